// Articles: the detail, the lists of tips, FAQ, rewards and learn more, joining an activity (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	getArticleList,
	getDetail,
	getInstructionforUseDetail,
	getInstructionforUseList,
	getLearnMoreList,
	getPrivilegeRegisterList,
	submitParticipationRegister,
} from "../contract/article";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

/** The documents ignore these failures; the pages show them in place (3 §8). */
const persistedSilent = {
	...persistOptions,
	meta: { ...persistOptions.meta, failure: "silent" },
} as const;

const bySeq = <It extends { seq: number }>(list: It[]): It[] =>
	[...list].sort((one, other) => one.seq - other.seq);

export const articleQueries = {
	/** By alt_reference or article_id; always refetched, since its state changes on other pages. */
	detail: (reference: string) =>
		queryOptions({
			queryKey: ["article", "detail", reference],
			queryFn: async ({ signal }) =>
				(await call(getDetail, { alt_reference: reference }, { signal }))
					.article,
			staleTime: 0,
			...persistedSilent,
		}),
	/** The registration rewards. */
	rewards: () =>
		queryOptions({
			queryKey: ["article", "rewards"],
			queryFn: async ({ signal }) =>
				bySeq(
					(await call(getPrivilegeRegisterList, {}, { signal })).article_list,
				),
			...persistedSilent,
		}),
	faq: () =>
		queryOptions({
			queryKey: ["article", "faq"],
			queryFn: async ({ signal }) =>
				bySeq(
					(await call(getArticleList, { category_name: "FAQ" }, { signal }))
						.article_list,
				),
			...persistedSilent,
		}),
	tips: () =>
		queryOptions({
			queryKey: ["article", "tips"],
			queryFn: async ({ signal }) =>
				bySeq(
					(
						await call(
							getInstructionforUseList,
							{ category_name: "Instructions of Use" },
							{ signal },
						)
					).article_list,
				),
			...persistedSilent,
		}),
	/** One tip by its reference; null where the reply has none. */
	tip: (reference: string) =>
		queryOptions({
			queryKey: ["article", "tip", reference],
			queryFn: async ({ signal }) =>
				(
					await call(
						getInstructionforUseDetail,
						{ article_ref: reference },
						{ signal },
					)
				).article_list[0] ?? null,
			...persistedSilent,
		}),
	learnMore: () =>
		queryOptions({
			queryKey: ["article", "learnMore"],
			queryFn: async ({ signal }) =>
				bySeq((await call(getLearnMoreList, {}, { signal })).article_list),
			...persistedSilent,
		}),
};

export const articleMutations = {
	/** Joins an activity; repeatable. The page shows failures. */
	join: () =>
		mutationOptions({
			mutationFn: (article_id: string) =>
				call(submitParticipationRegister, { article_id }),
			meta: { failure: "silent" },
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				client.invalidateQueries({ queryKey: ["article"] }),
		}),
};
