// Reminders of codes that end soon: their time, one encrypted message for each customer, and further attempts after a failure (X08).
import { expect, test } from "vitest";
import { deleteOldReminders } from "../../../server/store/claims/codeReminders";
import {
	claims,
	codeReminders,
	pushSubscriptions,
} from "../../../server/store/schema/schema";
import { couponCodeDetail } from "../../../src/contract/code";
import { deleteUserBySub } from "../../../src/contract/manual";
import { updateUsedPrivilege } from "../../../src/contract/privilege";
import { nth } from "../../support/nth";
import { at, reminders } from "../support/reminders";
import { claimsOf, setClaim } from "../support/rows";
import { newMockUserId } from "../support/testServer";

const here = reminders();
const { code, person, round, subscribe } = here;
const messagesOf = (endpoint: string) => here.pushes.messagesOf(endpoint);
const sent = { outcome: "sent", code: "HTTP 201" };

test("one signed and encrypted reminder names the deal and the end of a code that ends today", async () => {
	const { me, endpoint } = await person();
	await code(me, at(23.5));
	expect(await round(at(9))).toEqual([sent]);
	expect(messagesOf(endpoint)).toEqual([
		{
			title: "Your coupon expires soon",
			body: "Test\nValid until 17 Feb at 23:30",
			path: "/history",
			lang: "en",
		},
	]);
	const { headers, sender } = nth(here.pushes.received, -1);
	expect(sender).toMatchObject({
		aud: here.pushes.address,
		sub: here.settings.PUSH_CONTACT,
		key: here.settings.PUSH_PUBLIC_KEY,
	});
	// The push service must not deliver at night, so the message expires at 20:00, in 11 hours.
	expect(headers.ttl).toBe(String(11 * 3600));
	expect(await round(at(9.1))).toEqual([]);
	expect(await round(at(15))).toEqual([]);
});

test("each browser of a phone gets the message in its own language", async () => {
	const { me, endpoint } = await person("th");
	const other = await subscribe(me);
	await code(me, at(23.5));
	await round(at(12));
	expect(messagesOf(endpoint)).toMatchObject([
		{
			title: "คูปองของคุณใกล้หมดอายุ",
			body: "ทดสอบ\nใช้ได้ถึง 17 ก.พ. เวลา 23:30\u00a0น.",
			lang: "th",
		},
	]);
	expect(messagesOf(other)).toMatchObject([
		{ title: "Your coupon expires soon" },
	]);
});

test("several codes of a customer are in one message, which has no codes of another customer", async () => {
	const one = await person();
	const two = await person("th");
	await code(one.me, at(20, 1));
	await code(one.me, at(11, 1));
	await code(one.me, at(11, 4));
	await code(two.me, at(22));
	await code(two.me, at(23));
	await code(two.me, at(21));
	await round(at(12));
	expect(messagesOf(one.endpoint)).toMatchObject([
		{
			title: "2 coupons expire soon",
			body: "The first is valid until 18 Feb at 11:00",
		},
	]);
	expect(messagesOf(two.endpoint)).toMatchObject([
		{
			title: "คูปอง 3 ใบใกล้หมดอายุ",
			body: "ใบแรกใช้ได้ถึง 17 ก.พ. เวลา 21:00\u00a0น.",
		},
	]);
	// The message contains neither the code nor the transaction id.
	const rows = await claimsOf(here.api.store, one.me.sub);
	const text = JSON.stringify(here.pushes.received);
	for (const row of rows) {
		expect(text).not.toContain(row.code);
		expect(text).not.toContain(row.transaction_id);
	}
});

// The bug: a round that reached its limit of codes split those of its last customer over two messages.
test("a customer's codes are in one message, even if there are more than one transaction takes", async () => {
	const people = [await person(), await person()];
	for (const { me } of people) {
		const transaction_id = await code(me, at(22));
		const [claim] = await claimsOf(here.api.store, me.sub);
		if (!claim) throw new Error("there is no claim");
		const others = Array.from({ length: 599 }, (_, number) => ({
			...claim,
			transaction_id: `${transaction_id}-${number}`,
		}));
		await here.api.store.db.insert(claims).values(others);
	}
	expect(await round(at(12))).toEqual([sent]);
	expect(await round(at(12.1))).toEqual([sent]);
	for (const { endpoint } of people)
		expect(messagesOf(endpoint)).toMatchObject([
			{ title: "600 coupons expire soon" },
		]);
});

test.each<[string, end: number, before: number, first: number]>([
	["at 14:00 tomorrow", at(14, 1), at(13.9), at(14)],
	["at 7:00 tomorrow", at(7, 1), at(8.9), at(9)],
	["at 23:00 tomorrow", at(23, 1), at(8.9, 1), at(9, 1)],
])(
	"the reminder of a code that ends %s waits for the day before or the last morning",
	async (_, end, before, first) => {
		const { me } = await person();
		await code(me, end);
		expect(await round(before)).toEqual([]);
		expect(await round(first)).toEqual([sent]);
	},
);

test("nothing is sent from 20:00 to 9:00 in Bangkok", async () => {
	const { me } = await person();
	await code(me, at(10, 1));
	for (const hour of [20, 23, 24, 27, 32.9])
		expect(await round(at(hour))).toEqual([]);
	expect(await round(at(33))).toEqual([sent]);
});

test("there are no reminders of used, ended, opened and just claimed codes", async () => {
	const { me } = await person();
	const { api } = here;
	const Transaction_Id = await code(me, at(23));
	await api.client.ask(updateUsedPrivilege, { Transaction_Id }, me);
	await code(me, at(11.9));
	const opened = await code(me, at(23), "countdown");
	await api.client.ask(
		couponCodeDetail,
		{ CPC_Transaction_Id: opened, Start_Countdown: true },
		me,
	);
	const fresh = await code(me, at(23));
	await setClaim(api.store, fresh, { claimed_at: new Date(at(11)) });
	expect(await round(at(12))).toEqual([]);
	expect(await round(at(14))).toEqual([sent]);
});

test.each([404, 410])(
	"a subscription that the push service reports as unknown (%s) is removed",
	async (status) => {
		const { me, endpoint } = await person();
		await code(me, at(23));
		here.pushes.answers.push(status);
		expect(await round(at(12))).toEqual([
			{ outcome: "gone", code: `HTTP ${status}` },
		]);
		const { db } = here.api.store;
		expect(await db.select().from(pushSubscriptions)).toEqual([]);
		// The message did not arrive, so the next browser gets it.
		expect(await round(at(13))).toEqual([]);
		const next = await subscribe(me);
		expect(await round(at(14))).toEqual([sent]);
		expect(messagesOf(endpoint)).toHaveLength(1);
		expect(messagesOf(next)).toHaveLength(1);
	},
);

test("a message that fails is sent again three times, after longer and longer delays", async () => {
	const { me, endpoint } = await person();
	await code(me, at(23));
	const failed = { outcome: "failed", code: expect.any(String) };
	// Statuses of a push service that is unavailable, or that gets too many requests.
	here.pushes.answers.push(503, 429, 408, 500);
	const minute = 1 / 60;
	let now = 12;
	expect(await round(at(now))).toEqual([
		{ outcome: "failed", code: "HTTP 503" },
	]);
	for (const minutes of [5, 15, 45]) {
		expect(await round(at(now + (minutes - 1) * minute))).toEqual([]);
		now += minutes * minute;
		expect(await round(at(now))).toEqual([failed]);
	}
	expect(await round(at(now + 3))).toEqual([]);
	expect(messagesOf(endpoint)).toHaveLength(4);
});

test("a new code in the last attempt for another code has further attempts of its own", async () => {
	const { me, endpoint } = await person();
	await code(me, at(20));
	here.pushes.answers.push(503, 503, 503, 503);
	for (const hour of [12, 13, 14]) await round(at(hour));
	await code(me, at(21));
	await round(at(15));
	expect(await round(at(16))).toEqual([sent]);
	expect(messagesOf(endpoint).slice(-2)).toMatchObject(
		Array(2).fill({ title: "2 coupons expire soon" }),
	);
});

test("a code that is used before the second attempt is not sent again", async () => {
	const { me } = await person();
	const Transaction_Id = await code(me, at(23));
	here.pushes.answers.push(503);
	await round(at(12));
	await here.api.client.ask(updateUsedPrivilege, { Transaction_Id }, me);
	expect(await round(at(13))).toEqual([]);
});

test("a message that the push service refuses is not sent again, and redirects are not followed", async () => {
	for (const status of [307, 400, 403]) {
		const { me } = await person();
		await code(me, at(23));
		here.pushes.answers.push(status);
		expect(await round(at(12))).toEqual([
			{ outcome: "refused", code: `HTTP ${status}` },
		]);
		expect(await round(at(19))).toEqual([]);
	}
});

test("a phone that the customer has left gets no message", async () => {
	const name = newMockUserId();
	const { me, endpoint } = await person("th", name);
	await code(me, at(23));
	const onNewPhone = await here.api.client.signIn(name, {
		mock_imei: "490154203237518",
	});
	expect(onNewPhone.imei).not.toBe(me.imei);
	expect(await round(at(12))).toEqual([]);
	const other = await subscribe(onNewPhone);
	expect(await round(at(12))).toEqual([sent]);
	expect(messagesOf(endpoint)).toEqual([]);
	expect(messagesOf(other)).toHaveLength(1);
});

test("the rows of a deleted customer and of old reminders are deleted", async () => {
	const { db } = here.api.store;
	const one = await person();
	const two = await person();
	for (const { me } of [one, two]) await code(me, at(23));
	await round(at(12));
	await here.api.client.ask(deleteUserBySub, { sub: one.me.sub }, one.me);
	const subs = async () =>
		(await db.select().from(codeReminders)).map((it) => it.sub);
	expect(await subs()).toEqual([two.me.sub]);
	expect(
		(await db.select().from(pushSubscriptions)).map((it) => it.sub),
	).toEqual([two.me.sub]);
	await deleteOldReminders(db, new Date(at(11, 7)));
	expect(await subs()).toEqual([two.me.sub]);
	await deleteOldReminders(db, new Date(at(13, 7)));
	expect(await subs()).toEqual([]);
});

test("one round reminds all customers, even more than one transaction takes", async () => {
	const people = await Promise.all(
		Array.from({ length: 60 }, async () => {
			const one = await person();
			await code(one.me, at(23));
			return one;
		}),
	);
	expect(await round(at(12))).toHaveLength(60);
	for (const { endpoint } of people)
		expect(messagesOf(endpoint)).toHaveLength(1);
});
