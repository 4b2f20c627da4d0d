// The games: list, ranking and rounds of the game named space (3 §7); failures are ignored (3 §8).
import { queryOptions } from "@tanstack/react-query";
import { getArticleGameList } from "../contract/article";
import { getGameHistory, getRankSummary } from "../contract/game";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

const game = "space";
const persistedSilent = {
	...persistOptions,
	meta: { ...persistOptions.meta, failure: "silent" },
} as const;

export const gameQueries = {
	list: () =>
		queryOptions({
			queryKey: ["game", "list"],
			queryFn: async ({ signal }) =>
				(await call(getArticleGameList, {}, { signal })).article_game_list,
			...persistedSilent,
		}),
	ranking: () =>
		queryOptions({
			queryKey: ["game", "ranking"],
			queryFn: ({ signal }) =>
				call(getRankSummary, { name: game, limit: 10 }, { signal }),
			...persistedSilent,
		}),
	history: () =>
		queryOptions({
			queryKey: ["game", "history"],
			queryFn: async ({ signal }) =>
				(
					await call(
						getGameHistory,
						{ name: game, page: 1, limit: 99 },
						{ signal },
					)
				).payload,
			...persistedSilent,
		}),
};
