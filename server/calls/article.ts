// Article calls: one by reference, the lists, joining an activity (3 §3, 3 §7).
import type * as v from "valibot";
import { getAnnouncementList } from "../../src/contract/announcement";
import * as contract from "../../src/contract/article";
import { getLoyalArticle } from "../../src/contract/profile";
import { badRequest, notFound } from "../rules/apiError";
import { startOfDay } from "../rules/bangkokTime";
import {
	type ArticleRow,
	articleStates,
	articlesOf,
	findArticle,
	joinActivity,
} from "../store/content/articles";
import type { ArticleCategory } from "../store/content/memberEntries";
import { answeredSurveys } from "../store/content/surveys";
import { hasAccess } from "../store/member/consents";
import { type CustomerContext, mutation, query } from "./defineCall";

const actionNames: Record<number, string> = {
	[contract.articleAction.survey]: "Survey",
	[contract.articleAction.delivery]: "Delivery",
	[contract.articleAction.coupon]: "Coupon",
	[contract.articleAction.announcement]: "Announcement",
	[contract.articleAction.faq]: "FAQ",
	[contract.articleAction.internalWeb]: "InternalWeb",
	[contract.articleAction.joinActivity]: "JoinActivity",
	[contract.articleAction.game]: "Game",
};

const newForDays = 7;

/** Returns the function that turns each of these rows into the customer's reply. */
async function createArticleReply(
	context: CustomerContext,
	rows: ArticleRow[],
) {
	const { db, customer, pictureUrl } = context;
	const stateOf = await articleStates(context, rows);
	const answered = await answeredSurveys(db, customer.sub);
	const consent_status = await hasAccess(db, customer);
	return (row: ArticleRow): contract.Article => {
		const cover = pictureUrl(row.cover);
		const state = stateOf(row);
		return {
			article_id: String(row.article_id),
			alt_reference: row.alt_reference,
			article_title_th: row.title_th,
			article_title_en: row.title_en,
			article_cover_url: cover,
			article_square_url: cover,
			content_cover_url: cover,
			content_square_url: cover,
			content_video_url: row.video,
			content_th: row.content_th,
			content_en: row.content_en,
			seq: row.seq,
			call_to_action: row.call_to_action,
			action_type: row.action_type,
			action_type_desc: actionNames[row.action_type] ?? "None",
			reference: row.reference,
			button_name_th: row.button_th,
			button_name_en: row.button_en,
			survey_complete:
				row.action_type === contract.articleAction.survey &&
				answered.has(row.reference),
			privilege_received: state.transaction_id !== "",
			privilege_reference: state.reward,
			privilege_transaction_id: state.transaction_id,
			privilege_ticket_id: state.ticket_id,
			article_state_complete: state.joined,
			consent_status,
			valid_from: row.valid_from.toISOString(),
			valid_through: row.valid_through.toISOString(),
		};
	};
}

async function articlesIn(context: CustomerContext, category: ArticleCategory) {
	const rows = await articlesOf(context.db, category, context.now);
	return rows.map(await createArticleReply(context, rows));
}

type ArticleReference = v.InferOutput<(typeof contract.getList)["request"]>;

async function articleByReference(
	{ alt_reference, article_ref }: ArticleReference,
	context: CustomerContext,
) {
	const reference = alt_reference || article_ref;
	if (!reference) throw badRequest();
	const row = await findArticle(context.db, reference, context.now);
	const article = (await createArticleReply(context, [row]))(row);
	return { article };
}

export const articleCalls = [
	query(contract.getList, async (request, context) => ({
		article_list:
			request.alt_reference || request.article_ref
				? [(await articleByReference(request, context)).article]
				: await articlesIn(context, "Article"),
	})),
	query(contract.getDetail, articleByReference),
	query(contract.getArticleDetail, articleByReference),
	// This call supports only the category FAQ.
	query(contract.getArticleList, async ({ category_name }, context) => {
		const article_list =
			category_name === "FAQ" ? await articlesIn(context, "FAQ") : [];
		return {
			article_list,
			current_page: 1,
			total_page: 1,
			total_record: article_list.length,
		};
	}),
	query(contract.getInstructionforUseList, async (_request, context) => ({
		article_list: await articlesIn(context, "Instructions of Use"),
	})),
	query(contract.getInstructionforUseDetail, async (request, context) => ({
		article_list: [(await articleByReference(request, context)).article],
	})),
	query(contract.getLearnMoreList, async (_request, context) => ({
		article_list: await articlesIn(context, "Learn more"),
	})),
	// The first "Learn more" article is about the tiers.
	query(getLoyalArticle, async (_request, context) => {
		const [first] = await articlesIn(context, "Learn more");
		if (!first) throw notFound();
		const { alt_reference, article_title_th, article_title_en } = first;
		return { alt_reference, article_title_th, article_title_en };
	}),
	query(contract.getPrivilegeRegisterList, async (_request, context) => ({
		article_list: await articlesIn(context, "Registration reward"),
	})),
	query(getAnnouncementList, async ({ announcement_type }, context) => {
		const rows = await articlesOf(context.db, announcement_type, context.now);
		const since = startOfDay(context.now, -newForDays);
		return {
			article_list: rows.map(await createArticleReply(context, rows)),
			is_new_updated: rows.some((row) => row.valid_from >= since),
		};
	}),
	mutation(
		contract.submitParticipationRegister,
		async ({ article_id }, context) => {
			await joinActivity(context, article_id);
			return { status: "success" };
		},
	),
];
