// Starts the game with the token, which must not remain in the app's address or history.
import { gameAddress } from "../../domain/game/gameAddress";
import { settings } from "../http/settings";
import { checkedSessionLife } from "../session/renewal";
import { currentSession, readToken } from "../session/session";
import { canLeave } from "./leavePage";

/** The game's address; "" if the build has no game. */
export const gameUrl = (): string =>
	import.meta.env.VITE_GAME_URL ||
	(settings.hasDemo ? `${location.origin}/demo/game` : "");

/** Removes the token from the page's address and returns it; "" without a valid one. */
export function takeGameToken(): string {
	const address = new URL(location.href);
	const token = address.searchParams.get("token");
	if (token === null) return "";
	address.searchParams.delete("token");
	history.replaceState(history.state, "", address);
	return readToken(token)?.token ?? "";
}

/** The result of a launch: `leaving` also if the page was left or the session has ended, `closed` if there is no game, `offline` if the host does not answer. */
export type LaunchResult = "leaving" | "closed" | "offline";

/** Replaces this page by the game if it `isShown` by then; `given` is a token to use instead of the session's, "" for none. */
export async function launchGame(
	given: string,
	isShown: () => boolean,
): Promise<LaunchResult> {
	const address = () =>
		gameAddress(gameUrl(), given || (currentSession()?.token ?? ""));
	if (!address()) return "closed";
	if (!(await canLeave())) return "offline";
	// The game could not save points with an expired token.
	const life = given ? "live" : await checkedSessionLife();
	if (life === "unknown") return "offline";
	if (life === "ended") return "leaving";
	// Read again, because the session may have been renewed or have ended during the checks.
	const newestAddress = isShown() && address();
	// The entry is replaced, so that going back from the game leads to the page that opened it.
	if (newestAddress) location.replace(newestAddress);
	return "leaving";
}
