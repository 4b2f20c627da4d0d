// Page addresses in the spelling of their routes, and the document's address without its token.
import { pagePath } from "../domain/app/link";
import { privilegeParameter } from "../domain/app/pagePaths";
import { pages } from "./routes";

/** Gives an address such as "/History/" the path of its page's route; unchanged if there is no such page. */
function corrected(address: URL): URL {
	const path = pagePath(address.pathname);
	if (pages.some((page) => page.path === path)) address.pathname = path;
	return address;
}

/** An in-app path as the page's route spells it. */
export function pageAddress(path: string): string {
	const { pathname, search, hash } = corrected(new URL(path, location.origin));
	return pathname + search + hash;
}

/** A token in an address, and the API host that the address gives for it (1 §2). */
export interface AddressToken {
	token: string;
	api_server_url: string | null;
}

/** Corrects the address of the document, removes its token and the token's host (P15) and returns them; null without a token. */
export function takeTokenFromAddress(): AddressToken | null {
	const address = corrected(new URL(location.href));
	const token = address.searchParams.get("token");
	const isGame = address.pathname === "/play-game";
	const isLanding = address.pathname === "/landing";
	// The game page reads its own token, and the landing page signs in with a code.
	const addressToken =
		isGame || isLanding || token === null
			? null
			: { token, api_server_url: address.searchParams.get("api_server_url") };
	// A privilege would open over home for the account on this phone, instead of the sign-in.
	if (isLanding) address.searchParams.delete(privilegeParameter);
	if (token !== null && !isGame) address.searchParams.delete("token");
	if (addressToken) address.searchParams.delete("api_server_url");
	if (address.href !== location.href)
		history.replaceState(history.state, "", address);
	return addressToken;
}
