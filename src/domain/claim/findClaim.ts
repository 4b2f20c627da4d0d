// Finds the claim of an intent whose reply was lost, in the history (O07).
import type { HistoryItem } from "../../contract/history";
import type { Privilege } from "../../contract/privilegeFields";
import { inMs } from "../text/dates";

/** How much earlier than the intent its claim may be dated, in ms: the clocks of two servers differ by up to a minute. */
const toleranceMs = 60_000;

/** The names of a privilege: the documents do not say which of them is a claim's privilege_ref (2 §3). */
export const privilegeNames = ({
	alt_reference,
	reference,
	privilege_id,
}: Pick<Privilege, "alt_reference" | "reference" | "privilege_id">): string[] =>
	[alt_reference, reference, privilege_id].filter((name) => name !== "");

interface NamedPrivilege {
	reference: string;
	/** All its names, where known. */
	names?: readonly string[];
}

/** Whether a history item may be a claim of the privilege; some hosts name no privilege in their items. */
export const mayBeClaimOf = (
	{ privilege_ref }: Pick<HistoryItem, "privilege_ref">,
	{ reference, names = [] }: NamedPrivilege,
): boolean => ["", reference, ...names].includes(privilege_ref);

/** The transaction id of the matching claim nearest to the intent, or null; one without a readable date comes last. `known` ones existed before the intent, `taken` ones belong to other intents (`at`: server time in ms). */
export function findClaim(
	items: readonly HistoryItem[],
	intent: NamedPrivilege & { at: number; known: readonly string[] },
	taken: readonly string[],
): string | null {
	const others = new Set([...intent.known, ...taken]);
	const claimedAt = (item: HistoryItem) =>
		inMs(item.redeem_datetime) ?? Number.MAX_VALUE;
	const distance = (item: HistoryItem) => Math.abs(claimedAt(item) - intent.at);
	const [own] = items
		.filter(
			(item) =>
				mayBeClaimOf(item, intent) &&
				claimedAt(item) >= intent.at - toleranceMs &&
				!others.has(item.ext_transaction_id),
		)
		.sort((one, other) => distance(one) - distance(other));
	return own?.ext_transaction_id ?? null;
}
