// Finds the claim of an intent whose reply was lost, in the history (O07).
import type { HistoryItem } from "../../contract/history";
import { inMs } from "../text/dates";

/** How much earlier than the intent its claim may be dated, in ms: clocks differ. */
const tolerance = 5000;

/** The transaction id of the earliest matching claim, or null; `known` ones existed before the intent, `taken` ones belong to other intents (`at`: server time in ms). */
export function findClaim(
	items: readonly HistoryItem[],
	intent: { reference: string; at: number; known: readonly string[] },
	taken: readonly string[],
): string | null {
	const others = new Set([...intent.known, ...taken]);
	const claimedAt = (item: HistoryItem) => inMs(item.redeem_datetime) ?? 0;
	const [own] = items
		.filter(
			(item) =>
				item.privilege_ref === intent.reference &&
				claimedAt(item) >= intent.at - tolerance &&
				!others.has(item.ext_transaction_id),
		)
		.sort((one, other) => claimedAt(one) - claimedAt(other));
	return own?.ext_transaction_id ?? null;
}
