// Notifications over HTTP: the list, and marking one as read (3 §3, 3 §7).
import { afterEach, beforeEach, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	getNotifyList,
	notifyAction,
	readNotify,
} from "../../../src/contract/notify";
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

const list = async (who = me) =>
	(await api.client.ask(getNotifyList, {}, who)).notify_lists;
const read = (CampaignId: string, who = me) =>
	api.client.send(readNotify, { CampaignId }, who);

test("notifications of every action type come newest first, all unread", async () => {
	const all = await list();
	expect(new Set(all.map((it) => it.action_type))).toEqual(
		new Set(Object.values(notifyAction)),
	);
	const dates = all.map((it) => it.updated_dt ?? "");
	expect(dates).toEqual([...dates].sort().reverse());
	expect(all.every((it) => !it.is_read)).toBe(true);
	expect(all[0]?.brandlogoimage_url).toMatch(/^\/content\/logo-/);
});

test("a notification is marked as read once, for its customer only", async () => {
	const [first] = await list();
	const id = first?.campaign_id ?? "";
	expect((await read(id)).status).toBe(200);
	expect((await read(id)).status).toBe(200);
	expect((await list()).filter((it) => it.is_read)).toMatchObject([
		{ campaign_id: id },
	]);
	const other = await api.client.signIn(newMockUserId());
	expect((await list(other)).some((it) => it.is_read)).toBe(false);
});

test("a notification that was not sent yet is not listed and cannot be marked as read", async () => {
	api.clock.now -= 60 * 60_000;
	const early = await api.client.signIn(newMockUserId());
	const sent = await list(early);
	expect(sent.map((it) => it.campaign_id)).not.toContain("2001");
	for (const id of ["2001", "9999", "1 or 1=1"])
		expect(failureOf(await read(id, early))).toMatchObject({
			status: 400,
			code: failureCode.notFound,
		});
});
