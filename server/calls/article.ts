// Articles: one by its reference, the lists of FAQ, tips, learn more, rewards and announcements, joining an activity (3 §3, 3 §7).
import { getAnnouncementList } from "../../src/contract/announcement";
import * as contract from "../../src/contract/article";
import { getLoyalArticle } from "../../src/contract/profile";
import { pictureUrl } from "../demo/content/pictureUrl";
import { badRequest, notFound } from "../rules/apiError";
import { startOfDay } from "../rules/bangkokTime";
import type { CustomerRow } from "../store/claims/criteria";
import type { Database } from "../store/connection/openDatabase";
import type { ArticleCategory } from "../store/content/articleCategory";
import {
	type ArticleRow,
	type ArticleState,
	articleStates,
	articlesOf,
	findArticle,
	joinActivity,
	rewardOf,
} from "../store/content/articles";
import { answeredSurveys } from "../store/content/surveys";
import { hasAccess } from "../store/member/consents";
import { mutation, query } from "./defineCall";

const actionNames: Record<number, string> = {
	[contract.articleAction.none]: "None",
	[contract.articleAction.survey]: "Survey",
	[contract.articleAction.delivery]: "Delivery",
	[contract.articleAction.coupon]: "Coupon",
	[contract.articleAction.announcement]: "Announcement",
	[contract.articleAction.faq]: "FAQ",
	[contract.articleAction.internalWeb]: "InternalWeb",
	[contract.articleAction.joinActivity]: "JoinActivity",
	[contract.articleAction.game]: "Game",
};

/** How long an announcement counts as new, in Bangkok days. */
const newFor = 7;

/** An article as the calls reply it. */
function wire(
	row: ArticleRow,
	state: ArticleState,
	surveyDone: boolean,
	consent_status: boolean,
): contract.Article {
	const cover = pictureUrl(row.cover);
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
		survey_complete: surveyDone,
		privilege_received: state.transaction_id !== "",
		privilege_reference: rewardOf(row),
		privilege_transaction_id: state.transaction_id,
		privilege_ticket_id: state.ticket_id,
		article_state_complete: state.joined,
		consent_status,
		valid_from: row.valid_from.toISOString(),
		valid_through: row.valid_through.toISOString(),
	};
}

/** The articles as this customer sees them. */
async function forCustomer(
	db: Database,
	rows: ArticleRow[],
	customer: CustomerRow,
): Promise<contract.Article[]> {
	const states = await articleStates(db, rows, customer);
	const done = await answeredSurveys(db, customer.sub);
	const agreed = await hasAccess(db, customer);
	return rows.flatMap((row, at) => {
		const state = states[at];
		const isDone =
			row.action_type === contract.articleAction.survey &&
			done.has(row.reference);
		return state ? [wire(row, state, isDone, agreed)] : [];
	});
}

async function listFor(
	db: Database,
	category: ArticleCategory,
	customer: CustomerRow,
	now: Date,
): Promise<contract.Article[]> {
	return await forCustomer(db, await articlesOf(db, category, now), customer);
}

async function oneFor(
	db: Database,
	{
		alt_reference,
		article_ref,
	}: { alt_reference?: string | undefined; article_ref?: string | undefined },
	customer: CustomerRow,
	now: Date,
): Promise<contract.Article[]> {
	const reference = alt_reference || article_ref;
	if (!reference) throw badRequest();
	return await forCustomer(
		db,
		[await findArticle(db, reference, now)],
		customer,
	);
}

async function detailFor(...asked: Parameters<typeof oneFor>) {
	const [article] = await oneFor(...asked);
	if (!article) throw badRequest();
	return { article };
}

export const articleCalls = [
	query(contract.getList, async (request, { db, customer, now }) => ({
		article_list:
			request.alt_reference || request.article_ref
				? await oneFor(db, request, customer, now)
				: await listFor(db, "Article", customer, now),
	})),
	query(contract.getDetail, (request, { db, customer, now }) =>
		detailFor(db, request, customer, now),
	),
	query(contract.getArticleDetail, (request, { db, customer, now }) =>
		detailFor(db, request, customer, now),
	),
	// The one category of this call is the FAQ; any other has nothing in it.
	query(
		contract.getArticleList,
		async ({ category_name }, { db, customer, now }) => {
			const article_list =
				category_name === "FAQ" ? await listFor(db, "FAQ", customer, now) : [];
			return {
				article_list,
				current_page: 1,
				total_page: 1,
				total_record: article_list.length,
			};
		},
	),
	query(
		contract.getInstructionforUseList,
		async (_request, { db, customer, now }) => ({
			article_list: await listFor(db, "Instructions of Use", customer, now),
		}),
	),
	query(
		contract.getInstructionforUseDetail,
		async (request, { db, customer, now }) => ({
			article_list: await oneFor(db, request, customer, now),
		}),
	),
	query(contract.getLearnMoreList, async (_request, { db, customer, now }) => ({
		article_list: await listFor(db, "Learn more", customer, now),
	})),
	// The first of those to learn more from tells of the tiers.
	query(getLoyalArticle, async (_request, { db, customer, now }) => {
		const [first] = await listFor(db, "Learn more", customer, now);
		if (!first) throw notFound();
		const { alt_reference, article_title_th, article_title_en } = first;
		return { alt_reference, article_title_th, article_title_en };
	}),
	query(
		contract.getPrivilegeRegisterList,
		async (_request, { db, customer, now }) => ({
			article_list: await listFor(db, "Registration reward", customer, now),
		}),
	),
	query(
		getAnnouncementList,
		async ({ announcement_type }, { db, customer, now }) => {
			const rows = await articlesOf(db, announcement_type, now);
			const since = startOfDay(now, -newFor);
			return {
				article_list: await forCustomer(db, rows, customer),
				is_new_updated: rows.some((row) => row.valid_from >= since),
			};
		},
	),
	mutation(
		contract.submitParticipationRegister,
		async ({ article_id }, { db, customer, now }) => {
			await joinActivity(db, article_id, customer, now);
			return { status: "success" };
		},
	),
];
