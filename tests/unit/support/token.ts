// Creates tokens that the platform can read: three parts with the claims in the middle, without a valid signature.

const part = (value: object) =>
	Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token of a customer with the given claims; `exp` is in seconds, by default one hour from now. */
export function tokenOf(sub: string, claims: object = {}): string {
	const exp = Math.floor(Date.now() / 1000) + 3600;
	return [
		part({ alg: "HS256", typ: "JWT" }),
		part({ sub, exp, model: "SM-S938B", imei: "1", serial: "R1", ...claims }),
		"signature",
	].join(".");
}
