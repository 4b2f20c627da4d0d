// Surveys over HTTP: the registration survey, every question type, refused answers, one submission each (3 §3 to §5, 3 §7).
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { articles } from "../../../server/store/schema/schema";
import { getDetail } from "../../../src/contract/article";
import { getSetBanner } from "../../../src/contract/banner";
import { getProfile } from "../../../src/contract/customer";
import {
	addCustomerAddress,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import {
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import {
	getDynamicSurvey,
	getRegisterSurvey,
	submitSurvey,
	surveyType,
} from "../../../src/contract/survey";
import { homeAddress } from "../support/address";
import { failureOf, type Session, type Wrong } from "../support/client";
import { codeTo, newMobile } from "../support/inbox";
import {
	type AnswerChange,
	answersTo,
	type GivenOption,
} from "../support/surveyAnswers";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const survey = "SVY_1001";
let api: TestServer;
let me: Session;
beforeEach(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterEach(() => api.stop());

const read = (Alt_Reference = survey) =>
	api.client.ask(getDynamicSurvey, { Alt_Reference }, me);
const send = (sections: object[], sent?: Wrong) =>
	api.client.send(submitSurvey, { sections }, me, sent);

const pick = (...ids: number[]): GivenOption[] =>
	ids.map((id) => ({ optionid: String(id) }));

describe("a survey", () => {
	test("has every question type, its texts in both languages, and its reward at the first section", async () => {
		const { sections } = await read();
		const questions = sections.flatMap((section) => section.questions);
		expect(new Set(questions.map((it) => it.survey_type))).toEqual(
			new Set(Object.values(surveyType)),
		);
		expect(sections.map((it) => it.privilege)).toEqual([
			{ privilegeref: "PV_1043" },
			null,
			null,
			null,
		]);
		for (const it of sections) {
			expect(it.sec_name_th).toMatch(/[\u0E00-\u0E7F]/);
			expect(it.sec_name_en).toMatch(/^[A-Z]/);
		}
		expect(sections[1]?.questions[0]).toMatchObject({
			survey_type: surveyType.selectImage,
			answer_min: 1,
			answer_max: 3,
		});
		for (const { option_image_url } of sections[1]?.questions[0]?.options ?? [])
			expect(option_image_url).toMatch(/^\/content\/deal-/);
		const privilegeref = sections[0]?.privilege?.privilegeref ?? "";
		const { alt_reference } = await api.client.ask(
			getDetailV2,
			{ Privilege_Alt_Reference: privilegeref },
			me,
		);
		expect(alt_reference).toBe(privilegeref);
	});

	test("that does not exist is not found", async () => {
		for (const Alt_Reference of ["SVY_9", "", "PV_1001"])
			expect(
				failureOf(
					await api.client.send(getDynamicSurvey, { Alt_Reference }, me),
				),
			).toMatchObject({ status: 400, code: failureCode.notFound });
	});

	test("can be answered once; afterwards it contains the answers, for this customer only", async () => {
		const { sections } = await read();
		expect((await send(answersTo(sections))).status).toBe(200);
		const after = (await read()).sections;
		const texts = after.at(-1)?.questions[0]?.options;
		expect(texts?.map((it) => it.answer_text)).toEqual(["ร้านป้าแดง", "10250"]);
		const firstOptions = after[0]?.questions[0]?.options ?? [];
		expect(firstOptions.map((it) => it.answer_date !== "")).toEqual([
			...[true, false, false, false, false],
		]);
		// Later answers are refused without a check of their content.
		const unread = only(`${survey}.1.1`, [{ optionid: "5", answer_text: "x" }]);
		for (const change of [undefined, unread])
			expect(failureOf(await send(answersTo(sections, change)))).toMatchObject({
				status: 400,
				code: failureCode.refused,
				message: {
					th: "คุณตอบแบบสอบถามนี้แล้ว",
					en: "You have already answered this survey.",
				},
			});
		me = await api.client.signIn(newMockUserId());
		expect((await read()).sections).toEqual(sections);
	});

	test("that is submitted twice with the same bytes gets the same reply", async () => {
		const answers = answersTo((await read()).sections);
		const timestamp = api.client.newTimestamp();
		const first = await send(answers, { timestamp });
		expect(first.status).toBe(200);
		const saved = await read();
		api.clock.now++;
		expect((await send(answers, { timestamp })).text).toBe(first.text);
		expect(await read()).toEqual(saved);
	});

	test("that is submitted twice at once is saved once", async () => {
		const answers = answersTo((await read()).sections);
		const other = JSON.parse(JSON.stringify(answers).replace("ป้าแดง", "สอง"));
		const [one, two] = await Promise.all([send(answers), send(other)]);
		expect([one.status, two.status].sort()).toEqual([200, 400]);
		const [name] = (await read()).sections.at(-1)?.questions[0]?.options ?? [];
		const saved = one.status === 200 ? "ร้านป้าแดง" : "ร้านสอง";
		expect(name?.answer_text).toBe(saved);
	});
});

/** Options by their number within the question. */
const ids = (question: string, given: GivenOption[]): GivenOption[] =>
	given.map((it) => ({ ...it, optionid: `${question}.${it.optionid}` }));
const only =
	(wanted: string, given: GivenOption[]): AnswerChange =>
	(question, options) =>
		question === wanted ? ids(question, given) : options;

describe("refused answers and their texts", () => {
	test.each<[string, AnswerChange, RegExp, RegExp]>([
		[
			"one choice, none",
			only(`${survey}.1.1`, []),
			/อย่างน้อย 1 ข้อ/,
			/at least 1/,
		],
		[
			"one choice, two",
			only(`${survey}.1.1`, pick(1, 2)),
			/ไม่เกิน 1 ข้อ/,
			/1 at most/,
		],
		[
			"the other answer, blank",
			only(`${survey}.1.1`, [{ optionid: "5", answer_text: "  " }]),
			/กรุณาระบุคนที่อยู่ด้วย/,
			/specify: Who you are with/,
		],
		[
			"the other answer, of the wrong form",
			only(`${survey}.1.1`, [{ optionid: "5", answer_text: "x" }]),
			/คนที่อยู่ด้วยไม่ถูกต้อง/,
			/Who you are with is invalid/,
		],
		["pictures, none", only(`${survey}.2.1`, []), /อย่างน้อย 1/, /at least 1/],
		[
			"pictures, over the most",
			only(`${survey}.2.1`, pick(1, 2, 3, 4)),
			/ไม่เกิน 3/,
			/3 at most/,
		],
		[
			"several, under the least",
			only(`${survey}.3.1`, pick(1)),
			/อย่างน้อย 2/,
			/at least 2/,
		],
		[
			"several, over the most",
			only(`${survey}.3.1`, pick(1, 2, 3, 4, 5)),
			/ไม่เกิน 4/,
			/4 at most/,
		],
		[
			"a text, blank",
			only(`${survey}.4.1`, [{ optionid: "2", answer_text: "10250" }]),
			/กรุณาระบุชื่อร้าน/,
			/specify: Name of the shop/,
		],
		[
			"a text that does not match",
			only(`${survey}.4.1`, [
				{ optionid: "1", answer_text: "ร้าน" },
				{ optionid: "2", answer_text: "99999" },
			]),
			/รหัสไปรษณีย์ไม่ถูกต้อง/,
			/Postcode is invalid/,
		],
	])("%s", async (_what, change, th, en) => {
		const { sections } = await read();
		expect(failureOf(await send(answersTo(sections, change)))).toMatchObject({
			status: 400,
			code: failureCode.refused,
			message: {
				th: expect.stringMatching(th),
				en: expect.stringMatching(en),
			},
		});
		expect((await read()).sections).toEqual(sections);
	});

	test("a missing section counts as unanswered; an optional free text may be empty", async () => {
		const { sections } = await read();
		const whole = answersTo(sections, only(`${survey}.4.2`, []));
		expect(failureOf(await send(whole.slice(0, 3)))).toMatchObject({
			code: failureCode.refused,
		});
		expect((await send(whole)).status).toBe(200);
	});

	test.each<[string, (right: ReturnType<typeof answersTo>) => object[]]>([
		["no section", () => []],
		["a section that no survey has", (it) => [{ ...it[0], sectionid: "1" }]],
		[
			"an unknown section beside the survey's own",
			(it) => [...it, { sectionid: "1", questions: [] }],
		],
		["a section twice", (it) => [...it, ...it]],
		[
			"sections of two surveys",
			(it) => [...it, { sectionid: "SVY_1003.1", questions: [] }],
		],
		[
			"another section's question",
			(it) => it.map((one) => ({ ...one, questions: it[0]?.questions })),
		],
		[
			"an option twice",
			(it) =>
				it.map((one) => ({
					...one,
					questions: one.questions.map(({ questionid, options }) => ({
						questionid,
						options: [...options, ...options],
					})),
				})),
		],
		[
			"half a character",
			(it) => JSON.parse(JSON.stringify(it).replaceAll("ร้านป้าแดง", "\\ud800")),
		],
	])("a submission with %s is malformed", async (_what, wrong) => {
		const { sections } = await read();
		expect(failureOf(await send(wrong(answersTo(sections))))).toMatchObject({
			status: 400,
			code: failureCode.malformed,
		});
	});
});

test("the survey after registration is due until it is answered, as the profile shows", async () => {
	const asked = () => api.client.ask(getRegisterSurvey, {}, me);
	const profile = async () =>
		(await api.client.ask(getProfile, {}, me)).customer;
	const { sections } = await asked();
	// This survey has no reward.
	expect(sections.map((it) => it.privilege)).toEqual([null, null]);
	expect(await profile()).toMatchObject({
		survey_answer: false,
		survey_reference: "SVY_1000",
	});
	expect((await send(answersTo(sections))).status).toBe(200);
	expect((await asked()).sections).toEqual([]);
	expect((await profile()).survey_answer).toBe(true);
});

test("a survey's banner shows whether it was answered, and its reward", async () => {
	const banners = async () => {
		const sets = await api.client.ask(getSetBanner, {}, me);
		const all = sets.flatMap((set) => set.banner);
		return all.filter(({ path }) => path.startsWith("/survey"));
	};
	const flags = async () =>
		Object.fromEntries(
			(await banners()).map((it) => [it.survey_privilege, it.survey_complete]),
		);
	expect(await flags()).toEqual({ PV_1043: false, PV_1074: false });
	await send(answersTo((await read()).sections));
	expect(await flags()).toEqual({ PV_1043: true, PV_1074: false });
});

test("an answered survey completes only its own article, which has the reward", async () => {
	const article = async (alt_reference: string) =>
		(await api.client.ask(getDetail, { alt_reference }, me)).article;
	expect((await article("AR_1002")).survey_complete).toBe(false);
	await send(answersTo((await read()).sections));
	expect(await article("AR_1002")).toMatchObject({
		survey_complete: true,
		privilege_reference: "PV_1043",
		privilege_received: false,
	});
	expect((await article("AR_1003")).survey_complete).toBe(false);
});

test("an article with another action is not completed by a survey that has the same reference", async () => {
	const { db } = api.store;
	const coupon = eq(articles.alt_reference, "AR_1005");
	const [before] = await db.select().from(articles).where(coupon);
	await db.update(articles).set({ reference: survey }).where(coupon);
	try {
		await send(answersTo((await read()).sections));
		const alt_reference = "AR_1005";
		const { article } = await api.client.ask(getDetail, { alt_reference }, me);
		expect([article.reference, article.survey_complete]).toEqual([
			survey,
			false,
		]);
	} finally {
		// Restores the article, since all test files share the store.
		const { reference } = before ?? {};
		await db.update(articles).set({ reference }).where(coupon);
	}
});

describe("the reward of a survey", () => {
	/** SVY_1001 has a coupon as its reward, SVY_1002 a prize. */
	const [coupon, prize] = ["PV_1043", "PV_1074"];
	const reason = {
		th: "ตอบแบบสอบถามให้ครบก่อน จึงจะรับสิทธิ์นี้ได้",
		en: "Answer the survey first to get this reward.",
	};
	const criteria = (Privilege_Alt_Reference = coupon) =>
		api.client.ask(getDetailV2, { Privilege_Alt_Reference }, me);
	const claim = () =>
		api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: coupon, Amount: 1, IsUsed: false },
			me,
		);

	test("is visible, and can be claimed only by those who answered that survey", async () => {
		expect(await criteria()).toMatchObject({
			criteria_is_visible: true,
			criteria_is_issue: false,
			criteria_issue_reason_th: reason.th,
			criteria_issue_reason_en: reason.en,
		});
		expect(failureOf(await claim())).toMatchObject({
			status: 400,
			code: failureCode.claimRefused,
			message: reason,
		});
		// Answers to another survey, or of another customer, do not earn this reward.
		await send(answersTo((await read("SVY_1003")).sections));
		expect((await criteria()).criteria_is_issue).toBe(false);
		await send(answersTo((await read()).sections));
		expect((await criteria()).criteria_is_issue).toBe(true);
		expect((await criteria(prize)).criteria_is_issue).toBe(false);
		expect((await claim()).status).toBe(200);
		me = await api.client.signIn(newMockUserId());
		expect(failureOf(await claim())).toMatchObject({ message: reason });
	});

	test("that is delivered cannot be ordered before the survey, and the refusal keeps the one-time code valid", async () => {
		const MobileNo = newMobile();
		await api.client.ask(addCustomerAddress, homeAddress, me);
		const { transactionid } = await api.client.ask(
			requestOtp,
			{ MobileNo },
			me,
		);
		const order = {
			MobileNo,
			OTP: await codeTo(api, MobileNo),
			TransactionId: transactionid,
			Reference: prize,
		};
		const sendOrder = () => api.client.send(submitRedeemPhysicalV2, order, me);
		expect(failureOf(await sendOrder())).toMatchObject({
			status: 400,
			code: failureCode.claimRefused,
			message: reason,
		});
		await send(answersTo((await read("SVY_1002")).sections));
		expect((await sendOrder()).status).toBe(200);
	});
});
