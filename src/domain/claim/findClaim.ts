// Finds the claim of an intent whose reply was lost, in the history (O07).
import type { HistoryItem } from "../../contract/history";
import { inMs } from "../text/dates";

/** How much earlier than the intent its claim may be dated, in ms: the clocks of two servers differ by up to a minute. */
const toleranceMs = 60_000;

/** Whether a history item may be a claim of the privilege; some hosts name no privilege in their items. */
export const mayBeClaimOf = (
	{ privilege_ref }: Pick<HistoryItem, "privilege_ref">,
	reference: string,
): boolean => privilege_ref === reference || privilege_ref === "";

/** The transaction id of the matching claim nearest to the intent, or null; one without a readable date comes last. `known` ones existed before the intent, `taken` ones belong to other intents (`at`: server time in ms). */
export function findClaim(
	items: readonly HistoryItem[],
	intent: { reference: string; at: number; known: readonly string[] },
	taken: readonly string[],
): string | null {
	const others = new Set([...intent.known, ...taken]);
	const claimedAt = (item: HistoryItem) =>
		inMs(item.redeem_datetime) ?? Number.MAX_VALUE;
	const distance = (item: HistoryItem) => Math.abs(claimedAt(item) - intent.at);
	const [own] = items
		.filter(
			(item) =>
				mayBeClaimOf(item, intent.reference) &&
				claimedAt(item) >= intent.at - toleranceMs &&
				!others.has(item.ext_transaction_id),
		)
		.sort((one, other) => distance(one) - distance(other));
	return own?.ext_transaction_id ?? null;
}
