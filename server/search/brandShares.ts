// The brands that a search is about by their deals, and their deals ranked higher.

import type { IsShown, ScoredItem } from "./itemIndex";
import { exactScore, strongScore } from "./score";

/** The places of deals and brands among the kinds of items. */
const dealKind = 0;
const brandKind = 1;

/** A search is about a brand with so many strong deals, if they are this part of its deals. */
const fewestDeals = 2;
const leastShare = 1 / 3;

export class BrandShares {
	readonly #brandOf: readonly number[];
	readonly #dealsOf = new Map<number, number[]>();

	/** For each deal the index of its brand. */
	constructor(brandOf: readonly number[]) {
		this.#brandOf = brandOf;
		for (const [deal, brand] of brandOf.entries()) {
			const deals = this.#dealsOf.get(brand) ?? [];
			deals.push(deal);
			this.#dealsOf.set(brand, deals);
		}
	}

	/** The brands that the answers are about, with the strong ones' part of their shown deals. */
	#sharesOf(answers: readonly ScoredItem[], isShown: IsShown) {
		const strong = new Map<number, number>();
		for (const { kind, at, score } of answers) {
			const brand = this.#brandOf[at];
			if (kind === dealKind && score >= strongScore && brand !== undefined)
				strong.set(brand, (strong.get(brand) ?? 0) + 1);
		}
		const shares = new Map<number, number>();
		for (const [brand, count] of strong) {
			if (count < fewestDeals) continue;
			const deals = this.#dealsOf.get(brand) ?? [];
			const shown = deals.filter((at) => isShown(dealKind, at));
			const share = count / shown.length;
			if (share >= leastShare) shares.set(brand, share);
		}
		return shares;
	}

	/** Raises the deals of these brands, at most half of the way to an exact name, and adds the brands that no name found. */
	withBrands(answers: readonly ScoredItem[], isShown: IsShown): ScoredItem[] {
		const shares = this.#sharesOf(answers, isShown);
		const named = new Set(
			answers.filter(({ kind }) => kind === brandKind).map(({ at }) => at),
		);
		const raised = answers.map((it) => {
			const share = shares.get(this.#brandOf[it.at] ?? -1);
			if (it.kind !== dealKind || share === undefined) return it;
			const below = Math.max(0, exactScore - it.score);
			return { ...it, score: it.score + (below * share) / 2 };
		});
		const byDeals = [...shares]
			.filter(([at]) => !named.has(at))
			// A share is less than any score of a name.
			.map(([at, share]) => ({ kind: brandKind, at, score: share }));
		return [...raised, ...byDeals];
	}
}
