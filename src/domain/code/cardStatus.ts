// The status, label and action of a history card, by tab (2 §4 History card status).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { rewardType, usedCodeDescription } from "../../contract/claimed";
import type { HistoryItem } from "../../contract/history";
import { ownValue } from "../app/ownValue";
import { deliveryWindow } from "../delivery/deliveryWindow";
import { sortedBy } from "../list/sortedBy";
import { inMs } from "../text/dates";
import { codeEnd, hasEnded } from "./codeEnd";

export type HistoryTab = "available" | "used";
/**
 * The two tabs, and the mode that shows one brand's codes (2 §2).
 *
 * | HistoryMode | HistoryTab | HistoryPart | address of /history |
 * |---|---|---|---|
 * | available | available | canuse | `state=history`, or neither `brandId` nor `privilegeRef` |
 * | used | used | Used | the same with `tab=used` |
 * | seeCode | none | both | `brandId` or `privilegeRef` without `state=history` |
 */
export type HistoryMode = HistoryTab | "seeCode";

export interface CardStatus {
	state:
		| "useCode"
		| "useable"
		| "used"
		| "expired"
		| "activityExpired"
		| "onItsWay"
		| "delivered";
	label: MessageDescriptor;
	action: "use" | "view" | "track" | "explainExpired" | "explainEnded" | null;
}

/** Whether the code can no longer be used. */
export const isOver = ({ state }: Pick<CardStatus, "state">): boolean =>
	["used", "expired", "activityExpired"].includes(state);

const labels = {
	[usedCodeDescription.useCode]: msg`Use code`,
	[usedCodeDescription.viewCode]: msg`View code`,
	[usedCodeDescription.used]: msg`Used`,
	[usedCodeDescription.activityExpired]: msg`Activity ended`,
	[usedCodeDescription.codeExpired]: msg`Code expired`,
};

/** The label of a Thai status text; `fallback` for an unknown text. */
export function statusLabel(
	is_used_code_desc: string,
	fallback: keyof typeof usedCodeDescription,
): MessageDescriptor {
	return (
		ownValue<MessageDescriptor>(labels, is_used_code_desc) ??
		labels[usedCodeDescription[fallback]]
	);
}

/** Whether the item is an activity and not a code (2 §3 extra_payload). */
export const isActivity = (item: Pick<HistoryItem, "extra_payload">): boolean =>
	item.extra_payload.some(
		(it) => it.key === "used_for" && it.string_val === "announcement",
	);

/** Whether the item was used or has ended, by the host's text; undefined while it is usable. */
export const markedOver = (item: Pick<HistoryItem, "is_used_code_desc">) =>
	item.is_used_code_desc === usedCodeDescription.used
		? "used"
		: endedState(item) && "ended";

/** Whether the host's text says that the item was used or has ended. */
export const isMarkedOver = (
	item: Pick<HistoryItem, "is_used_code_desc">,
): boolean => markedOver(item) !== undefined;

/** Whether the host's text says that its code can be viewed; without a text, whether it was opened. */
const isViewable = ({ is_used_code, is_used_code_desc: text }: HistoryItem) =>
	text === usedCodeDescription.viewCode || (text === "" && is_used_code);

/** Whether the see-code mode shows the item: an opened, used or ended code. */
export const hasVisibleCode = (item: HistoryItem): boolean =>
	parcelState(item) === null && (item.is_used_code || isMarkedOver(item));

/** Whether an item of the used part was used, not just ended. An unknown text of the host means used, unless the code had ended at `at` (ms). */
export function wasUsed(item: HistoryItem, at: number): boolean {
	const { is_used_code_desc: description } = item;
	return ownValue<MessageDescriptor>(labels, description)
		? description === usedCodeDescription.used
		: !hasEnded(item, at);
}

/** The status at `now` (ms): the description decides, the clock only adds what has ended since the list was loaded. */
export function cardStatus(
	item: HistoryItem,
	mode: HistoryMode,
	now: number,
): CardStatus {
	const { is_used_code_desc: description } = item;
	const parcel = parcelState(item);
	if (parcel)
		return { state: parcel, label: msg`Track parcel`, action: "track" };
	const usedLabel = statusLabel(description, "used");
	// On this tab a used card has no action, and an ended one opens an explanation (2 §4, 2 §8).
	if (mode === "used")
		return endedState(item)
			? ended(item)
			: { state: "used", label: usedLabel, action: null };
	if (mode === "seeCode")
		return isViewable(item) && !hasEnded(item, now)
			? useable(description)
			: expired(item);
	if (description === usedCodeDescription.used)
		return { state: "used", label: usedLabel, action: null };
	if (endedState(item) || hasEnded(item, now)) return ended(item);
	if (item.is_used_code) return useable(description);
	const label = statusLabel(description, "useCode");
	return { state: "useCode", label, action: "use" };
}

/** The state of a prize, which has no code (2 §3 reward type); null for any other item. */
function parcelState({ reward_type }: HistoryItem) {
	if (reward_type === rewardType.delivered) return "delivered";
	return reward_type === rewardType.physical ? "onItsWay" : null;
}

/** The latest arrival of a prize, in ms; null without an order date. */
export function latestArrival(
	item: Pick<HistoryItem, "redeem_datetime">,
): number | null {
	const ordered = inMs(item.redeem_datetime);
	return ordered === null ? null : deliveryWindow(ordered).through;
}

const useable = (description: string): CardStatus => ({
	state: "useable",
	label: statusLabel(description, "viewCode"),
	action: "view",
});

const endedStates: Record<string, "expired" | "activityExpired"> = {
	[usedCodeDescription.activityExpired]: "activityExpired",
	[usedCodeDescription.codeExpired]: "expired",
};
const endedState = (item: Pick<HistoryItem, "is_used_code_desc">) =>
	ownValue(endedStates, item.is_used_code_desc);

function expired(item: HistoryItem): CardStatus {
	// A used code keeps its label although its state is expired; a used activity does not count as ended.
	const description = isMarkedOver(item) ? item.is_used_code_desc : "";
	const isActivityOver = description === "" && isActivity(item);
	const state =
		endedState(item) ?? (isActivityOver ? "activityExpired" : "expired");
	const fallback = state === "expired" ? "codeExpired" : "activityExpired";
	return {
		state,
		label: statusLabel(description, fallback),
		action: "explainExpired",
	};
}

/** The status of an ended item outside of the see-code mode, where an ended activity has its own explanation (2 §4). */
function ended(item: HistoryItem): CardStatus {
	const status = expired(item);
	return status.state === "activityExpired"
		? { ...status, action: "explainEnded" }
		: status;
}

/** The earliest countdown of the cards, in ms, even if it has passed; null for none (2 §4). */
export function earliestCountdown(
	items: readonly Pick<HistoryItem, "countdown_datetime">[],
): number | null {
	const moments = items.flatMap((it) => inMs(it.countdown_datetime) ?? []);
	return moments.length > 0 ? Math.min(...moments) : null;
}

/** Returns the coupons with a running countdown first, the one that ends next at the top; the others are sorted by their validity where `byEnd`, else they keep their order. */
export function sortBySoonestEnd(
	items: readonly HistoryItem[],
	{ now, byEnd }: { now: number; byEnd: boolean },
): HistoryItem[] {
	const endOf = (item: HistoryItem) => {
		const end = codeEnd(item) ?? Infinity;
		return end <= now ? Infinity : end;
	};
	const running = (item: HistoryItem) =>
		item.countdown_datetime === null ? Infinity : endOf(item);
	const validity = (item: HistoryItem) =>
		byEnd && !parcelState(item) ? endOf(item) : Infinity;
	return sortedBy(sortedBy(items, validity), running);
}
