// The games: list, ranking and rounds of the game named space (3 §7); failures are ignored (3 §8).
import { queryOptions } from "@tanstack/react-query";
import { getArticleGameList } from "../contract/article";
import { getGameHistory, getRankSummary } from "../contract/game";
import { distinct } from "../domain/app/distinct";
import { persistedSilentOptions, queryFnFor } from "./queryHelpers";

const game = "space";

export const gameQueries = {
	list: () =>
		queryOptions({
			queryKey: ["game", "list"],
			queryFn: queryFnFor(getArticleGameList, {}, ({ article_game_list }) =>
				distinct(article_game_list, "alt_reference"),
			),
			...persistedSilentOptions,
		}),
	ranking: () =>
		queryOptions({
			queryKey: ["game", "ranking"],
			queryFn: queryFnFor(getRankSummary, { name: game, limit: 10 }),
			...persistedSilentOptions,
		}),
	history: () =>
		queryOptions({
			queryKey: ["game", "history"],
			queryFn: queryFnFor(
				getGameHistory,
				{ name: game, page: 1, limit: 99 },
				({ payload }) => payload,
			),
			...persistedSilentOptions,
		}),
};
