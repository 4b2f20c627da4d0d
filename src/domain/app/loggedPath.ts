// The page address as the event log may have it: nothing that signs a person in, and no phone number (1 §3, 1 §5).

/** Parameters that carry a sign-in, a device, a one-time code or a phone number. */
const secret =
	/token|^(code|otp|ref_?code|contact_no|tel|msisdn|imei|serial|email|mock_.*)$|mobile|phone/i;
/** Values that do, whatever their name: a token (JWT), a Thai phone number. */
const secretValue =
	/eyJ[\w-]+\.[\w-]+|(?:^|\D)(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?!\d)/;
/** What `state` is on a page of the app: the name of a mode. Of a sign-in it is what the phone has packed into it. */
const modeName = /^[a-z]{1,20}$/i;
const landing = "/landing";
/** The longest path that the log takes. */
const longest = 2000;

/** `pathname` is that of a page of the app, or another site's address. */
const isMode = (pathname: string, value: string) =>
	/^\/(?!\/)/.test(pathname) && pathname !== landing && modeName.test(value);

function isSecret(pathname: string, name: string, value: string): boolean {
	if (/^state$/i.test(name)) return !isMode(pathname, value);
	return secret.test(name) || secretValue.test(value) || namesSecret(value);
}

/** Path and query without what must not be logged. An address inside a value is judged like the page's own. */
export function loggedPath(pathname: string, search: string): string {
	const query = new URLSearchParams(search);
	for (const [name, value] of [...query])
		if (isSecret(pathname, name, value)) query.delete(name);
	const rest = query.toString();
	return (pathname + (rest && `?${rest}`)).slice(0, longest);
}

/** Whether a value is itself an address with a secret in its query. */
function namesSecret(value: string): boolean {
	const [address = "", inner] = value.split("?");
	if (!inner) return false;
	return [...new URLSearchParams(inner)].some(([name, text]) =>
		/^state$/i.test(name) ? !isMode(address, text) : secret.test(name),
	);
}
