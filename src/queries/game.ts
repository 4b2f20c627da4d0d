// The games: list, ranking and rounds of the game named space (3 §7); failures are ignored (3 §8).
import { queryOptions } from "@tanstack/react-query";
import { getArticleGameList } from "../contract/article";
import { getGameHistory, getRankSummary } from "../contract/game";
import { persistedSilent, reads } from "./reads";

const game = "space";

export const gameQueries = {
	list: () =>
		queryOptions({
			queryKey: ["game", "list"],
			queryFn: reads(
				getArticleGameList,
				{},
				({ article_game_list }) => article_game_list,
			),
			...persistedSilent,
		}),
	ranking: () =>
		queryOptions({
			queryKey: ["game", "ranking"],
			queryFn: reads(getRankSummary, { name: game, limit: 10 }),
			...persistedSilent,
		}),
	history: () =>
		queryOptions({
			queryKey: ["game", "history"],
			queryFn: reads(
				getGameHistory,
				{ name: game, page: 1, limit: 99 },
				({ payload }) => payload,
			),
			...persistedSilent,
		}),
};
