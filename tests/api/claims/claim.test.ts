// Claims: every rule in its order, and what a claim changes in the store (2 §4, docs/contract.md).
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	checkLimit,
	checkStock,
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import type { Limits } from "../../../src/contract/privilegeFields";
import { failureOf, type Session } from "../support/client";
import { type DealName, deal, shortReference } from "../support/deals";
import { claimsOf, stockOf } from "../support/rows";
import {
	day,
	newMockUserId,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeEach(async () => {
	api = await startTestServer();
});
afterEach(() => api.stop());

const signIn = (scenario?: string) =>
	api.client.signIn(newMockUserId(scenario));
const ask = (me: Session, Reference: string) =>
	api.client.send(
		submitRedeemCouponCodeV2,
		{ Reference, Amount: 1, IsUsed: true },
		me,
	);
const claim = async (me: Session, name: DealName) =>
	failureOf(await ask(me, deal(name)));
const limitsOf = (me: Session, name: DealName) =>
	api.client.ask(checkLimit, { Privilege_Alt_Reference: deal(name) }, me);
const detailOf = (me: Session, name: DealName) =>
	api.client.ask(getDetailV2, { Privilege_Alt_Reference: deal(name) }, me);

test("a claim takes one code, decrements the stock, and returns its transaction", async () => {
	const me = await signIn();
	const before = await stockOf(api.store, deal("plain"));
	const { transaction_id } = await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: shortReference("plain"), Amount: 1, IsUsed: false },
		me,
	);
	const after = await stockOf(api.store, deal("plain"));
	const [kept] = await claimsOf(api.store, me.sub);
	expect(kept).toMatchObject({
		transaction_id,
		imei: me.imei,
		wants_use_now: false,
		claimed_at: new Date(noon),
		expires_at: after.privilege.valid_through,
		opened_at: null,
		used_at: null,
	});
	expect(after.privilege.entry_remaining).toBe(
		before.privilege.entry_remaining - 1,
	);
	const given = after.pool.filter((it) => it.transaction_id === transaction_id);
	expect(given.map((it) => it.code)).toEqual([kept?.code]);
	expect(
		await api.client.ask(
			checkStock,
			{ Privilege_Alt_Reference: deal("plain") },
			me,
		),
	).toEqual({
		out_of_stock: false,
		entry_remaining_qty: after.privilege.entry_remaining,
		entry_total: 300,
	});
});

test.each<[DealName, string, keyof typeof failureCode, RegExp]>([
	["notStarted", "platinum", "refused", /cannot be claimed yet/],
	["ended", "platinum", "refused", /over/],
	["closedStore", "platinum", "refused", /not open/],
	["prizeForPlatinum", "platinum", "refused", /Delivery/],
	["plain", "new", "claimRefused", /terms and conditions/],
	["plain", "legacy", "claimRefused", /terms and conditions/],
	["hidden", "platinum", "claimRefused", /not available/],
	["platinumOnly", "gold", "claimRefused", /Platinum members only/],
	["seriesOnly", "platinum", "claimRefused", /Orion Z only/],
	["flagshipOnly", "platinum", "claimRefused", /flagship/],
	["soldOut", "platinum", "claimRefused", /All of these/],
])(
	"%s for %s is refused (%s), and neither code nor stock is taken",
	async (name, scenario, code, sentence) => {
		const me = await signIn(scenario);
		const before = await stockOf(api.store, deal(name));
		const reply = await ask(me, deal(name));
		expect(reply.status).toBe(400);
		expect(reply.body).toMatchObject({
			error: {
				code: failureCode[code],
				locale: { "en-us": { message: expect.stringMatching(sentence) } },
			},
			messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
			messageen: expect.stringMatching(sentence),
		});
		expect(await claimsOf(api.store, me.sub)).toEqual([]);
		expect(await stockOf(api.store, deal(name))).toEqual(before);
	},
);

test.each<[DealName, string]>([
	["platinumOnly", "platinum"],
	["seriesOnly", "plus"],
	["flagshipOnly", "flagship"],
	["hidden", "platinum"],
])("the detail of %s for %s agrees with the claim", async (name, scenario) => {
	const me = await signIn(scenario);
	const detail = await detailOf(me, name);
	const isFine = name !== "hidden";
	expect((await claim(me, name)).status).toBe(isFine ? 200 : 400);
	expect(detail.criteria_is_issue).toBe(isFine);
	expect(detail.criteria_is_visible).toBe(isFine);
	expect(detail.criteria_issue_reason_en === "").toBe(isFine);
});

test("an unknown reference is not found", async () => {
	const me = await signIn();
	for (const reference of ["PV_0000", "0000", "", "' or 1=1 --"])
		expect(failureOf(await ask(me, reference))).toMatchObject({
			status: 400,
			code: failureCode.notFound,
		});
});

/** Each customer claims once; the last claim must be refused. */
async function lastIsRefused(
	customers: Session[],
	name: DealName,
	sentence: RegExp,
) {
	const last = customers.at(-1);
	if (!last) throw new Error("nobody");
	for (const me of customers.slice(0, -1))
		expect(await claim(me, name)).toMatchObject({ status: 200 });
	const limits = await limitsOf(last, name);
	expect(await claim(last, name)).toEqual({
		status: 400,
		code: failureCode.claimRefused,
		message: {
			th: limits.limited_reason_th,
			en: expect.stringMatching(sentence),
		},
	});
	expect(limits).toMatchObject({
		is_limited: true,
		is_validate_limit_pass: false,
	});
	expect(limits.limited_reason_en).toMatch(sentence);
	return limits;
}

const onlyFlag = (limits: Limits) =>
	Object.entries(limits)
		.filter(([name, value]) => /^is_.*_limit$/.test(name) && value === true)
		.map(([name]) => name);

const groupFlags = ({ privilege_limit_summary }: Limits) =>
	Object.entries(privilege_limit_summary ?? {})
		.filter(([, value]) => value)
		.map(([name]) => name);

describe("limits, in Bangkok days, weeks and months", () => {
	const three = async () => [await signIn(), await signIn(), await signIn()];
	const wednesday = noon;
	const oneSecondToMidnight = Date.parse("2027-02-17T23:59:59+07:00");
	const oneSecondToMonday = Date.parse("2027-02-21T23:59:59+07:00");
	const oneSecondToMarch = Date.parse("2027-02-28T23:59:59+07:00");

	test.each<[DealName, number, string, RegExp]>([
		["overallDay", oneSecondToMidnight, "is_overall_per_day_limit", /tomorrow/],
		["overallWeek", oneSecondToMonday, "is_overall_per_week_limit", /Monday/],
		[
			"overallMonth",
			oneSecondToMarch,
			"is_overall_per_month_limit",
			/next month/,
		],
	])(
		"limit %s blocks everybody until its period ends",
		async (name, lastSecond, flag, sentence) => {
			api.clock.now = wednesday;
			const customers = await three();
			await claim(customers[0] as Session, name);
			api.clock.now = lastSecond;
			const again = await Promise.all([signIn(), signIn()]);
			const limits = await lastIsRefused(again, name, sentence);
			expect(onlyFlag(limits)).toEqual([flag]);
			api.clock.now = lastSecond + 1000;
			expect(await claim(await signIn(), name)).toMatchObject({ status: 200 });
		},
	);

	test.each<[DealName, number, RegExp]>([
		["customerDay", oneSecondToMidnight, /today/],
		["customerWeek", oneSecondToMonday, /this week/],
		["customerMonth", oneSecondToMarch, /this month/],
	])(
		"limit %s blocks one customer until its period ends",
		async (name, lastSecond, sentence) => {
			const customer = newMockUserId();
			api.clock.now = wednesday;
			await claim(await api.client.signIn(customer), name);
			api.clock.now = lastSecond;
			const me = await api.client.signIn(customer);
			const limits = await lastIsRefused([me], name, sentence);
			expect(onlyFlag(limits)).toEqual(["is_customer_limit"]);
			expect(await claim(await signIn(), name)).toMatchObject({ status: 200 });
			api.clock.now = lastSecond + 1000;
			expect(await claim(me, name)).toMatchObject({ status: 200 });
		},
	);

	test("limit customer blocks one customer forever", async () => {
		const name = newMockUserId();
		const me = await api.client.signIn(name);
		const limits = await lastIsRefused(
			[me, me, me],
			"customer",
			/as often as you can/,
		);
		expect(onlyFlag(limits)).toEqual(["is_customer_limit"]);
		expect(limits.privilege_limitstat).toEqual({
			redeemtargetcheck: "customer",
			total: 2,
			used: 2,
		});
		api.clock.now += 300 * day;
		expect(
			await claim(await api.client.signIn(name), "customer"),
		).toMatchObject({ status: 400 });
	});

	test("limit device blocks every customer of the device", async () => {
		const mock_imei = "356938035643809";
		const first = await api.client.signIn(newMockUserId(), {
			mock_imei,
		});
		const second = await api.client.signIn(newMockUserId(), {
			mock_imei,
		});
		const limits = await lastIsRefused(
			[first, second],
			"device",
			/This device/,
		);
		expect(onlyFlag(limits)).toEqual(["is_per_device_limit"]);
		expect(await claim(await signIn(), "device")).toMatchObject({
			status: 200,
		});
	});

	test("limit total_device blocks the third device, not the first two", async () => {
		const [a, b, c] = (await three()) as [Session, Session, Session];
		const limits = await lastIsRefused(
			[a, b, a, c],
			"totalDevice",
			/as many devices as it allows/,
		);
		expect(onlyFlag(limits)).toEqual(["is_total_device_limit"]);
		expect(await claim(b, "totalDevice")).toMatchObject({ status: 200 });
	});

	test("a group counts its privileges together", async () => {
		const me = await signIn();
		expect(await claim(me, "groupOne")).toMatchObject({ status: 200 });
		const limits = await lastIsRefused([me, me], "groupTwo", /special group/);
		expect(onlyFlag(limits)).toEqual(["is_group_limit"]);
		expect(limits.privilege_limit_summary).toMatchObject({
			is_group_customer_limit: true,
		});
		expect(await claim(me, "groupOne")).toMatchObject({ status: 400 });
		expect(await claim(await signIn(), "groupOne")).toMatchObject({
			status: 200,
		});
	});

	test("a group may be limited for each device", async () => {
		const mock_imei = "356938035643817";
		const first = await api.client.signIn(newMockUserId(), {
			mock_imei,
		});
		expect(await claim(first, "groupDeviceOne")).toMatchObject({ status: 200 });
		const second = await api.client.signIn(newMockUserId(), {
			mock_imei,
		});
		expect(await claim(second, "groupDeviceTwo")).toMatchObject({
			status: 400,
			code: failureCode.claimRefused,
		});
		const limits = await limitsOf(second, "groupDeviceTwo");
		expect(onlyFlag(limits)).toEqual(["is_group_limit"]);
		expect(groupFlags(limits)).toEqual(["is_group_device_limit"]);
		expect(await claim(await signIn(), "groupDeviceTwo")).toMatchObject({
			status: 200,
		});
	});

	test.each<[DealName, DealName, string, number]>([
		["groupOverallOne", "groupOverallTwo", "is_group_overall_limit", 0],
		["groupDayOne", "groupDayTwo", "is_group_per_day_limit", 1],
		["groupWeekOne", "groupWeekTwo", "is_group_per_week_limit", 5],
		["groupMonthOne", "groupMonthTwo", "is_group_per_month_limit", 12],
	])(
		"%s and %s are limited together (%s)",
		async (one, two, flag, opensAfterDays) => {
			for (const name of [one, two])
				expect(await claim(await signIn(), name)).toMatchObject({
					status: 200,
				});
			const me = await signIn();
			expect(await claim(me, one)).toMatchObject({ status: 400 });
			const limits = await limitsOf(me, two);
			expect(onlyFlag(limits)).toEqual(["is_group_limit"]);
			expect(groupFlags(limits)).toEqual([flag]);
			expect(limits.privilege_limitstat).toEqual({
				redeemtargetcheck: "group",
				total: 2,
				used: 2,
			});
			if (opensAfterDays === 0) return;
			api.clock.now += opensAfterDays * day;
			expect(await claim(await signIn(), one)).toMatchObject({ status: 200 });
		},
	);

	test("the last claim of the stock is reported as the overall limit", async () => {
		const limits = await lastIsRefused(
			[await signIn(), await signIn()],
			"lastOne",
			/All of these/,
		);
		expect(onlyFlag(limits)).toEqual(["is_overall_limit"]);
		const detail = await detailOf(await signIn(), "lastOne");
		expect(detail).toMatchObject({
			out_of_stock: true,
			entry_remaining_qty: 0,
			entry_total: 10,
		});
	});
});

test("while no limit is exceeded, the tightest counter is reported", async () => {
	const me = await signIn();
	expect((await limitsOf(me, "dayAndCustomer")).privilege_limitstat).toEqual({
		redeemtargetcheck: "overall",
		total: 300,
		used: 0,
	});
	await claim(me, "dayAndCustomer");
	expect(await limitsOf(me, "dayAndCustomer")).toMatchObject({
		is_limited: false,
		limited_reason_th: "",
		privilege_limitstat: { redeemtargetcheck: "customer", total: 2, used: 1 },
	});
	expect(
		(await limitsOf(await signIn(), "dayAndCustomer")).privilege_limitstat,
	).toEqual({
		redeemtargetcheck: "overall_day",
		total: 10,
		used: 1,
	});
});

test("two simultaneous claims of one group never exceed its limit", async () => {
	for (let turn = 0; turn < 15; turn++) {
		const me = await signIn();
		expect(await claim(me, "groupOne")).toMatchObject({ status: 200 });
		const replies = await Promise.all([
			ask(me, deal("groupOne")),
			ask(me, deal("groupTwo")),
		]);
		expect(replies.map((it) => it.status).sort()).toEqual([200, 400]);
		expect(await claimsOf(api.store, me.sub)).toHaveLength(2);
	}
});

test("a malformed claim also has the messages at the top level of its reply", async () => {
	const me = await signIn();
	const reply = await api.client.send(
		submitRedeemCouponCodeV2,
		{ Reference: deal("plain"), Amount: 2, IsUsed: true },
		me,
	);
	expect(reply.body).toMatchObject({
		error: { code: failureCode.malformed },
		messageth: expect.any(String),
		messageen: expect.any(String),
	});
});
