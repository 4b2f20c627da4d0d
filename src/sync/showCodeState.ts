// Shows in all loaded data that a claim's code was opened or used; apart from updateCachedCards.ts, which home loads first.
import type { QueryClient } from "@tanstack/react-query";
import { usedCodeDescription } from "../contract/claimed";
import { updateCachedCards } from "./updateCachedCards";

/** Shows that a code was opened, with its countdown, or used: until the server's next reply, also in the saved lists of a start without a network. */
export function showCodeState(
	client: QueryClient,
	transactionId: string,
	state: "viewCode" | "used",
	countdown_time: string | null = null,
): void {
	updateCachedCards(client, {
		key: "ext_transaction_id",
		references: [transactionId],
		fields: {
			is_used_code: true,
			is_used_code_desc: usedCodeDescription[state],
			...(countdown_time && { countdown_datetime: countdown_time }),
		},
	});
}
