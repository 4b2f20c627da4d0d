// Removes sign-in data from addresses that are stored (P02, P15), and also phone numbers from those in the event log (1 §3, 1 §5).
import { landingPath } from "./parentPage";

/** Parameters with sign-in data, a device, a one-time code or a phone number. */
const secretName =
	/token|^(code|otp|ref_?code|contact_no|tel|msisdn|imei|serial|email|mock_.*)$|mobile|phone/i;
/** Values that are a JWT or a Thai phone number. */
const secretValue =
	/eyJ[\w-]+\.[\w-]+|(?:^|\D)(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?!\d)/;
/** On a page of the app `state` is a mode name; at a sign-in it is encoded data. */
const modeName = /^[a-z]{1,20}$/i;
const maxLength = 2000;

/** Whether a `state` is a mode name; `pathname` is a page of the app or another site's address. */
const isMode = (pathname: string, value: string) =>
	/^\/(?!\/)/.test(pathname) &&
	pathname !== landingPath &&
	modeName.test(value);

function isSecret(pathname: string, name: string, value: string): boolean {
	if (/^state$/i.test(name)) return !isMode(pathname, value);
	return (
		secretName.test(name) ||
		secretValue.test(value) ||
		containsSecretName(value)
	);
}

/** Removes parameters with a secret name or value, or with an address that has one. A query that is too long to log is left out: checking it would take seconds. */
export function loggedPath(pathname: string, search: string): string {
	if (search.length > maxLength) return pathname.slice(0, maxLength);
	const query = new URLSearchParams(search);
	for (const [name, value] of [...query])
		if (isSecret(pathname, name, value)) query.delete(name);
	const rest = query.toString();
	return (pathname + (rest && `?${rest}`)).slice(0, maxLength);
}

function containsSecretName(value: string): boolean {
	const [address = "", inner] = value.split("?");
	return [...new URLSearchParams(inner)].some(([name, text]) =>
		/^state$/i.test(name) ? !isMode(address, text) : secretName.test(name),
	);
}

/** Removes the token, and the whole query of a sign-in. */
export function withoutToken(href: string): string {
	const { pathname, searchParams, hash } = new URL(href, "https://app.invalid");
	if (pathname === landingPath) return pathname;
	searchParams.delete("token");
	const search = searchParams.toString();
	return pathname + (search && `?${search}`) + hash;
}
