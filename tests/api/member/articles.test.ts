// Articles over HTTP: the lists, one article by its reference, what a customer has done with it, joining an activity (3 §3, 3 §4, 3 §7).
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { articles } from "../../../server/store/schema/schema";
import { getAnnouncementList } from "../../../src/contract/announcement";
import {
	articleAction,
	getArticleDetail,
	getArticleList,
	getDetail,
	getInstructionforUseDetail,
	getInstructionforUseList,
	getLearnMoreList,
	getList,
	getPrivilegeRegisterList,
	submitParticipationRegister,
} from "../../../src/contract/article";
import { generateAppTokenV2 } from "../../../src/contract/authentication";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { getLoyalArticle } from "../../../src/contract/profile";
import { getDynamicSurvey, submitSurvey } from "../../../src/contract/survey";
import { demoContent, isCurrent } from "../../support/demoContent";
import { nth } from "../../support/nth";
import { failureOf, type Session } from "../support/client";
import { answersTo } from "../support/surveyAnswers";
import {
	day,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let me: Session;
beforeEach(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterEach(() => api.stop());

const one = async (alt_reference: string, who = me) =>
	(await api.client.ask(getDetail, { alt_reference }, who)).article;
const join = (article_id: string, who = me) =>
	api.client.send(submitParticipationRegister, { article_id }, who);
async function later(days: number) {
	api.clock.now += days * day;
	me = { ...me, ...(await api.client.ask(generateAppTokenV2, {}, me)) };
}
const authored = (category: string) =>
	demoContent.articles
		.filter((it) => it.category === category && isCurrent(it))
		.map((it) => `AR_${it.article_id}`);

test("the reward articles have every action type (3 §3) and come in the order of their seq", async () => {
	const { article_list } = await api.client.ask(
		getPrivilegeRegisterList,
		{},
		me,
	);
	expect(article_list.map((it) => it.alt_reference)).toEqual(
		authored("Registration reward"),
	);
	const whole = await Promise.all(
		article_list.map((it) => one(it.alt_reference)),
	);
	const types =
		"None=0 Survey=1 Delivery=2 Coupon=3 Announcement=4 FAQ=5 InternalWeb=6 JoinActivity=7 Game=9";
	expect(
		new Set(whole.map((it) => `${it.action_type_desc}=${it.action_type}`)),
	).toEqual(new Set(types.split(" ")));
	for (const it of whole) {
		expect(it.call_to_action).toBe(true);
		expect(it.article_cover_url).toMatch(/^\/content\/[a-z0-9-]+\?c=/);
	}
});

test("the lists FAQ, tips and learn more are complete; a tip is found by its reference; an unknown category is empty", async () => {
	const { ask } = api.client;
	const faq = await ask(getArticleList, { category_name: "FAQ" }, me);
	expect(faq.article_list.map((it) => it.alt_reference)).toEqual(
		authored("FAQ"),
	);
	// The article about the tiers is in "Learn more", and opens by its reference.
	const loyal = await ask(getLoyalArticle, {}, me);
	expect(authored("Learn more")).toContain(loyal.alt_reference);
	expect(await one(loyal.alt_reference)).toMatchObject(loyal);
	expect(faq).toMatchObject({
		current_page: 1,
		total_page: 1,
		total_record: faq.article_list.length,
	});
	expect(
		(await ask(getArticleList, { category_name: "Secrets" }, me)).article_list,
	).toEqual([]);
	const tips = await ask(
		getInstructionforUseList,
		{ category_name: "Instructions of Use" },
		me,
	);
	expect(tips.article_list.map((it) => it.alt_reference)).toEqual(
		authored("Instructions of Use"),
	);
	const [tip] = tips.article_list;
	expect(
		(
			await ask(
				getInstructionforUseDetail,
				{ article_ref: tip?.alt_reference ?? "" },
				me,
			)
		).article_list,
	).toEqual([tip]);
	expect(
		(await ask(getLearnMoreList, {}, me)).article_list.map(
			(it) => it.alt_reference,
		),
	).toEqual(authored("Learn more"));
});

test("an article is not found by its reference before it becomes valid", async () => {
	const { article_list } = await api.client.ask(
		getAnnouncementList,
		{ announcement_type: "ResultsBoard" },
		me,
	);
	const { alt_reference, valid_from } = nth(article_list, 0);
	api.clock.now = Date.parse(valid_from ?? "") - 1;
	me = await api.client.signIn(newMockUserId());
	const early = await api.client.send(getDetail, { alt_reference }, me);
	expect(failureOf(early).code).toBe(failureCode.notFound);
	api.clock.now++;
	expect(await one(alt_reference)).toMatchObject({ valid_from });
});

test("each tab lists its announcements newest first, without ended ones", async () => {
	for (const tab of ["News", "ResultsBoard"] as const) {
		const { article_list, is_new_updated } = await api.client.ask(
			getAnnouncementList,
			{ announcement_type: tab },
			me,
		);
		expect(new Set(article_list.map((it) => it.alt_reference))).toEqual(
			new Set(authored(tab)),
		);
		const dates = article_list.map((it) => it.valid_from ?? "");
		expect(dates).toEqual([...dates].sort().reverse());
		expect(is_new_updated).toBe(true);
	}
	await later(9);
	const { is_new_updated } = await api.client.ask(
		getAnnouncementList,
		{ announcement_type: "News" },
		me,
	);
	expect(is_new_updated).toBe(false);
});

test("either reference and either call find an article; an unknown one is not found, a missing one is malformed", async () => {
	const article = await one("AR_1005");
	for (const request of [
		{ article_ref: "AR_1005" },
		{ alt_reference: article.article_id },
	])
		expect(
			(await api.client.ask(getArticleDetail, request, me)).article,
		).toEqual(article);
	expect(
		(await api.client.ask(getList, { alt_reference: "AR_1005" }, me))
			.article_list,
	).toEqual([article]);
	for (const [alt_reference, code] of [
		["AR_9999", failureCode.notFound],
		["1001' or '1'='1", failureCode.notFound],
		["", failureCode.malformed],
	] as const)
		expect(
			failureOf(await api.client.send(getDetail, { alt_reference }, me)),
		).toMatchObject({ status: 400, code });
});

test("an article marks its claimed reward for its customer only, and names the claim", async () => {
	expect(await one("AR_1005")).toMatchObject({
		action_type: articleAction.coupon,
		privilege_reference: "PV_1029",
		privilege_received: false,
		privilege_transaction_id: "",
	});
	const { transaction_id } = await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: "PV_1029", Amount: 1, IsUsed: false },
		me,
	);
	expect(await one("AR_1005")).toMatchObject({
		privilege_received: true,
		privilege_transaction_id: transaction_id,
		privilege_ticket_id: "",
	});
	const other = await api.client.signIn(newMockUserId());
	expect((await one("AR_1005", other)).privilege_received).toBe(false);
});

test("an article of a survey shows the survey's reward if it names none itself", async () => {
	const { db } = api.store;
	const survey = eq(articles.alt_reference, "AR_1002");
	const [before] = await db.select().from(articles).where(survey);
	await db.update(articles).set({ privilege_reference: "" }).where(survey);
	try {
		const { sections } = await api.client.ask(
			getDynamicSurvey,
			{ Alt_Reference: "SVY_1001" },
			me,
		);
		const answers = { sections: answersTo(sections) };
		await api.client.ask(submitSurvey, answers, me);
		expect(await one("AR_1002")).toMatchObject({
			survey_complete: true,
			privilege_reference: "PV_1043",
			privilege_received: false,
		});
		await api.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: "PV_1043", Amount: 1, IsUsed: false },
			me,
		);
		expect((await one("AR_1002")).privilege_received).toBe(true);
	} finally {
		// Restores the article, since all test files share the store.
		const { privilege_reference } = before ?? {};
		await db.update(articles).set({ privilege_reference }).where(survey);
	}
});

test("a customer joins an activity once, only for themselves, and it stays joined after it ends", async () => {
	const { article_id } = await one("AR_1001");
	expect((await one("AR_1001")).article_state_complete).toBe(false);
	expect((await join(article_id)).body).toMatchObject({
		status: "success",
		data: { status: "success" },
	});
	expect((await one("AR_1001")).article_state_complete).toBe(true);
	expect((await join(article_id)).status).toBe(200);
	const other = await api.client.signIn(newMockUserId());
	expect((await one("AR_1001", other)).article_state_complete).toBe(false);
	await later(25);
	expect((await one("AR_1001")).article_state_complete).toBe(true);
	expect((await join(article_id)).status).toBe(200);
});

test("joining is refused for other articles, ended activities and customers without the terms, and writes nothing", async () => {
	const refused = { status: 400, code: failureCode.refused };
	const coupon = await one("AR_1005");
	expect(failureOf(await join(coupon.article_id))).toMatchObject(refused);
	expect(failureOf(await join("9999"))).toMatchObject({
		status: 400,
		code: failureCode.notFound,
	});
	const stranger = await api.client.signIn(newMockUserId("new"));
	const { article_id } = await one("AR_1013", stranger);
	const failure = failureOf(await join(article_id, stranger));
	expect(failure).toMatchObject(refused);
	expect(failure.message?.th).toMatch(/[\u0E00-\u0E7F]/);
	expect(failure.message?.en).toMatch(/terms/);
	expect((await one("AR_1013", stranger)).article_state_complete).toBe(false);
	const { valid_through } = await one("AR_1013");
	await later((Date.parse(valid_through ?? "") - api.clock.now) / day);
	const last = await api.client.signIn(newMockUserId());
	expect((await join(article_id, last)).status).toBe(200);
	api.clock.now += 1;
	expect(failureOf(await join(article_id))).toMatchObject(refused);
});
