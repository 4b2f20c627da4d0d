// Articles: the detail, the lists of tips, FAQ, rewards, announcements and learn more, joining an activity (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getAnnouncementList } from "../contract/announcement";
import {
	type Article,
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
import { ApiFailure } from "../platform/http/apiFailure";
import { call } from "../platform/http/http";
import {
	callOrNotFound,
	notFoundFailure,
	refetchUnlessRefused,
} from "./callOrNotFound";
import {
	awaitedMeta,
	invalidate,
	persistedSilentOptions,
	queryFnFor,
} from "./queryHelpers";
import { savedQuery } from "./savedQuery";

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
		savedQuery(
			["article", "rewards"],
			getPrivilegeRegisterList,
			{},
			sortedList,
		),
	faq: () =>
		savedQuery(
			["article", "faq"],
			getArticleList,
			{ category_name: "FAQ" },
			sortedList,
		),
	tips: () =>
		savedQuery(
			["article", "tips"],
			getInstructionforUseList,
			{ category_name: "Instructions of Use" },
			sortedList,
		),
	/** One tip by its reference; a host may reply with all tips, or with a single one under another reference. A reply without the tip is the failure "not found". */
	tip: (reference: string) =>
		queryOptions({
			queryKey: ["article", "tip", reference],
			queryFn: queryFnFor(
				getInstructionforUseDetail,
				{ article_ref: reference },
				({ article_list }) => {
					const tip = article_list.find(
						(article) =>
							article_list.length === 1 ||
							[article.alt_reference, article.article_id].includes(reference),
					);
					if (!tip) throw notFoundFailure();
					return tip;
				},
			),
			enabled: reference !== "",
			...refetchUnlessRefused,
			...persistedSilentOptions,
		}),
	/** News or results; the detail page takes its item from this list. */
	announcements: (tab: AnnouncementTab) =>
		savedQuery(
			["article", "announcements", tab],
			getAnnouncementList,
			{ announcement_type: tab },
			(reply) => ({
				...reply,
				article_list: distinct(reply.article_list, "article_id"),
			}),
		),
	learnMore: () =>
		savedQuery(["article", "learnMore"], getLearnMoreList, {}, sortedList),
};

type ActivityIds = Pick<Article, "article_id" | "alt_reference">;

/** Whether the reply has a shape that the documents do not have, such as no envelope. */
const isUnreadable = (failure: unknown): boolean =>
	failure instanceof ApiFailure && failure.reason === "shape";

/** Whether the article says that the activity was joined; false if it cannot be loaded. */
async function hasJoined({
	article_id,
	alt_reference,
}: ActivityIds): Promise<boolean> {
	try {
		const request = { alt_reference: alt_reference || article_id };
		return (await call(getDetail, request)).article.article_state_complete;
	} catch {
		return false;
	}
}

export const articleMutations = {
	/** Joins an activity; may be sent again. The page shows failures. */
	join: () =>
		mutationOptions({
			mutationFn: async (activity: ActivityIds) => {
				const { article_id } = activity;
				try {
					await call(submitParticipationRegister, { article_id });
				} catch (failure) {
					if (!isUnreadable(failure) || !(await hasJoined(activity)))
						throw failure;
				}
			},
			meta: awaitedMeta,
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				invalidate(client, ["article"]),
		}),
};
