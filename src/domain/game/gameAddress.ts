// The game's address with its token (3 §2 /play-game).
import { safeUrl } from "../../contract/webAddress";

/** Returns null without a game or a token, and for an address that may not be opened. */
export function gameAddress(gameUrl: string, token: string): string | null {
	const address = safeUrl(gameUrl);
	if (!address || token === "") return null;
	address.searchParams.set("token", token);
	return address.href;
}
