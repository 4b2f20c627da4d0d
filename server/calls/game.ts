// Game calls: the list, the ranking of the last update, the customer's own rounds (3 §2, 3 §4, 3 §7).
import { asc, eq, getTableColumns } from "drizzle-orm";
import { getArticleGameList } from "../../src/contract/article";
import * as contract from "../../src/contract/game";
import {
	playersOf,
	type Standing,
	scoresOf,
	standings,
} from "../store/member/gameRanking";
import { avatarList, profilePictureOf } from "../store/member/profiles";
import { isCurrent } from "../store/schema/columns";
import { articles, games } from "../store/schema/schema";
import { query } from "./defineCall";

const maxRanks = 100;
const maxRounds = 100;

/** The initial that others see of a last name; in Thai its first consonant. */
const initial = (name: string) => {
	const letter = /^[เแโใไ]?(\P{M})/u.exec(name.trim().normalize("NFC"))?.[1];
	return letter ? `${letter}.` : "";
};

export const gameCalls = [
	// Lists only games whose article is current, as the lists of articles do.
	query(getArticleGameList, async (_request, { db, now, pictureUrl }) => {
		const rows = await db
			.select(getTableColumns(games))
			.from(games)
			.innerJoin(articles, eq(articles.alt_reference, games.alt_reference))
			.where(isCurrent(articles, now))
			.orderBy(asc(games.seq), asc(games.alt_reference));
		return {
			article_game_list: rows.map(({ alt_reference, picture }) => ({
				alt_reference,
				article_cover_url: pictureUrl(picture),
			})),
		};
	}),
	query(contract.getRankSummary, async ({ name, limit }, context) => {
		const { db, customer, pictureUrl } = context;
		const count = Math.min(limit, maxRanks);
		const { top, own } = await standings(context, name, count);
		const subs = [...top.map(({ sub }) => sub), customer.sub];
		const players = await playersOf(db, subs);
		const avatars = await avatarList(db);
		const rankOf = (standing: Standing): contract.Rank => {
			const { sub, customer_no, seq, points } = standing;
			const player = players.get(sub);
			return {
				seq,
				points,
				customer_id: String(customer_no ?? sub),
				first_name: player?.first_name ?? "",
				last_name: initial(player?.last_name ?? ""),
				avatar: player ? profilePictureOf(player, avatars, pictureUrl) : "",
			};
		};
		return {
			// Leaves out customers who were deleted after the update, even if they have signed in again since.
			top_ranks: top
				.filter((it) => players.get(it.sub)?.customer_no === it.customer_no)
				.map(rankOf),
			// A customer who is not yet ranked has rank 0 (3 §4).
			customer_rank: rankOf(own ?? { ...customer, seq: 0, points: 0 }),
		};
	}),
	query(contract.getGameHistory, async ({ name, page, limit }, context) => {
		const pageNumber = Math.max(1, page);
		const pageSize = Math.min(limit, maxRounds);
		const rows = await scoresOf(context, name, pageNumber, pageSize);
		return {
			payload: rows.map(({ points, created_at }, index) => ({
				seq: (pageNumber - 1) * pageSize + index + 1,
				points,
				created_dt_label: created_at.toISOString(),
			})),
		};
	}),
];
