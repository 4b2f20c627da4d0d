// The eligibility list: the words of every limit, when it opens again, and the kind of each check.
import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import type { Limits } from "../../../../src/contract/privilegeFields";
import { eligibilityChecks } from "../../../../src/domain/claim/eligibility";
import {
	groupSummary,
	openLimits,
	openPrivilege,
	openStock,
} from "./privilegeSample";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

// Friday 20 November 2026, 12:24 in Bangkok.
const now = Date.parse("2026-11-20T12:24:00+07:00");
const input = {
	...{ privilege: openPrivilege, stock: openStock, limits: openLimits },
	...{ deviceName: "Orion S26", tierName: "Platinum", now },
};
type Stat = NonNullable<Limits["privilege_limitstat"]>;
const checks = (change: Partial<typeof input>) =>
	eligibilityChecks({ ...input, ...change }).map(
		({ key, ok, label, requirement, opensAt }) => ({
			...{ key, ok, requirement, opensAt },
			text: "th" in label ? label.en : i18n._(label),
		}),
	);
const limitCheck = (
	limits: Partial<Limits>,
	change: Partial<typeof input> = {},
) =>
	checks({ ...change, limits: { ...openLimits, ...limits } }).find(
		({ key }) => key === "limit",
	);

const day = Date.parse("2026-11-21T00:00:00+07:00");
const week = Date.parse("2026-11-23T00:00:00+07:00");
const month = Date.parse("2026-12-01T00:00:00+07:00");
const most = "the most allowed";
const plain = "You have reached the claim limit";

test.each<[Stat["redeemtargetcheck"], number, string, number | undefined]>([
	["customer_day", 1, "You have claimed once today", day],
	["customer_day", 3, "You have claimed 3 times today", day],
	["customer_day", 0, plain, day],
	["customer_week", 2, "You have claimed twice this week", week],
	["customer_week", 0, plain, week],
	["customer_month", 1, "You have claimed once this month", month],
	["customer_month", 0, plain, month],
	["customer", 1, `You have claimed once, ${most}`, undefined],
	["customer", 4, `You have claimed 4 times, ${most}`, undefined],
	["customer", 0, plain, undefined],
	["device", 1, `This phone has claimed once, ${most}`, undefined],
	["device", 0, plain, undefined],
	["overall", 5, plain, undefined],
	["group", 5, plain, undefined],
])(
	"a customer limit of %s with the total %d has its words",
	(redeemtargetcheck, total, text, opensAt) => {
		const privilege_limitstat = { redeemtargetcheck, total, used: total };
		for (const is_already_received of [false, true])
			expect(
				limitCheck(
					{ is_customer_limit: true, privilege_limitstat },
					{ privilege: { ...openPrivilege, is_already_received } },
				),
			).toEqual({
				key: "limit",
				ok: false,
				requirement: undefined,
				text,
				opensAt,
			});
	},
);

test("a limit without a counter shows the server's reason in either language", () => {
	const limits = {
		is_limited: true,
		limited_reason_th: "",
		limited_reason_en: "",
	};
	expect(limitCheck(limits)).toMatchObject({ text: plain });
	expect(
		limitCheck({ ...limits, limited_reason_en: "Only on Fridays" }),
	).toMatchObject({ text: "Only on Fridays" });
	expect(limitCheck({ ...limits, limited_reason_th: "วันศุกร์" })).toMatchObject({
		text: "",
	});
});

test.each<[Partial<Limits>, string, number | undefined]>([
	[
		{ is_overall_per_day_limit: true },
		"Today’s quota for all members is full",
		day,
	],
	[
		{ is_overall_per_week_limit: true },
		"This week’s quota for all members is full",
		week,
	],
	[
		{ is_overall_per_month_limit: true },
		"This month’s quota for all members is full",
		month,
	],
	[
		{ is_group_limit: true },
		"Already claimed in this special group",
		undefined,
	],
	[
		{
			privilege_limit_summary: {
				...groupSummary,
				is_group_overall_limit: true,
			},
		},
		"This special group’s quota is full",
		undefined,
	],
])(
	"%j is shown in spite of the customer's own counter",
	(limits, text, opensAt) => {
		const privilege_limitstat = {
			...({ redeemtargetcheck: "customer_day", total: 1, used: 1 } as const),
		};
		expect(limitCheck({ ...limits, privilege_limitstat })).toMatchObject({
			...{ text, opensAt },
		});
	},
);

const stat = (redeemtargetcheck: Stat["redeemtargetcheck"]) => ({
	privilege_limitstat: { redeemtargetcheck, total: 1, used: 1 },
});
const inGroup = (flag: keyof typeof groupSummary) => ({
	privilege_limit_summary: { ...groupSummary, [flag]: true },
});
const today = { is_overall_per_day_limit: true };
const own = { is_customer_limit: true };

test.each<[string, Partial<Limits>, number | undefined]>([
	["day and week", { ...today, is_overall_per_week_limit: true }, week],
	["day and month", { ...today, is_overall_per_month_limit: true }, month],
	[
		"day, and week of the group",
		{ ...today, ...inGroup("is_group_per_week_limit") },
		week,
	],
	[
		"week, and month of the group",
		{
			is_overall_per_week_limit: true,
			...inGroup("is_group_per_month_limit"),
		},
		month,
	],
	["day of the group", inGroup("is_group_per_day_limit"), day],
	[
		"day, and own month",
		{ ...today, ...own, ...stat("customer_month") },
		month,
	],
	[
		"week, and own day",
		{ is_overall_per_week_limit: true, ...own, ...stat("customer_day") },
		week,
	],
	[
		"day, and an unknown one of one's own",
		{ ...today, ...own, ...stat("overall_day") },
		undefined,
	],
	["day, and the device's", { ...today, is_per_device_limit: true }, undefined],
	[
		"day, and the number of devices",
		{ ...today, is_total_device_limit: true },
		undefined,
	],
	[
		"day, and the group's for the person",
		{ ...today, ...inGroup("is_group_customer_limit") },
		undefined,
	],
	[
		"own day, and the device's",
		{ ...own, is_per_device_limit: true, ...stat("customer_day") },
		undefined,
	],
	// That counter has not reached its limit.
	["day alone", { ...today, ...stat("customer_month") }, day],
])(
	"with several reached limits a privilege opens when the last of them does: %s",
	(_title, limits, opensAt) => {
		expect(limitCheck(limits)).toMatchObject({ ok: false });
		expect(limitCheck(limits)?.opensAt).toBe(opensAt);
	},
);

test("a group's limit for the phone shows the server's reason, since another person may have claimed with it", () => {
	const limited_reason_en = "This device has claimed";
	const ofDevice = {
		...inGroup("is_group_device_limit"),
		limited_reason_en,
	};
	const received = "Already claimed in this special group";
	expect(limitCheck(ofDevice)?.text).toBe(limited_reason_en);
	expect(limitCheck({ ...ofDevice, limited_reason_en: "" })?.text).toBe(
		received,
	);
	const ofPerson = {
		privilege_limit_summary: {
			...ofDevice.privilege_limit_summary,
			is_group_customer_limit: true,
		},
	};
	expect(limitCheck({ ...ofDevice, ...ofPerson })?.text).toBe(received);
});

test("the next opening is shown only before the privilege ends", () => {
	const limits = { is_overall_per_day_limit: true };
	const until = (valid_through: string) =>
		limitCheck(limits, { privilege: { ...openPrivilege, valid_through } });
	expect(until("2026-11-20T17:00:00.001Z")).toHaveProperty("opensAt", day);
	const atTheEnd = until("2026-11-20T17:00:00.000Z");
	expect(atTheEnd).toHaveProperty("text");
	expect(atTheEnd?.opensAt).toBeUndefined();
	expect(until("")?.opensAt).toBe(day);
});

test("each check has its kind", () => {
	const keys = (change: Partial<typeof input>) =>
		checks(change).map(({ key, ok }) => `${key} ${ok}`);
	const limits = { ...openLimits, is_limited: true };
	expect(keys({})).toEqual([]);
	expect(keys({ limits })).toEqual([
		...["device true", "tier true", "limit false", "stock true"],
	]);
	expect(keys({ limits, deviceName: "", tierName: "" })).toEqual([
		...["limit false", "stock true"],
	]);
	const privilege = { ...openPrivilege, is_available_brand: false };
	expect(keys({ privilege })).toEqual([
		...["store false", "device true", "tier true", "stock true"],
	]);
	const stock = { ...openStock, entry_remaining_qty: 0 };
	expect(keys({ stock })).toEqual(["device true", "tier true", "stock false"]);
});

test("failed criteria are shown with their requirement", () => {
	const failed = { ...openPrivilege, criteria_is_issue: false };
	const first = (privilege: typeof openPrivilege) => checks({ privilege })[0];
	expect(first(failed)).toEqual({
		...{
			key: "criteria",
			ok: false,
			requirement: undefined,
			opensAt: undefined,
		},
		text: "Not eligible for this campaign",
	});
	expect(
		first({ ...failed, criteria_issue_reason_th: "เฉพาะบางรุ่น" })?.text,
	).toBe("");
	expect(
		Object.keys(eligibilityChecks({ ...input, privilege: failed })[0] ?? {}),
	).not.toContain("requirement");
});

test.each([
	[{ entry_remaining_qty: 0, entry_total: 500 }, "All 500 are claimed"],
	[{ entry_remaining_qty: 0, entry_total: 5000 }, "All 5,000 are claimed"],
	[{ entry_remaining_qty: 0, entry_total: 0 }, "Sold out"],
	[{ entry_remaining_qty: -1, entry_total: 1 }, "The only one is claimed"],
	[{ out_of_stock: true, entry_total: 0 }, "Sold out"],
	// The host's number says that some are left, so not all are claimed.
	[{ out_of_stock: true }, "Sold out"],
	[{ out_of_stock: true, entry_remaining_qty: null }, "All 500 are claimed"],
])("a stock of %j says: %s", (change, text) => {
	const stock = { ...openStock, ...change };
	expect(checks({ stock }).at(-1)).toMatchObject({
		...{ key: "stock", ok: false, text },
	});
});

test("an overall limit below the stock does not say that the whole stock is claimed", () => {
	const limits = { ...openLimits, is_overall_limit: true };
	expect(checks({ limits }).at(-1)).toMatchObject({
		...{ key: "stock", ok: false, text: "Sold out" },
	});
});
