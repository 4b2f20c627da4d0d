// Shows a settled claim on the cards of all loaded lists, until the server's next reply (2 §3).
import type { QueryClient } from "@tanstack/react-query";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { updateCachedCards } from "./updateCachedCards";

export function showClaimed(
	client: QueryClient,
	{ state, reference }: ClaimEntry,
): void {
	if (state === "settled")
		updateCachedCards(client, {
			references: [reference],
			fields: { display_redeem_badge: true, is_already_received: true },
		});
}
