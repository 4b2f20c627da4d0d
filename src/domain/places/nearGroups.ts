// The deals near a person, grouped by the branch that has them (2 §2).
import type { NearDeal } from "../../contract/browse";
import { distinct } from "../app/distinct";
import { isDealSoldOut } from "../list/isDealSoldOut";
import { type Position, toPosition } from "./nearMe";

export interface NearGroup {
	key: string;
	/** The deal shown for the branch: the first one that can still be claimed, if any. */
	first: NearDeal;
	/** Degrees; null where the host does not give the branch's position. */
	position: Position | null;
	deals: NearDeal[];
}

/** The key of a deal's brand, which may be only the logo: the documents' card has nothing else of the brand (2 §3). */
const brandKey = (deal: NearDeal) =>
	deal.brand_id ||
	deal.brand_name_th ||
	deal.brand_name_en ||
	deal.brand_logo ||
	deal.alt_reference;

/** One group per brand and branch, in the order of the deals; sold-out deals come last in their group. */
export function groupByBranch(deals: readonly NearDeal[]): NearGroup[] {
	const groups = new Map<string, NearGroup>();
	for (const deal of deals) {
		const { distance, branch_lat: lat, branch_lng: lng } = deal;
		const key = [brandKey(deal), distance, lat, lng].join(" ");
		const group = groups.get(key);
		if (group) group.deals.push(deal);
		else {
			const position = toPosition(lat, lng);
			groups.set(key, { key, first: deal, position, deals: [deal] });
		}
	}
	return [...groups.values()].map((group) => {
		const all = distinct(group.deals, "alt_reference");
		const deals = [
			...all.filter((deal) => !isDealSoldOut(deal)),
			...all.filter(isDealSoldOut),
		];
		return { ...group, deals, first: deals[0] ?? group.first };
	});
}

/** The brand with its branch; the brand alone where the host names no branch, the deal's subtitle where it names neither. */
export function branchTitle(
	deal: NearDeal,
	localized: (th: string, en: string) => string,
): string {
	const brand = localized(deal.brand_name_th, deal.brand_name_en);
	const branch = localized(deal.branch_title_th, deal.branch_title_en);
	return branch && !branch.startsWith(brand)
		? `${brand} · ${branch}`
		: branch || brand || localized(deal.subname_th, deal.subname_en);
}

/** The brand's logo, and its name for when the logo cannot be shown. */
export const brandLogo = (
	{ brand_logo, brand_name_th, brand_name_en }: NearDeal,
	localized: (th: string, en: string) => string,
) => ({
	src: brand_logo,
	name: localized(brand_name_th, brand_name_en),
});
