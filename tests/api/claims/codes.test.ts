// The code of a claim is prefetched, opened, counted down, used and expired, for its customer only (2 §4).
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { claims, privileges } from "../../../server/store/schema/schema";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { getPrivilegeListByReferenceListV2 } from "../../../src/contract/deals";
import { failureCode } from "../../../src/contract/failureCode";
import {
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import { failureOf } from "../support/client";
import { coupons, refused } from "../support/coupons";
import { type DealName, deal, shortReference } from "../support/deals";
import { claimsOf } from "../support/rows";
import { day, minute, newMockUserId, noon } from "../support/testServer";

const here = coupons();
const { claim, send, code, use, page, wait } = here;

/** Where the history shows the claim: its list, flag and text. */
async function standing(transaction: string) {
	for (const state of ["canuse", "Used"] as const) {
		const { items } = await page(state, { ItemsPerPage: 100 });
		const item = items.find((it) => it.ext_transaction_id === transaction);
		if (item) return [state, item.is_used_code, item.is_used_code_desc];
	}
	return null;
}

describe("a code with a countdown", () => {
	test("is not shown before the countdown is started", async () => {
		const transaction = await claim("countdown");
		expect(failureOf(await send(transaction, false))).toEqual(
			refused(/start the clock/),
		);
		expect(await standing(transaction)).toEqual([
			"canuse",
			false,
			usedCodeDescription.useCode,
		]);
	});

	test("counts down from its first start, even if it is started again", async () => {
		const transaction = await claim("countdown");
		const end = new Date(noon + 15 * minute).toISOString();
		const [kept] = await claimsOf(here.api.store, here.me.sub);
		expect(await code(transaction, true)).toEqual({
			code: kept?.code,
			link: "",
			is_url: false,
			countdown_time: end,
			display_type: null,
			privilegetype: 4,
			transaction_id: transaction,
			privilege_id: shortReference("countdown"),
			barcode_format: "CODE128",
		});
		here.api.clock.now += 5 * minute;
		expect((await code(transaction, true)).countdown_time).toBe(end);
		expect((await code(transaction, false)).countdown_time).toBe(end);
		expect(await standing(transaction)).toEqual([
			"canuse",
			true,
			usedCodeDescription.viewCode,
		]);
		const [item] = (await page("canuse")).items;
		expect(item).toMatchObject({
			countdown_datetime: end,
			reserve_timeout: 15,
		});
	});

	test("expires to the second; a started code can still be read", async () => {
		const transaction = await claim("countdown");
		const { countdown_time } = await code(transaction, true);
		here.api.clock.now += 15 * minute - 1;
		expect(await standing(transaction)).toEqual([
			"canuse",
			true,
			usedCodeDescription.viewCode,
		]);
		expect((await send(transaction, true)).status).toBe(200);
		here.api.clock.now += 1;
		expect(await standing(transaction)).toEqual([
			"Used",
			true,
			usedCodeDescription.codeExpired,
		]);
		for (const start of [true, false])
			expect((await code(transaction, start)).countdown_time).toBe(
				countdown_time,
			);
		const late = await use(transaction);
		expect(failureOf(late)).toEqual(refused(/expired/));
		expect(late.body).toMatchObject({
			messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
			messageen: expect.stringMatching(/expired/),
		});
	});

	test("never counts down for longer than its privilege lasts", async () => {
		const lastSecond = Date.parse("2027-02-17T23:59:59+07:00");
		await wait(lastSecond - 5 * minute - here.api.clock.now);
		const transaction = await claim("endsToday");
		expect((await code(transaction, true)).countdown_time).toBe(
			new Date(lastSecond).toISOString(),
		);
	});

	test("expires with its privilege if it was never started", async () => {
		const transaction = await claim("endsToday");
		await wait(day);
		expect(failureOf(await send(transaction, false))).toEqual(
			refused(/expired/),
		);
		expect(failureOf(await send(transaction, true))).toEqual(
			refused(/expired/),
		);
		expect(await standing(transaction)).toEqual([
			"Used",
			false,
			usedCodeDescription.codeExpired,
		]);
	});

	test("is given until the moment its privilege ends, when it would be expired at once", async () => {
		const end = Date.parse("2027-02-17T23:59:59+07:00");
		await wait(end - 1 - noon);
		const [part] = (await standing(await claim("endsToday"))) ?? [];
		expect(part).toBe("canuse");
		await wait(1);
		const late = await here.api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: deal("endsToday"), Amount: 1, IsUsed: false },
			here.me,
		);
		expect(failureOf(late)).toEqual(refused(/over/));
	});
});

describe("a code that is claimed to be used now", () => {
	const inUse = ["canuse", true, usedCodeDescription.viewCode];

	test("can be read before its countdown; the countdown begins with the first start", async () => {
		const transaction = await claim("countdown", true);
		expect(await standing(transaction)).toEqual(inUse);
		const read = await code(transaction, false);
		expect(read).toMatchObject({ countdown_time: null });
		expect(read.code).not.toBe("");
		here.api.clock.now += 5 * minute;
		const end = new Date(here.api.clock.now + 15 * minute).toISOString();
		expect(await code(transaction, true)).toEqual({
			...read,
			countdown_time: end,
		});
		here.api.clock.now += minute;
		expect((await code(transaction, true)).countdown_time).toBe(end);
		expect(await standing(transaction)).toEqual(inUse);
	});

	test("is described as a code in use in the privilege's detail", async () => {
		const transaction = await claim("plain", true);
		expect(await standing(transaction)).toEqual(inUse);
		const detail = await here.api.client.ask(
			getDetailV2,
			{ Privilege_Alt_Reference: shortReference("plain") },
			here.me,
		);
		expect(detail).toMatchObject({
			ext_transaction_id: transaction,
			is_used_code: true,
			is_used_code_desc: usedCodeDescription.viewCode,
		});
	});

	test("expires with its privilege if its countdown was never started", async () => {
		const transaction = await claim("endsToday", true);
		await wait(day);
		for (const start of [true, false])
			expect(failureOf(await send(transaction, start))).toEqual(
				refused(/expired/),
			);
		expect(await standing(transaction)).toEqual([
			"Used",
			true,
			usedCodeDescription.codeExpired,
		]);
	});
});

describe("a code without a countdown", () => {
	test("can be prefetched without being opened, and is opened by starting it", async () => {
		const transaction = await claim("plain");
		const ahead = await code(transaction, false);
		expect(ahead.countdown_time).toBeNull();
		expect(await standing(transaction)).toEqual([
			"canuse",
			false,
			usedCodeDescription.useCode,
		]);
		expect(await code(transaction, true)).toEqual(ahead);
		expect(await standing(transaction)).toEqual([
			"canuse",
			true,
			usedCodeDescription.viewCode,
		]);
		here.api.clock.now += 30 * minute;
		expect(await standing(transaction)).toEqual([
			"canuse",
			true,
			usedCodeDescription.viewCode,
		]);
	});

	test("ends with its activity if it belongs to one", async () => {
		const transaction = await claim("activity");
		await code(transaction, true);
		await wait(2 * day);
		expect(await standing(transaction)).toEqual([
			"Used",
			true,
			usedCodeDescription.activityExpired,
		]);
		expect(failureOf(await send(transaction, false))).toEqual(
			refused(/expired/),
		);
		const { items } = await page("Used");
		expect(items[0]?.extra_payload).toEqual([
			{ key: "used_for", string_val: "announcement" },
			{ key: "barcode_format", string_val: "CODE128" },
		]);
	});

	test.each([
		["activityWithClock", usedCodeDescription.activityExpired],
		["tierEnd", usedCodeDescription.codeExpired],
	] as const)(
		"a code of %s whose countdown has ended has its own description",
		async (name, said) => {
			const transaction = await claim(name);
			await code(transaction, true);
			here.api.clock.now += 15 * minute;
			expect(await standing(transaction)).toEqual(["Used", true, said]);
		},
	);

	test.each<[DealName, string]>([
		["plain", "CODE128"],
		["ean", "EAN13"],
		["itf14", "ITF14"],
	])(
		"a code of %s has the format %s in the list and with the code",
		async (name, format) => {
			const key = { key: "barcode_format", string_val: format };
			const transaction = await claim(name);
			expect(await code(transaction, false)).toMatchObject({
				barcode_format: format,
			});
			const [item] = (await page("canuse")).items;
			expect(item?.extra_payload).toEqual([key]);
			const { client } = here.api;
			const detail = { Privilege_Alt_Reference: deal(name) };
			const { extrapayload } = await client.ask(getDetailV2, detail, here.me);
			expect(extrapayload).toEqual([key]);
			const list = { Alt_Reference: [deal(name)] };
			const [card] = await client.ask(
				getPrivilegeListByReferenceListV2,
				list,
				here.me,
			);
			expect(card?.extrapayload).toEqual([key]);
		},
	);

	test("is returned as a link that contains the code if it is for the web", async () => {
		const reply = await code(await claim("urlLink"), true);
		expect(reply).toMatchObject({
			is_url: true,
			display_type: 1,
			privilegetype: 9,
		});
		expect(reply.link).toBe(
			`https://shop.example/${reply.code}?c=${reply.code}`,
		);
		expect(await code(await claim("onlineCode"), true)).toMatchObject({
			is_url: false,
			link: "",
			privilegetype: 8,
		});
	});

	test("may have characters that its link has to escape", async () => {
		const transaction_id = await claim("urlLink");
		await here.api.store.db
			.update(claims)
			.set({ code: "A&B/C" })
			.where(eq(claims.transaction_id, transaction_id));
		expect((await code(transaction_id, true)).link).toBe(
			"https://shop.example/A%26B%2FC?c=A%26B%2FC",
		);
	});
});

test("an opened code stays readable after its deal gets a countdown; an unopened one waits for its start", async () => {
	const opened = await claim("twenty");
	const unopened = await claim("twenty");
	const read = await code(opened, true);
	await here.api.store.db
		.update(privileges)
		.set({ reserve_timeout: 15 })
		.where(eq(privileges.alt_reference, deal("twenty")));
	for (const start of [false, true])
		expect(await code(opened, start)).toEqual(read);
	expect(failureOf(await send(unopened, false))).toEqual(
		refused(/start the clock/),
	);
});

describe("using a code", () => {
	test("marks the claim as used; a second call changes nothing", async () => {
		const transaction = await claim("countdown");
		await code(transaction, true);
		const first = await use(transaction);
		here.api.clock.now += minute;
		const again = await use(transaction);
		expect(first.body).toEqual({
			status: "success",
			data: {
				success: true,
				messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
				messageen: expect.any(String),
				transaction_id: transaction,
				status: "success",
			},
		});
		expect(again.text).toBe(first.text);
		// After a lost reply the same call may come again when the code has ended.
		here.api.clock.now += 15 * minute;
		expect((await use(transaction)).text).toBe(first.text);
		const [kept] = await claimsOf(here.api.store, here.me.sub);
		expect(kept?.used_at).toEqual(new Date(noon));
		expect(await standing(transaction)).toEqual([
			"Used",
			true,
			usedCodeDescription.used,
		]);
	});

	test("leaves it used and readable when its countdown or its privilege ends", async () => {
		const { used } = usedCodeDescription;
		const counted = await claim("countdown");
		await code(counted, true);
		const plain = await claim("activity");
		for (const transaction of [counted, plain]) await use(transaction);
		here.api.clock.now += 15 * minute;
		expect(await standing(counted)).toEqual(["Used", true, used]);
		await wait(2 * day);
		expect(await standing(plain)).toEqual(["Used", false, used]);
		expect((await send(plain, false)).status).toBe(200);
	});

	test("keeps the code from being started again", async () => {
		const transaction = await claim("plain");
		await use(transaction);
		expect(failureOf(await send(transaction, true))).toEqual(
			refused(/already been used/),
		);
		expect((await send(transaction, false)).status).toBe(200);
	});
});

test("nobody can read or use somebody else's claim", async () => {
	const transaction = await claim("plain");
	const other = await here.api.client.signIn(newMockUserId());
	for (const reply of [
		await send(transaction, true, other),
		await use(transaction, other),
		await send("GG000000000000", true),
		await use("GG000000000000"),
	])
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.notFound,
		});
	expect((await page("canuse", {}, other)).items).toEqual([]);
});
