// The page address as the event log may have it: nothing that signs a person in, and no phone number (1 §3, 1 §5).

/** Parameters that carry a sign-in, a one-time code or a phone number. */
const secret =
	/token|^(code|state|otp|ref_?code|contact_no|tel|msisdn)$|mobile|phone/i;
/** Values that do, whatever their name: a token (JWT), a Thai phone number. */
const secretValue =
	/eyJ[\w-]+\.[\w-]+|(?:^|\D)(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?!\d)/;
/** The longest path that the log takes. */
const longest = 2000;

/** Path and query without what must not be logged. An address inside a value is judged as a text. */
export function loggedPath(pathname: string, search: string): string {
	const query = new URLSearchParams(search);
	for (const [name, value] of [...query])
		if (secret.test(name) || secretValue.test(value) || namesSecret(value))
			query.delete(name);
	const rest = query.toString();
	return (pathname + (rest && `?${rest}`)).slice(0, longest);
}

/** Whether a value is itself an address with a secret in its query. */
function namesSecret(value: string): boolean {
	const inner = value.split("?")[1];
	if (!inner) return false;
	return [...new URLSearchParams(inner).keys()].some((name) =>
		secret.test(name),
	);
}
