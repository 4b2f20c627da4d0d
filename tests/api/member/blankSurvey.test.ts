// A submitted survey counts as answered even if its only text is blank or its picked option was removed; the first section has its reward (3 §3, 3 §4).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surveySections, surveys } from "../../../server/store/schema/schema";
import {
	getDynamicSurvey,
	submitSurvey,
	surveyType,
} from "../../../src/contract/survey";
import { isAnswered } from "../../../src/domain/survey/survey";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const survey = "SVY_blank";
const sectionid = "S_blank";
const question = {
	questionid: "Q_blank",
	question_th: "มีอะไรอยากบอกเราไหม",
	question_en: "Anything else?",
	survey_type: surveyType.freeText,
	isrequired: false,
	answer_min: null,
	answer_max: null,
	options: [
		{
			optionid: "O_blank",
			option_th: "",
			option_en: "",
			place_holder_th: "",
			place_holder_en: "",
			picture: "",
			isotheranswer: false,
			validate_rule: "",
		},
	],
};

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
	const { db } = api.store;
	await db
		.insert(surveys)
		.values({ alt_reference: survey, is_register: false, reward: "PV_1043" });
	await db.insert(surveySections).values({
		...{ sectionid, survey, seq: 7, questions: [question] },
		...{ name_th: "ส่งท้าย", name_en: "The end" },
	});
});
afterAll(async () => {
	// Removes the survey, since all test files share the store.
	const { db } = api.store;
	await db.delete(surveySections).where(eq(surveySections.survey, survey));
	await db.delete(surveys).where(eq(surveys.alt_reference, survey));
	await api.stop();
});

test("a survey with only a blank text counts as answered", async () => {
	const me = await api.client.signIn(newMockUserId());
	const read = async () =>
		(await api.client.ask(getDynamicSurvey, { Alt_Reference: survey }, me))
			.sections;
	expect(isAnswered(await read())).toBe(false);
	const sections = [{ sectionid, questions: [] }];
	const sent = await api.client.send(submitSurvey, { sections }, me);
	expect(sent.status).toBe(200);
	const after = await read();
	expect(isAnswered(after)).toBe(true);
	expect(after[0]?.questions[0]?.options[0]?.answer_text).toBe("");
});

test("a survey stays answered after the picked option is removed", async () => {
	const { db } = api.store;
	const change = (optionid: string) =>
		db
			.update(surveySections)
			.set({
				questions: [
					{
						...question,
						survey_type: surveyType.singleChoice,
						options: question.options.map((it) => ({ ...it, optionid })),
					},
				],
			})
			.where(eq(surveySections.survey, survey));
	await change("O_former");
	const me = await api.client.signIn(newMockUserId());
	const { questionid } = question;
	const questions = [{ questionid, options: [{ optionid: "O_former" }] }];
	const sections = [{ sectionid, questions }];
	const send = () => api.client.send(submitSurvey, { sections }, me);
	expect((await send()).status).toBe(200);
	await change("O_new");
	const { sections: after } = await api.client.ask(
		getDynamicSurvey,
		{ Alt_Reference: survey },
		me,
	);
	expect(isAnswered(after)).toBe(true);
});

test("the first section has the reward, whatever its place in the content", async () => {
	const me = await api.client.signIn(newMockUserId());
	const { sections } = await api.client.ask(
		getDynamicSurvey,
		{ Alt_Reference: survey },
		me,
	);
	expect(sections.map((it) => it.privilege)).toEqual([
		{ privilegeref: "PV_1043" },
	]);
});
