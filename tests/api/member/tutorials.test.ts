// The welcome tours over HTTP: who has completed which, completing one once (3 §3 Tutorial, 3 §7).
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customers } from "../../../server/store/schema/schema";
import { failureCode } from "../../../src/contract/failureCode";
import {
	completeTutorial,
	getTutorialDetail,
	getTutorialList,
	tutorialProgress,
} from "../../../src/contract/tutorial";
import { failureOf, type Session } from "../support/client";
import {
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

test("a new member completes the two tours one by one; a member from before the tours has completed them", async () => {
	const { ask, send, signIn } = api.client;
	const done = async (who: Session) =>
		(await ask(getTutorialList, {}, who)).tutorials.map(
			({ name, is_completed }) => [name, is_completed],
		);
	expect(await done(me)).toEqual([
		["Welcome Tips", true],
		["New Welcome Tips", true],
	]);
	const name = newMockUserId("new");
	const fresh = await signIn(name);
	const { tutorials } = await ask(getTutorialList, {}, fresh);
	expect(tutorials.map((it) => it.is_completed)).toEqual([false, false]);
	const tour = tutorials.find((it) => it.name === "New Welcome Tips");
	const tutorial_id = tour?.tutorial_id ?? "";
	for (const _twice of [1, 2])
		expect((await send(completeTutorial, { tutorial_id }, fresh)).status).toBe(
			200,
		);
	const halfDone = [
		["Welcome Tips", false],
		["New Welcome Tips", true],
	];
	expect(await done(fresh)).toEqual(halfDone);
	// The customer has become a member and signs in again.
	await api.store.db
		.update(customers)
		.set({ is_accessed_condition: true })
		.where(eq(customers.sub, fresh.sub));
	expect(await done(await signIn(name))).toEqual(halfDone);
	expect(await ask(getTutorialDetail, { tutorial_id }, fresh)).toMatchObject({
		is_completed: true,
	});
	expect(
		(await ask(tutorialProgress, { timestamp: api.clock.now }, fresh))
			.tutorials,
	).toHaveLength(2);
	for (const call of [completeTutorial, getTutorialDetail])
		expect(
			failureOf(await send(call, { tutorial_id: "9" }, fresh)),
		).toMatchObject({ status: 400, code: failureCode.notFound });
});
