// Finds the claim that an intent with a lost reply has made, among the customer's claimed privileges (O07).
import type { HistoryItem } from "../../contract/history";
import { inMs } from "../text/dates";

/** How much earlier than the intent its claim may be dated: the clocks are not one, in ms. */
const tolerance = 5000;

/**
 * The transaction id of the intent's claim, or null: of the same privilege,
 * made no earlier than the intent (`at`, server time in ms), not among those
 * `known` before it was sent, and not spoken for by another intent. The
 * earliest such claim, since later ones may be another phone's.
 */
export function findClaim(
	items: readonly HistoryItem[],
	intent: { reference: string; at: number; known: readonly string[] },
	taken: readonly string[],
): string | null {
	const others = new Set([...intent.known, ...taken]);
	const own = items
		.filter(
			(item) =>
				item.privilege_ref === intent.reference &&
				(inMs(item.redeem_datetime) ?? 0) >= intent.at - tolerance &&
				!others.has(item.ext_transaction_id),
		)
		.sort(
			(one, other) =>
				(inMs(one.redeem_datetime) ?? 0) - (inMs(other.redeem_datetime) ?? 0),
		);
	return own[0]?.ext_transaction_id ?? null;
}
