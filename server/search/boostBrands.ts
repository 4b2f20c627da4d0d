// Finds the brands that a search is about from its matching deals, and ranks their deals higher.

import type { IsShown, ScoredItem } from "./itemIndex";
import { exactScore, strongScore } from "./score";

/** The numbers of deals and brands among the kinds of items. */
const dealKind = 0;
const brandKind = 1;

/** A search is about a brand if at least this many of its deals match strongly, and at least this share of them. */
const minStrongDeals = 2;
const minShare = 1 / 3;

/** The brands that the matches are about, each with the share of its shown deals that match strongly. */
function sharesOf(
	matches: readonly ScoredItem[],
	brandOfDeal: readonly number[],
	isShown: IsShown,
) {
	const strong = new Map<number, number>();
	for (const { kind, at, score } of matches) {
		const brand = brandOfDeal[at];
		if (kind === dealKind && score >= strongScore && brand !== undefined)
			strong.set(brand, (strong.get(brand) ?? 0) + 1);
	}
	const shown = new Map<number, number>();
	for (const [at, brand] of brandOfDeal.entries())
		if (strong.has(brand) && isShown(dealKind, at))
			shown.set(brand, (shown.get(brand) ?? 0) + 1);
	const shares = new Map<number, number>();
	for (const [brand, count] of strong) {
		const share = count / (shown.get(brand) ?? 0);
		if (count >= minStrongDeals && share >= minShare) shares.set(brand, share);
	}
	return shares;
}

/** The matches, with the scores of these brands' deals raised by at most half of what they lack to an exact name, and the brands that did not match by name; `brandOfDeal` has the index of each deal's brand. */
export function boostBrands(
	matches: readonly ScoredItem[],
	brandOfDeal: readonly number[],
	isShown: IsShown,
): ScoredItem[] {
	const shares = sharesOf(matches, brandOfDeal, isShown);
	const named = new Set(
		matches.filter(({ kind }) => kind === brandKind).map(({ at }) => at),
	);
	const raised = matches.map((it) => {
		const share = shares.get(brandOfDeal[it.at] ?? -1);
		if (it.kind !== dealKind || share === undefined) return it;
		const missing = Math.max(0, exactScore - it.score);
		return { ...it, score: it.score + (missing * share) / 2 };
	});
	const unnamed = [...shares]
		.filter(([at]) => !named.has(at))
		// A share is less than any score of a name.
		.map(([at, share]) => ({ kind: brandKind, at, score: share }));
	return [...raised, ...unnamed];
}
