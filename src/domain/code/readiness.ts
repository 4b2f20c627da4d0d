// Whether a claimed code can be shown in a shop from this phone alone, and why not (O02).
import type { HistoryItem } from "../../contract/history";
import { cardStatus } from "./cardStatus";

/** What went wrong when a code was to be saved ahead. */
export type SaveError = "noRoom" | "noSymbol" | "refused" | "atCounter";

export type Readiness =
	| "ready"
	/** Its clock starts with it: it comes when the customer stands at the counter. */
	| "atCounter"
	| "onItsWay"
	| "needsNetwork"
	| Exclude<SaveError, "atCounter">;

type Item = Pick<
	HistoryItem,
	| "is_used_code"
	| "is_used_code_desc"
	| "countdown_datetime"
	| "expiration_datetime"
	| "reserve_timeout"
	| "reward_type"
>;

/** Its countdown would have to be started to see it: that is the customer's own to do. */
const needsStart = (item: Item) =>
	!item.is_used_code &&
	item.countdown_datetime === null &&
	item.reserve_timeout > 0;

/** A code that a shop would take at `now` (ms), as far as the history tells. */
export function isUsable(item: HistoryItem, now: number): boolean {
	const { state } = cardStatus(item, "available", now);
	return state === "useCode" || state === "useable";
}

/** Whether the code can be had without being opened, and is worth having at `now` (ms). */
export function canPrefetchCode(item: HistoryItem, now: number): boolean {
	return isUsable(item, now) && !needsStart(item);
}

/** How things stand with a code at `now` (ms); null for what has no code for a shop: used, over, or a parcel. */
export function readiness(
	item: HistoryItem,
	phone: { saved: boolean; online: boolean; trouble: SaveError | undefined },
	now: number,
): Readiness | null {
	if (!isUsable(item, now)) return null;
	if (phone.saved) return "ready";
	if (needsStart(item)) return "atCounter";
	return phone.trouble ?? (phone.online ? "onItsWay" : "needsNetwork");
}
