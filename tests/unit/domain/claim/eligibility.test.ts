// The eligibility checks of a privilege agree with its button.
import { i18n } from "@lingui/core";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { eligibilityChecks } from "../../../../src/domain/claim/eligibility";
import { claimObstacle } from "../../../../src/domain/claim/mainButton";
import {
	groupSummary,
	openLimits,
	openPrivilege,
	openStock,
} from "./privilegeSample";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

// Friday 20 November 2026, 12:24 in Bangkok.
const now = Date.parse("2026-11-20T12:24:00+07:00");
const person = { deviceName: "Orion S26", tierName: "Platinum", now };

const read = (change: Partial<Parameters<typeof eligibilityChecks>[0]>) =>
	eligibilityChecks({
		privilege: openPrivilege,
		stock: openStock,
		limits: openLimits,
		...person,
		...change,
	}).map(({ ok, label, opensAt }) => [
		ok,
		"th" in label ? label.en : i18n._(label),
		...(opensAt === undefined ? [] : [new Date(opensAt).toISOString()]),
	]);

describe("the eligibility list", () => {
	test("lists the four checks of the design", () => {
		const limits = {
			...openLimits,
			is_customer_limit: true,
			privilege_limitstat: {
				redeemtargetcheck: "customer_month" as const,
				total: 2,
				used: 2,
			},
		};
		expect(read({ limits })).toEqual([
			[true, "Your Orion S26 is eligible"],
			[true, "Platinum members can claim"],
			[false, "You have claimed twice this month", "2026-11-30T17:00:00.000Z"],
			[true, "342 of 500 still available"],
		]);
	});

	test("writes thousands in the same way as the quota", () => {
		const numbers = { entry_remaining_qty: 1200, entry_total: 20_000 };
		const stock = { ...openStock, ...numbers };
		const limits = { ...openLimits, is_limited: true };
		expect(read({ limits, stock }).at(-1)).toEqual([
			true,
			"1,200 of 20,000 still available",
		]);
	});

	test.each([
		{ entry_remaining_qty: 5, entry_total: 0 },
		{ entry_remaining_qty: null, entry_total: 0 },
		{ entry_remaining_qty: null, entry_total: 500 },
	])("says nothing about a stock of %j", (numbers) => {
		const stock = { ...openStock, ...numbers };
		const limits = { ...openLimits, is_limited: true };
		expect(read({ limits, stock }).at(-1)).toEqual([
			false,
			"You have reached the claim limit",
		]);
	});

	test("shows no next opening after the privilege's end", () => {
		const limits = { ...openLimits, is_overall_per_month_limit: true };
		const privilege = {
			...openPrivilege,
			valid_through: "2026-11-30T16:59:59.000Z",
		};
		expect(read({ limits, privilege })).toContainEqual([
			false,
			"This month’s quota for all members is full",
		]);
	});

	test("shows the server's reason once for failed criteria, and says nothing about device or tier", () => {
		const privilege = {
			...openPrivilege,
			criteria_is_issue: false,
			criteria_issue_reason_en: "Platinum members only",
		};
		expect(read({ privilege })).toEqual([
			[false, "Platinum members only"],
			[true, "342 of 500 still available"],
		]);
	});

	test("says for a sold-out privilege how many there were", () => {
		const stock = { ...openStock, entry_remaining_qty: 0 };
		expect(read({ stock }).at(-1)).toEqual([false, "All 500 are claimed"]);
	});

	test("names a full group quota while the privilege itself has stock", () => {
		const limits = {
			...openLimits,
			is_group_limit: true,
			privilege_limit_summary: {
				...groupSummary,
				is_group_overall_limit: true,
			},
			privilege_limitstat: {
				redeemtargetcheck: "customer_day" as const,
				total: 1,
				used: 1,
			},
		};
		expect(read({ limits }).slice(2)).toEqual([
			[false, "This special group’s quota is full"],
			[true, "342 of 500 still available"],
		]);
	});

	test("has a failed check exactly where there is an obstacle", () => {
		/** The sample with at most one flag changed. */
		const turned = <T extends object>(sample: T) =>
			fc
				.subarray(
					Object.entries(sample).filter(([, flag]) => flag === !!flag),
					{ maxLength: 1 },
				)
				.map((turns) => ({
					...sample,
					...Object.fromEntries(turns.map(([key, flag]) => [key, !flag])),
				}));
		fc.assert(
			fc.property(
				turned(openPrivilege),
				turned(openStock),
				turned(openLimits),
				fc.option(turned(groupSummary)),
				(privilege, stock, all, privilege_limit_summary) => {
					const limits = { ...all, privilege_limit_summary };
					const checks = read({ privilege, stock, limits });
					const stands = claimObstacle(privilege, stock, limits) !== null;
					expect(checks.some(([ok]) => !ok)).toBe(stands);
				},
			),
		);
	});

	test("is empty without an obstacle", () => {
		expect(read({})).toEqual([]);
	});

	test("does not count delivery as an obstacle", () => {
		const prize = { ...openPrivilege, type: 1 };
		expect(read({ privilege: prize })).toEqual([]);
		const limits = { ...openLimits, is_limited: true };
		expect(read({ privilege: prize, limits })).toContainEqual([
			false,
			"You have reached the claim limit",
		]);
	});

	test("shows no empty names to a person without a known device or tier", () => {
		const limits = { ...openLimits, is_limited: true };
		expect(read({ limits, deviceName: "", tierName: "" })).toEqual([
			[false, "You have reached the claim limit"],
			[true, "342 of 500 still available"],
		]);
	});
});

test.each([
	["Orion S26", { requirement: "Orion S26" }],
	["", {}],
])("the required device is named: %j", (device_desc, requirement) => {
	const privilege = {
		...openPrivilege,
		criteria_is_issue: false,
		privilege_criteria: { device_desc },
	} as typeof openPrivilege;
	const checks = eligibilityChecks({
		...{ privilege, stock: openStock, limits: openLimits, ...person },
	}).filter(({ key }) => key === "criteria");
	expect(checks).toEqual([
		{ key: "criteria", ok: false, label: expect.anything(), ...requirement },
	]);
});
