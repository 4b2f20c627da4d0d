// Prepares the address of a document before anything reads it: the page's own spelling, and no token.
import { pagePath } from "../domain/app/link";
import { privilegeParameter } from "../domain/app/parentPage";
import { pages } from "./routes";

/** Corrects the path of a page ("/History/"), removes the token from the address (P15) and returns it; null without one. */
export function takeTokenFromAddress(): string | null {
	const address = new URL(location.href);
	const path = pagePath(address.pathname);
	if (pages.some((page) => page.path === path)) address.pathname = path;
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
