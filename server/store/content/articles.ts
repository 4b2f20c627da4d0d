// Articles in the store: lists, one by its reference, and each customer's state (3 §3).
import { and, asc, desc, eq, lte, or } from "drizzle-orm";
import { articleAction } from "../../../src/contract/article";
import { notFound, ruleError } from "../../rules/apiError";
import { parseId } from "../../rules/parseId";
import { matchesReferences } from "../catalogue/privileges";
import type { Database } from "../connection/database";
import { hasAccess } from "../member/consents";
import type { CustomerScope } from "../member/customers";
import { isCurrent } from "../schema/columns";
import {
	articleJoins,
	articles,
	claims,
	deliveries,
	privileges,
} from "../schema/schema";
import type { ArticleCategory } from "./memberEntries";
import { surveyRewards } from "./surveys";

export type ArticleRow = typeof articles.$inferSelect;

/** The current articles of a category in order; announcements newest first. */
export async function articlesOf(
	db: Database,
	category: ArticleCategory,
	now: Date,
): Promise<ArticleRow[]> {
	const isNews = category === "News" || category === "ResultsBoard";
	return await db
		.select()
		.from(articles)
		.where(and(eq(articles.category, category), isCurrent(articles, now)))
		.orderBy(
			...(isNews ? [desc(articles.valid_from)] : []),
			asc(articles.seq),
			asc(articles.article_id),
		);
}

const hasId = (text: string) => {
	const id = parseId(text);
	return id === null ? undefined : eq(articles.article_id, id);
};

/** One article by alt_reference or article_id, also after its end date. Throws 10018 for an unknown or unpublished one. */
export async function findArticle(db: Database, reference: string, now: Date) {
	const [row] = await db
		.select()
		.from(articles)
		.where(
			and(
				or(eq(articles.alt_reference, reference), hasId(reference)),
				lte(articles.valid_from, now),
			),
		);
	if (!row) throw notFound();
	return row;
}

/** Returns the function that gives the reference of an article's reward, including the one that its survey names; "" for none. */
async function rewardsOf(db: Database) {
	const { survey, delivery, coupon } = articleAction;
	const ofSurvey = await surveyRewards(db);
	return ({ action_type, reference, privilege_reference }: ArticleRow) => {
		if ((action_type === delivery || action_type === coupon) && reference)
			return reference;
		const own = action_type === survey ? ofSurvey.get(reference) : undefined;
		return privilege_reference || (own ?? "");
	};
}

/** Returns the function that gives the customer's state of each of these articles. */
export async function articleStates(
	{ db, customer: { sub } }: CustomerScope,
	rows: ArticleRow[],
) {
	const rewardOf = await rewardsOf(db);
	const rewards = rows.map(rewardOf).filter(Boolean);
	// Sorted newest first, so that the first match is the newest claim of a reward.
	const ownClaims = await db
		.select({
			reference: privileges.reference,
			alt_reference: privileges.alt_reference,
			transaction_id: claims.transaction_id,
			parcel: deliveries.transaction_id,
		})
		.from(claims)
		.innerJoin(privileges, eq(privileges.privilege_id, claims.privilege_id))
		.leftJoin(deliveries, eq(deliveries.transaction_id, claims.transaction_id))
		.where(and(eq(claims.sub, sub), matchesReferences(rewards)))
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id));
	const joined = await db
		.select({ article_id: articleJoins.article_id })
		.from(articleJoins)
		.where(eq(articleJoins.sub, sub));
	return (row: ArticleRow) => {
		const reward = rewardOf(row);
		const claim = ownClaims.find(
			(it) => it.alt_reference === reward || it.reference === reward,
		);
		return {
			joined: joined.some((it) => it.article_id === row.article_id),
			reward,
			/** The newest claim of the reward; ticket_id repeats it for a delivery. Both are "" for none. */
			transaction_id: claim?.transaction_id ?? "",
			ticket_id: claim?.parcel ?? "",
		};
	};
}

/**
 * Registers a customer for an activity, once. Throws 10018 for an unknown article,
 * 20000 for one without an activity, after its end, or without accepted terms (3 §4
 * Terms).
 */
export async function joinActivity(
	{ db, customer, now }: CustomerScope,
	article_id: string,
): Promise<void> {
	const article = await findArticle(db, article_id, now);
	if (article.action_type !== articleAction.joinActivity)
		throw ruleError(
			"บทความนี้ไม่มีกิจกรรมให้ลงทะเบียน",
			"There is no activity to join in this article.",
		);
	if (!(await hasAccess(db, customer)))
		throw ruleError(
			"กรุณายอมรับข้อกำหนดและเงื่อนไขก่อนลงทะเบียน",
			"Please agree to the terms and conditions before you register.",
		);
	const isOwnJoin = and(
		eq(articleJoins.sub, customer.sub),
		eq(articleJoins.article_id, article.article_id),
	);
	if ((await db.$count(articleJoins, isOwnJoin)) > 0) return;
	if (article.valid_through < now)
		throw ruleError(
			"หมดเวลาลงทะเบียนกิจกรรมนี้แล้ว",
			"Registration for this activity has ended.",
		);
	await db
		.insert(articleJoins)
		.values({
			sub: customer.sub,
			article_id: article.article_id,
			joined_at: now,
		})
		.onConflictDoNothing();
}
