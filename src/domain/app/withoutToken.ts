// An address without its token and sign-in data, for what is stored of it (P02, P15).
import { landingPath } from "./parentPage";

/** Removes the token, and the whole query of a sign-in. */
export function withoutToken(href: string): string {
	const { pathname, searchParams, hash } = new URL(href, "https://app.invalid");
	if (pathname === landingPath) return pathname;
	searchParams.delete("token");
	const search = searchParams.toString();
	return pathname + (search && `?${search}`) + hash;
}
