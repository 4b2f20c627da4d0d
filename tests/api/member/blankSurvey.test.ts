// A submitted survey counts as answered even if its only text is blank or its picked option was removed; the first section has its reward (3 §3, 3 §4).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surveySections } from "../../../server/store/schema/schema";
import {
	getDynamicSurvey,
	submitSurvey,
	surveyType,
} from "../../../src/contract/survey";
import { isAnswered } from "../../../src/domain/survey/survey";
import { addSurvey, textQuestion } from "../support/surveys";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const survey = "SVY_blank";
const sectionid = "S_blank";
const question = textQuestion("Q_blank", false);

let api: TestServer;
let remove: () => Promise<void>;
beforeAll(async () => {
	api = await startTestServer();
	const reward = "PV_1043";
	remove = await addSurvey(api.store, survey, sectionid, [question], reward);
});
afterAll(async () => {
	await remove();
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
