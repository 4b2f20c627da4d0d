// Articles: the detail, the lists of tips, FAQ, rewards, announcements and learn more, joining an activity (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getAnnouncementList } from "../contract/announcement";
import {
	getArticleList,
	getDetail,
	getInstructionforUseDetail,
	getInstructionforUseList,
	getLearnMoreList,
	getPrivilegeRegisterList,
	submitParticipationRegister,
} from "../contract/article";
import { distinct } from "../domain/app/distinct";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { bySeq } from "../domain/text/bySeq";
import { call } from "../platform/http/http";
import { callOrNotFound, refetchUnlessRefused } from "./callOrNotFound";
import {
	awaitedMeta,
	invalidate,
	persistedSilentOptions,
	queryFnFor,
} from "./queryHelpers";

const sortedList = <Item extends { article_id: string; seq: number }>(reply: {
	article_list: Item[];
}): Item[] => distinct(reply.article_list, "article_id").sort(bySeq);

export const articleQueries = {
	/** By alt_reference or article_id; always refetched, since its state changes on other pages. */
	detail: (reference: string) =>
		queryOptions({
			queryKey: ["article", "detail", reference],
			queryFn: async ({ signal }) => {
				const request = { alt_reference: reference };
				return (await callOrNotFound(getDetail, request, signal)).article;
			},
			enabled: reference !== "",
			staleTime: 0,
			...refetchUnlessRefused,
			...persistedSilentOptions,
		}),
	rewards: () =>
		queryOptions({
			queryKey: ["article", "rewards"],
			queryFn: queryFnFor(getPrivilegeRegisterList, {}, sortedList),
			...persistedSilentOptions,
		}),
	faq: () =>
		queryOptions({
			queryKey: ["article", "faq"],
			queryFn: queryFnFor(getArticleList, { category_name: "FAQ" }, sortedList),
			...persistedSilentOptions,
		}),
	tips: () =>
		queryOptions({
			queryKey: ["article", "tips"],
			queryFn: queryFnFor(
				getInstructionforUseList,
				{ category_name: "Instructions of Use" },
				sortedList,
			),
			...persistedSilentOptions,
		}),
	/** One tip by its reference, also from a reply with all of them; null where the reply has none. */
	tip: (reference: string) =>
		queryOptions({
			queryKey: ["article", "tip", reference],
			queryFn: queryFnFor(
				getInstructionforUseDetail,
				{ article_ref: reference },
				({ article_list }) =>
					article_list.find((it) =>
						[it.alt_reference, it.article_id].includes(reference),
					) ??
					article_list[0] ??
					null,
			),
			enabled: reference !== "",
			...persistedSilentOptions,
		}),
	/** News or results; the detail page takes its item from this list. */
	announcements: (tab: AnnouncementTab) =>
		queryOptions({
			queryKey: ["article", "announcements", tab],
			queryFn: queryFnFor(
				getAnnouncementList,
				{ announcement_type: tab },
				(reply) => ({
					...reply,
					article_list: distinct(reply.article_list, "article_id"),
				}),
			),
			...persistedSilentOptions,
		}),
	learnMore: () =>
		queryOptions({
			queryKey: ["article", "learnMore"],
			queryFn: queryFnFor(getLearnMoreList, {}, sortedList),
			...persistedSilentOptions,
		}),
};

export const articleMutations = {
	/** Joins an activity; repeatable. The page shows failures. */
	join: () =>
		mutationOptions({
			mutationFn: (article_id: string) =>
				call(submitParticipationRegister, { article_id }),
			meta: awaitedMeta,
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				invalidate(client, ["article"]),
		}),
};
