// The ranking: podium, rows, and the customer's own place (3 §4).
import type { Rank } from "../../contract/game";
import { distinct } from "../app/distinct";
import { bySeq } from "../text/bySeq";

const podiumPlaces = 3;
const placesShown = 10;

/** Finds the customer's row by the customer's id, or by place and name where the host leaves out either id; null where several rows match and none is equal. */
function ownRankIn(rows: readonly Rank[], own: Rank | null): Rank | null {
	if (!own || own.seq <= 0) return null;
	const name = rankName(own);
	const matches = rows.filter((rank) =>
		rank.customer_id && own.customer_id
			? rank.customer_id === own.customer_id
			: rank.seq === own.seq && ["", rankName(rank)].includes(name),
	);
	const [only = null] = matches.length > 1 ? [] : matches;
	return matches.find((rank) => rankKey(rank) === rankKey(own)) ?? only;
}

export function rankingOf(
	topRanks: readonly Rank[],
	customerRank: Rank | null,
) {
	const ranked = topRanks.filter(({ seq }) => seq > 0).sort(bySeq);
	const top = distinct(ranked, rankKey).slice(0, placesShown);
	const ownInTop = ownRankIn(top, customerRank);
	return {
		podium: top.slice(0, podiumPlaces),
		/** The first ten, including the podium. */
		rows: top,
		/** The customer's row in `rows`; null where it is not among them. */
		ownInTop,
		/** The customer's row where it is not among `rows`; seq 0 means not ranked. */
		ownOutsideTop: ownInTop ? null : customerRank,
	};
}

/** The key of a row; an id alone is not enough, since some hosts give none and two customers of the same name may share a rank. */
export const rankKey = (rank: Rank): string =>
	[rank.seq, rank.customer_id, rank.avatar, rankName(rank)].join(" ");

export const rankName = (
	rank: Pick<Rank, "first_name" | "last_name">,
): string => [rank.first_name, rank.last_name].filter(Boolean).join(" ");
