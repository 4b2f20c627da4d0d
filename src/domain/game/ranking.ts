// The ranking: podium, rows, and the customer's own place (3 §4).
import type { Rank } from "../../contract/game";
import { distinct } from "../app/distinct";
import { bySeq } from "../text/bySeq";

const podiumPlaces = 3;
const placesShown = 10;

interface Ranking {
	/** The first three. */
	podium: Rank[];
	/** The first ten, those of the podium among them. */
	rows: Rank[];
	/** The customer's own row where the top ten lack it; seq 0 means not ranked. */
	own: Rank | null;
}

/** Whether a rank is the customer's: by the customer's id, or by the place where the host names no customer. */
export function isOwnRank(rank: Rank, customerRank: Rank | null): boolean {
	if (!customerRank || customerRank.seq <= 0) return false;
	return rank.customer_id || customerRank.customer_id
		? rank.customer_id === customerRank.customer_id
		: rank.seq === customerRank.seq;
}

export function rankingOf(
	topRanks: readonly Rank[],
	customerRank: Rank | null,
): Ranking {
	const ranked = topRanks.filter(({ seq }) => seq > 0).sort(bySeq);
	const top = distinct(ranked, rankKey).slice(0, placesShown);
	const isShown = top.some((rank) => isOwnRank(rank, customerRank));
	return {
		podium: top.slice(0, podiumPlaces),
		rows: top,
		own: isShown ? null : customerRank,
	};
}

/** Some hosts name no customer, and two of one name may share a rank. */
export const rankKey = (rank: Rank): string =>
	[rank.seq, rank.customer_id, rank.avatar, rankName(rank)].join(" ");

export const rankName = (
	rank: Pick<Rank, "first_name" | "last_name">,
): string => [rank.first_name, rank.last_name].filter(Boolean).join(" ");
