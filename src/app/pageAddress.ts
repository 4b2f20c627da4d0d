// Addresses of pages in their own spelling, and the document's address without its token.
import { pagePath } from "../domain/app/link";
import { privilegeParameter } from "../domain/app/pagePaths";
import { pages } from "./routes";

/** The address with the path of its page's route, for one like "/History/"; unchanged where there is no such page. */
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

/** Corrects the address of the document, removes its token (P15) and returns it; null without one. */
export function takeTokenFromAddress(): string | null {
	const address = corrected(new URL(location.href));
	const token = address.searchParams.get("token");
	const isGame = address.pathname === "/play-game";
	const isLanding = address.pathname === "/landing";
	// A privilege would open over home for the account on this phone, instead of the sign-in.
	if (isLanding) address.searchParams.delete(privilegeParameter);
	if (token !== null && !isGame) address.searchParams.delete("token");
	if (address.href !== location.href)
		history.replaceState(history.state, "", address);
	// The game takes its own token, the landing page signs in by its code.
	return isGame || isLanding ? null : token;
}
