// The games: list, ranking and rounds of the game named space (3 §7); failures are ignored (3 §8).
import { getArticleGameList } from "../contract/article";
import { getGameHistory, getRankSummary } from "../contract/game";
import { distinct } from "../domain/app/distinct";
import { savedQuery } from "./savedQuery";

const game = "space";

/** Refetched at each visit, because the game adds rounds and the profile changes names and pictures. */
const freshOptions = { staleTime: 0 };

export const gameQueries = {
	list: () =>
		savedQuery(
			["game", "list"],
			getArticleGameList,
			{},
			({ article_game_list }) => distinct(article_game_list, "alt_reference"),
		),
	ranking: () => ({
		...savedQuery(["game", "ranking"], getRankSummary, {
			name: game,
			limit: 10,
		}),
		...freshOptions,
	}),
	history: () => ({
		...savedQuery(
			["game", "history"],
			getGameHistory,
			{ name: game, page: 1, limit: 99 },
			({ payload }) => payload,
		),
		...freshOptions,
	}),
};
