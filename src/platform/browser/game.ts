// Starting the game: the token is handed over and stays neither in an address of the app nor in its history.
import { gameAddress } from "../../domain/game/gameLaunch";
import { settings } from "../http/settings";
import { canLeave } from "../session/leave";
import { currentSession, readToken } from "../session/session";

/** Where the game stands: as the build was told, in a demo build else the demo's own one; "" for none. */
export const gameUrl = (): string =>
	settings.gameUrl || (settings.hasDemo ? `${location.origin}/demo/game` : "");

/**
 * Takes the token out of the page's address, before anything else can read
 * it there; "" without one. A broken one counts as none.
 */
export function takeGameToken(): string {
	const address = new URL(location.href);
	const token = address.searchParams.get("token");
	if (token === null) return "";
	address.searchParams.delete("token");
	history.replaceState(history.state, "", address);
	return readToken(token)?.token ?? "";
}

/** What became of a launch: the page gives way to the game, there is no game to open, or no network to open it with. */
export type LaunchResult = "leaving" | "closed" | "offline";

/** Opens the game in place of this page, with the given token or the session's. */
export async function launchGame(given: string): Promise<LaunchResult> {
	const address = gameAddress(
		gameUrl(),
		given || (currentSession()?.token ?? ""),
	);
	if (!address) return "closed";
	if (!(await canLeave())) return "offline";
	// In place of the launching page: a step back from the game leads to where it was opened.
	location.replace(address);
	return "leaving";
}
