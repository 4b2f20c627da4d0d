// Finds the claim of an intent whose reply was lost, in the history (O07).
import type { HistoryItem } from "../../contract/history";
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import type { Privilege } from "../../contract/privilegeFields";
import { inMs } from "../text/dates";
import { hasTimeOfDay } from "../text/longDates";

/** How much earlier than the intent its claim may be dated, in ms: the clocks of two servers differ by up to a minute. */
const toleranceMs = 60_000;
const dayMs = 86_400_000;

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

/** The first and the last moment, in ms, at which an item may have been claimed: the whole Bangkok day where the host gives only the day, the largest number where the date is unreadable. */
function claimedBetween({ redeem_datetime }: HistoryItem): [number, number] {
	const at = inMs(redeem_datetime);
	if (at === null) return [Number.MAX_VALUE, Number.MAX_VALUE];
	if (hasTimeOfDay(redeem_datetime)) return [at, at];
	const dayEnd = nextPeriodStart("day", at);
	return [dayEnd - dayMs, dayEnd - 1];
}

interface Intent extends NamedPrivilege {
	/** Server time in ms. */
	at: number;
	/** Where `at` may be too late: a time before it, server time in ms. */
	earliest?: number | null;
	/** Transaction ids of the claims from before the intent. */
	known: readonly string[];
}

/** When its claim may be dated at the earliest, in ms. */
const earliestDate = ({ at, earliest }: Intent): number =>
	(earliest ?? at) - toleranceMs;

/** The transaction id of the matching claim nearest to the intent, or null; claims without a readable date come last. `taken`: the claims of other intents. */
export function findClaim(
	items: readonly HistoryItem[],
	intent: Intent,
	taken: readonly string[],
): string | null {
	const others = new Set([...intent.known, ...taken]);
	const distance = (item: HistoryItem) => {
		const [first, last] = claimedBetween(item);
		return Math.max(first - intent.at, intent.at - last, 0);
	};
	const [own] = items
		.filter(
			(item) =>
				mayBeClaimOf(item, intent) &&
				claimedBetween(item)[1] >= earliestDate(intent) &&
				!others.has(item.ext_transaction_id),
		)
		.sort((one, other) => distance(one) - distance(other));
	return own?.ext_transaction_id ?? null;
}

/** Whether all further items of a list are older than the intent's claim: the dates of these items only fall, and the last item is from before the intent. */
export function isPastIntent(
	items: readonly HistoryItem[],
	intent: Intent,
): boolean {
	const dates = items.map((item) => claimedBetween(item)[1]);
	const [first] = dates;
	const last = items.at(-1);
	const lastDate = dates.at(-1);
	if (!last || first === undefined || lastDate === undefined) return false;
	const isFalling =
		first < Number.MAX_VALUE &&
		lastDate < first &&
		dates.every((date, index) => date <= (dates[index - 1] ?? date));
	const isEarlier =
		lastDate < earliestDate(intent) ||
		intent.known.includes(last.ext_transaction_id);
	return isFalling && isEarlier;
}
