// Starts the game with the token, which stays in no address of the app and not in its history.
import { gameAddress } from "../../domain/game/gameAddress";
import { settings } from "../http/settings";
import { checkedSessionLife } from "../session/renewal";
import { currentSession, readToken } from "../session/session";
import { canLeave } from "./leavePage";

/** "" where the build has no game. */
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

/** Result of a launch: the page is leaving, there is no game, or there is no network. */
export type LaunchResult = "leaving" | "closed" | "offline";

/** Opens the game in place of this page while it `isShown`, with the given token or the session's. */
export async function launchGame(
	given: string,
	isShown: () => boolean,
): Promise<LaunchResult> {
	const address = () =>
		gameAddress(gameUrl(), given || (currentSession()?.token ?? ""));
	if (!address()) return "closed";
	if (!(await canLeave())) return "offline";
	// With a token that has expired the game could not save its points.
	const life = given ? "live" : await checkedSessionLife();
	if (life === "unknown") return "offline";
	if (life === "ended") return "leaving";
	// Read again: the session may have been renewed meanwhile, or have ended.
	const newest = isShown() && address();
	// Replaced, so that a step back from the game leads to where it was opened.
	if (newest) location.replace(newest);
	return "leaving";
}
