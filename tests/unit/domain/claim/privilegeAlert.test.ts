// Which alert a privilege opens (2 §4 Alert types, 2 §8 cannot-redeem).
import { describe, expect, test } from "vitest";
import type {
	Limits,
	Privilege,
	Stock,
} from "../../../../src/contract/privilegeFields";
import { buttonReason } from "../../../../src/domain/claim/mainButton";
import {
	alertReason,
	alertType,
} from "../../../../src/domain/claim/privilegeAlert";
import {
	groupSummary,
	openLimits,
	openPrivilege,
	openStock,
} from "./privilegeSample";

const now = Date.parse("2026-11-21T05:00:00Z");
const alert = (
	privilege: Partial<Privilege>,
	stock: Partial<Stock> = {},
	limits: Partial<Limits> = {},
	at = now,
) =>
	alertType(
		{ ...openPrivilege, ...privilege },
		buttonReason(
			{ ...openPrivilege, ...privilege },
			{ ...openStock, ...stock },
			{ ...openLimits, ...limits },
		),
		at,
	);

test.each<
	[string, Partial<Privilege>, Partial<Stock>, Partial<Limits>, string]
>([
	["nothing in the way", {}, {}, {}, "can-redeem"],
	["store closed", { is_available_brand: false }, {}, {}, "custom"],
	["a delivered prize", { type: 1 }, {}, {}, "custom"],
	["criteria", { criteria_is_issue: false }, {}, {}, "custom"],
	["none left", {}, { entry_remaining_qty: 0 }, {}, "full"],
	["out of stock", {}, { out_of_stock: true }, {}, "full"],
	["all claimed", {}, {}, { is_overall_limit: true }, "full"],
	["today's full", {}, {}, { is_overall_per_day_limit: true }, "full"],
	["the week's full", {}, {}, { is_overall_per_week_limit: true }, "full"],
	["the month's full", {}, {}, { is_overall_per_month_limit: true }, "full"],
	[
		"claimed in the group",
		{},
		{},
		{
			privilege_limit_summary: {
				...groupSummary,
				is_group_customer_limit: true,
			},
		},
		"received",
	],
	[
		"claimed already",
		{ is_already_received: true },
		{},
		{ is_customer_limit: true },
		"received",
	],
	["the device's limit", {}, {}, { is_per_device_limit: true }, "custom"],
])("%s: %s", (_what, privilege, stock, limits, type) => {
	expect(alert(privilege, stock, limits)).toBe(type);
});

describe("outside the exchange period the alert is over-time, whatever else applies", () => {
	test.each([
		["a millisecond before it", "2026-10-31T23:59:59.999Z", "over-time"],
		["its first moment", "2026-11-01T00:00:00.000Z", "can-redeem"],
		["its last moment", "2099-12-31T16:59:59.000Z", "can-redeem"],
		["a millisecond after it", "2099-12-31T16:59:59.001Z", "over-time"],
	])("%s", (_what, at, type) => {
		expect(alert({}, {}, {}, Date.parse(at))).toBe(type);
		if (type === "over-time")
			expect(alert({}, { out_of_stock: true }, {}, Date.parse(at))).toBe(type);
	});

	test("a period without dates never ends", () => {
		expect(alert({ valid_from: null, valid_through: null })).toBe("can-redeem");
	});
});

test.each([
	["groupReceived", true],
	["alreadyReceived", true],
	["limited", true],
	["overallDay", false],
	["criteria", false],
] as const)(
	"the alert for %s has the server's words about the limit: %s",
	(reason, isServers) => {
		const limits = { ...openLimits, limited_reason_en: "Once a day" };
		const label = { th: "ปุ่ม", en: "The button's" };
		expect(alertReason({ reason, label }, limits)).toMatchObject({
			en: isServers ? "Once a day" : "The button's",
		});
	},
);
