// The game's address with the token that opens it (3 §2 /play-game).
import { safeUrl } from "../app/link";

/** Where the game starts for this token; null where there is no game, no token, or an address that may not be opened. */
export function gameAddress(gameUrl: string, token: string): string | null {
	const address = safeUrl(gameUrl);
	if (!address || token === "") return null;
	address.searchParams.set("token", token);
	return address.href;
}
