// The game's ranking as it is drawn: the podium, the rows under it, and the customer's own place (3 §4).
import type { Rank } from "../../contract/game";

const podiumPlaces = 3;
const placesShown = 10;

export interface Ranking {
	/** Ranks 1 to 3, the best first. */
	podium: Rank[];
	/** The rest of the top ten. */
	rows: Rank[];
	/** The customer's own row where the top ten do not have it; seq 0 is not yet ranked. */
	own: Rank | null;
}

const isSame = (one: Rank, other: Rank | null) =>
	other !== null &&
	(one.customer_id !== "" || other.customer_id !== ""
		? one.customer_id === other.customer_id
		: one.seq === other.seq);

/** Whether a rank is the customer's own. */
export const isOwnRank = (rank: Rank, customerRank: Rank | null): boolean =>
	customerRank !== null && customerRank.seq > 0 && isSame(rank, customerRank);

/** Sorts, cuts at ten, and takes the own row out where it is shown anyway. */
export function rankingOf(
	topRanks: readonly Rank[],
	customerRank: Rank | null,
): Ranking {
	const top = topRanks
		.filter(({ seq }) => seq > 0)
		.sort((one, other) => one.seq - other.seq)
		.slice(0, placesShown);
	const isShown = top.some((rank) => isOwnRank(rank, customerRank));
	return {
		podium: top.slice(0, podiumPlaces),
		rows: top.slice(podiumPlaces),
		own: isShown ? null : customerRank,
	};
}

/** How a name stands in the ranking: the last name's initial is enough for a friend. */
export const rankName = ({
	first_name,
	last_name,
}: Pick<Rank, "first_name" | "last_name">): string =>
	[first_name, last_name].filter(Boolean).join(" ");
