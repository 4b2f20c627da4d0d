// Notifications over HTTP: who has been sent what, and who has read it (3 §3, 3 §7).
import { afterEach, beforeEach, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	getNotifyList,
	notifyAction,
	readNotify,
} from "../../../src/contract/notify";
import { failureOf, type Session } from "../support/client";
import { serve, someone, type World } from "../support/world";

let world: World;
let me: Session;
beforeEach(async () => {
	world = await serve();
	me = await world.client.signIn(someone());
});
afterEach(() => world.stop());

const list = async (who = me) =>
	(await world.client.ask(getNotifyList, {}, who)).notify_lists;
const read = (CampaignId: string, who = me) =>
	world.client.send(readNotify, { CampaignId }, who);

test("notifications come newest first, of every action type, all unread", async () => {
	const all = await list();
	expect(new Set(all.map((it) => it.action_type))).toEqual(
		new Set(Object.values(notifyAction)),
	);
	const dates = all.map((it) => it.updated_dt ?? "");
	expect(dates).toEqual([...dates].sort().reverse());
	expect(all.every((it) => !it.is_read)).toBe(true);
	expect(all[0]?.brandlogoimage_url).toMatch(/^\/content\/logo-/);
});

test("one is read once, by its customer alone", async () => {
	const [first] = await list();
	const id = first?.campaign_id ?? "";
	expect((await read(id)).status).toBe(200);
	expect((await read(id)).status).toBe(200);
	expect((await list()).filter((it) => it.is_read)).toMatchObject([
		{ campaign_id: id },
	]);
	const other = await world.client.signIn(someone());
	expect((await list(other)).some((it) => it.is_read)).toBe(false);
});

test("one that was not sent yet is neither listed nor read", async () => {
	world.clock.now -= 60 * 60_000;
	const early = await world.client.signIn(someone());
	const sent = await list(early);
	expect(sent.map((it) => it.campaign_id)).not.toContain("2001");
	for (const id of ["2001", "9999", "1 or 1=1"])
		expect(failureOf(await read(id, early))).toMatchObject({
			status: 400,
			code: failureCode.notFound,
		});
});
