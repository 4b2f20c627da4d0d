// How a list of privileges or coupons is sorted, and which kind it shows (X09).
import { rewardType } from "../../contract/claimed";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { ownValue } from "../app/ownValue";
import { inMs } from "../text/dates";
import { sortedBy } from "./sortedBy";

export type Sort = "ending" | "nearest";
export const allSorts: readonly Sort[] = ["ending", "nearest"];

/** Where a privilege is used: at the counter, online, or nowhere because it is delivered. */
const kinds = ["shop", "online", "delivered"] as const;
export type Kind = (typeof kinds)[number];

/** The chosen sort and kind; null stands for the list's own order and for every kind. */
interface ListChoice {
	sort: Sort | null;
	kind: Kind | null;
}

/** Reads the choice from an address; an unknown value, or a sort that the list does not offer, gives null. */
export const readChoice = (
	search: { sort?: string; kind?: string },
	sorts = allSorts,
): ListChoice => ({
	sort: sorts.find((sort) => sort === search.sort) ?? null,
	kind: kinds.find((kind) => kind === search.kind) ?? null,
});

const kindOfType: Record<number, Kind> = {
	[rewardType.couponCode]: "shop",
	[rewardType.onlineCode]: "online",
	[rewardType.urlCode]: "online",
	[rewardType.physical]: "delivered",
	[rewardType.delivered]: "delivered",
};

/** The kind of a privilege type or a reward type (2 §3); null for an unknown one. */
export const kindOf = (type: number): Kind | null =>
	ownValue(kindOfType, type) ?? null;

export const isOfKind = (type: number, kind: Kind | null) =>
	kind === null || kindOf(type) === kind;

/** Returns the kinds to choose from, which are those of the list and the chosen one; none where the list has only one and none is chosen. */
export function offeredKinds(types: readonly number[], chosen: Kind | null) {
	const present = new Set(types.map(kindOf));
	if (chosen === null && present.size < 2) return [];
	return kinds.filter((kind) => kind === chosen || present.has(kind));
}

type Deal = Pick<PrivilegeCard, "type" | "valid_through" | "distance">;

/** The value that each sort compares; deals that have ended or whose value is unknown come last. */
const sortValues: Record<Sort, (deal: Deal, now: number) => number> = {
	ending({ valid_through }, now) {
		const end = inMs(valid_through);
		return end !== null && end > now ? end : Number.MAX_VALUE;
	},
	nearest: ({ distance }) => distance ?? Number.MAX_VALUE,
};

/** Returns the deals of the chosen kind in the chosen order; equal ones keep their order. `now` is in ms. */
export function arrangeDeals<Item extends Deal>(
	deals: readonly Item[],
	{ sort, kind }: ListChoice,
	now: number,
): Item[] {
	const shown = deals.filter(({ type }) => isOfKind(type, kind));
	if (sort === null) return shown;
	return sortedBy(shown, (deal) => sortValues[sort](deal, now));
}

/** The deals with the distance of their nearest branch, in km, where it is known. */
export function withDistances<
	Item extends Pick<PrivilegeCard, "alt_reference" | "distance">,
>(
	deals: readonly Item[],
	near: readonly Pick<PrivilegeCard, "alt_reference" | "distance">[],
): Item[] {
	const distances = new Map<string, number>();
	for (const { alt_reference, distance } of near)
		if (
			distance !== null &&
			distance < (distances.get(alt_reference) ?? Infinity)
		)
			distances.set(alt_reference, distance);
	return deals.map((deal) => ({
		...deal,
		distance: distances.get(deal.alt_reference) ?? deal.distance,
	}));
}
