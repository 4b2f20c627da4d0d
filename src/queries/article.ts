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
import { bySeq } from "../domain/text/bySeq";
import { call } from "../platform/http/http";
import { invalidate, persistedSilent, reads, silent } from "./reads";

const sortedList = <It extends { seq: number }>(reply: {
	article_list: It[];
}): It[] => reply.article_list.sort(bySeq);

export const articleQueries = {
	/** By alt_reference or article_id; always refetched, since its state changes on other pages. */
	detail: (reference: string) =>
		queryOptions({
			queryKey: ["article", "detail", reference],
			queryFn: reads(
				getDetail,
				{ alt_reference: reference },
				({ article }) => article,
			),
			staleTime: 0,
			...persistedSilent,
		}),
	/** The registration rewards. */
	rewards: () =>
		queryOptions({
			queryKey: ["article", "rewards"],
			queryFn: reads(getPrivilegeRegisterList, {}, sortedList),
			...persistedSilent,
		}),
	faq: () =>
		queryOptions({
			queryKey: ["article", "faq"],
			queryFn: reads(getArticleList, { category_name: "FAQ" }, sortedList),
			...persistedSilent,
		}),
	tips: () =>
		queryOptions({
			queryKey: ["article", "tips"],
			queryFn: reads(
				getInstructionforUseList,
				{ category_name: "Instructions of Use" },
				sortedList,
			),
			...persistedSilent,
		}),
	/** One tip by its reference; null where the reply has none. */
	tip: (reference: string) =>
		queryOptions({
			queryKey: ["article", "tip", reference],
			queryFn: reads(
				getInstructionforUseDetail,
				{ article_ref: reference },
				({ article_list }) => article_list[0] ?? null,
			),
			...persistedSilent,
		}),
	learnMore: () =>
		queryOptions({
			queryKey: ["article", "learnMore"],
			queryFn: reads(getLearnMoreList, {}, sortedList),
			...persistedSilent,
		}),
};

export const articleMutations = {
	/** Joins an activity; repeatable. The page shows failures. */
	join: () =>
		mutationOptions({
			mutationFn: (article_id: string) =>
				call(submitParticipationRegister, { article_id }),
			meta: silent,
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				invalidate(client, ["article"]),
		}),
};
