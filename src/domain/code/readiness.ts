// Whether a claimed code can be shown offline, and why not (O02).
import type { HistoryItem } from "../../contract/history";
import { cardStatus } from "./cardStatus";

/** Why a code could not be saved. */
export type SaveError = "storageFull" | "noSymbol" | "refused" | "atCounter";

export type Readiness =
	| "ready"
	/** Showing it starts its countdown, so it is fetched at the counter. */
	| "atCounter"
	| "onItsWay"
	| "needsNetwork"
	| Exclude<SaveError, "atCounter">;

const needsStart = (item: HistoryItem) =>
	!item.is_used_code &&
	item.countdown_datetime === null &&
	item.reserve_timeout > 0;

/** Whether a shop would accept the code at `now` (ms), by the history. */
export function isUsable(item: HistoryItem, now: number): boolean {
	const { state } = cardStatus(item, "available", now);
	return state === "useCode" || state === "useable";
}

/** Whether the code can and should be fetched without opening it. */
export const canPrefetchCode = (item: HistoryItem, now: number): boolean =>
	isUsable(item, now) && !needsStart(item);

/** Returns whether the code can be shown offline, or why not; null for an item without a code for a shop: used, ended, or a parcel. */
export function readiness(
	item: HistoryItem,
	phone: { saved: boolean; online: boolean; error: SaveError | undefined },
	now: number,
): Readiness | null {
	if (!isUsable(item, now)) return null;
	if (phone.saved) return "ready";
	if (needsStart(item)) return "atCounter";
	return phone.error ?? (phone.online ? "onItsWay" : "needsNetwork");
}
