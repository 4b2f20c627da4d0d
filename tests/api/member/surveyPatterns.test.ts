// Texts of a survey that take long to match do not delay other customers (docs/decisions/033).
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { surveySections } from "../../../server/store/schema/schema";
import { createEventSession } from "../../../src/contract/event";
import { failureCode } from "../../../src/contract/failureCode";
import { submitSurvey } from "../../../src/contract/survey";
import { failureOf, type Session, type Wrong } from "../support/client";
import { addSurvey, textQuestion } from "../support/surveys";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const survey = "SVY_slow";
const sectionid = "S_slow";
const id = "Q_slow";

let api: TestServer;
let remove: () => Promise<void>;
beforeAll(async () => {
	api = await startTestServer();
	const question = textQuestion(id, true, "^a+$");
	remove = await addSurvey(api.store, survey, sectionid, [question]);
});
afterAll(async () => {
	await remove();
	await api.stop();
});

const newCustomer = () => api.client.signIn(newMockUserId());

function submit(customer: Session, answer_text: string, sent?: Wrong) {
	const options = [{ optionid: id, answer_text }];
	const questions = [{ questionid: id, options }];
	const sections = [{ sectionid, questions }];
	return api.client.send(submitSurvey, { sections }, customer, sent);
}
/** Holds every match of a text until `release` is called; `begun` counts the held matches. */
function holdMatches() {
	let release = () => {};
	const held = new Promise<number>((resolve) => {
		release = () => resolve(0);
	});
	const ending = vi.spyOn(Worker.prototype, "terminate").mockReturnValue(held);
	return { release, begun: () => ending.mock.calls.length };
}
afterEach(() => vi.restoreAllMocks());

test("another customer's call is answered while a text is matched", async () => {
	const other = await newCustomer();
	const { release, begun } = holdMatches();
	const submission = submit(await newCustomer(), "aaa");
	await expect.poll(begun).toBe(1);
	const call = api.client.send(createEventSession, { session_id: "s" }, other);
	const first = await Promise.race([call, pause(5000, "nothing")]);
	release();
	expect(first).toMatchObject({ status: 200 });
	expect((await submission).status).toBe(200);
});

test("at most three texts of a customer are matched at a time", async () => {
	const me = await newCustomer();
	const { release, begun } = holdMatches();
	const three = [1, 2, 3].map(() => submit(me, "b"));
	await expect.poll(begun).toBe(3);
	const fourth = submit(me, "b");
	const first = await Promise.race([fourth, pause(5000, null)]);
	release();
	expect(first && failureOf(first).code).toBe(failureCode.tooManyRequests);
	for (const reply of await Promise.all(three))
		expect(failureOf(reply).code).toBe(failureCode.refused);
	expect((await submit(me, "aaa")).status).toBe(200);
});

test("a repeated submission gets its first reply, even after the survey was removed", async () => {
	const me = await newCustomer();
	const sent = { timestamp: api.client.newTimestamp() };
	expect((await submit(me, "aaa", sent)).status).toBe(200);
	await api.store.db
		.delete(surveySections)
		.where(eq(surveySections.survey, survey));
	expect((await submit(me, "aaa", sent)).status).toBe(200);
	expect(failureOf(await submit(me, "aaa")).code).toBe(failureCode.malformed);
});
