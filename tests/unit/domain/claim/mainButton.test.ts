// The main button: every condition that enables it, and the priority of its texts (2 §4).
import { i18n } from "@lingui/core";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import {
	type Limits,
	type Privilege,
	type Stock,
	stock,
} from "../../../../src/contract/privilegeFields";
import type { DialogText } from "../../../../src/domain/app/confirmation";
import {
	type ButtonReason,
	canOrderPrize,
	mainButton,
} from "../../../../src/domain/claim/mainButton";
import {
	groupSummary,
	openLimits,
	openPrivilege,
	openStock,
} from "./privilegeSample";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const english = (label: DialogText) =>
	"th" in label ? label.en : i18n._(label);

interface Spoil {
	privilege?: Partial<Privilege>;
	stock?: Partial<Stock>;
	limits?: Partial<Limits>;
}

const button = ({ privilege, stock, limits }: Spoil) =>
	mainButton({
		privilege: { ...openPrivilege, ...privilege },
		stock: { ...openStock, ...stock },
		limits: { ...openLimits, ...limits },
		failed: false,
	});

const group = (flag: keyof typeof groupSummary): Spoil => ({
	limits: {
		is_group_limit: true,
		privilege_limit_summary: { ...groupSummary, [flag]: true },
	},
});

/** In the order of the documents' priority: each row wins over every row below it. */
const spoils: [name: string, spoil: Spoil, ButtonReason, text: string][] = [
	[
		"brand",
		{ privilege: { is_available_brand: false } },
		"storeNotOpen",
		"Store not open yet",
	],
	[
		"physical",
		{ privilege: { type: 1 } },
		"physical",
		"Delivery rewards can’t be claimed here",
	],
	[
		"criteria",
		{ privilege: { criteria_is_issue: false } },
		"criteria",
		"Not eligible for this campaign",
	],
	[
		"group customer",
		group("is_group_customer_limit"),
		"groupReceived",
		"Already claimed in this special group",
	],
	[
		"overall",
		{ limits: { is_overall_limit: true } },
		"overallOutOfStock",
		"Sold out",
	],
	["stock flag", { stock: { out_of_stock: true } }, "outOfStock", "Sold out"],
	[
		"overall day",
		{ limits: { is_overall_per_day_limit: true } },
		"overallDay",
		"Today’s quota is full",
	],
	[
		"overall week",
		{ limits: { is_overall_per_week_limit: true } },
		"overallWeek",
		"This week’s quota is full",
	],
	[
		"overall month",
		{ limits: { is_overall_per_month_limit: true } },
		"overallMonth",
		"This month’s quota is full",
	],
	[
		"received",
		{
			privilege: { is_already_received: true },
			limits: { is_customer_limit: true },
		},
		"alreadyReceived",
		"Already claimed",
	],
	[
		"customer",
		{ limits: { is_customer_limit: true } },
		"limited",
		"Claim limit reached",
	],
];

/** Other ways to the same reasons, outside the order above. */
const alsoRefused: [name: string, spoil: Spoil, ButtonReason][] = [
	["group device", group("is_group_device_limit"), "groupReceived"],
	[
		"group whose summary names nothing",
		{
			limits: { is_group_limit: true, privilege_limit_summary: groupSummary },
		},
		"groupReceived",
	],
	[
		"group without summary",
		{ limits: { is_group_limit: true } },
		"groupReceived",
	],
	["group overall", group("is_group_overall_limit"), "overallOutOfStock"],
	["group day", group("is_group_per_day_limit"), "overallDay"],
	["group week", group("is_group_per_week_limit"), "overallWeek"],
	["group month", group("is_group_per_month_limit"), "overallMonth"],
	["nothing left", { stock: { entry_remaining_qty: 0 } }, "outOfStock"],
	["device", { limits: { is_per_device_limit: true } }, "limited"],
	["total device", { limits: { is_total_device_limit: true } }, "limited"],
	["limited", { limits: { is_limited: true } }, "limited"],
	[
		"limit check failed",
		{ limits: { is_validate_limit_pass: false } },
		"limited",
	],
];

describe("main button", () => {
	test("is enabled where the host counts no stock, unless the host says that nothing is left", () => {
		const uncounted = v.parse(stock, { out_of_stock: false });
		expect(button({ stock: uncounted }).reason).toBeNull();
		const soldOut = v.parse(stock, { out_of_stock: true });
		expect(button({ stock: soldOut }).reason).toBe("outOfStock");
	});

	test("is enabled with the default text without an obstacle", () => {
		const ready = button({});
		expect(ready.reason).toBeNull();
		expect(english(ready.label)).toBe("Get this privilege");
	});

	test.each(spoils)(
		"%s alone disables it and says so",
		(_, spoil, reason, text) => {
			const result = button(spoil);
			expect(result.reason).toBe(reason);
			expect(english(result.label)).toBe(text);
		},
	);

	test.each(alsoRefused)("%s disables it", (_, spoil, reason) => {
		expect(button(spoil).reason).toBe(reason);
	});

	test("the earlier reason wins over all later ones", () => {
		fc.assert(
			fc.property(
				fc.subarray(
					spoils.filter(([name]) => name !== "customer"),
					{ minLength: 1 },
				),
				(chosen) => {
					const all = chosen.reduce<Spoil>(
						(sum, [, spoil]) => ({
							privilege: { ...sum.privilege, ...spoil.privilege },
							stock: { ...sum.stock, ...spoil.stock },
							limits: { ...sum.limits, ...spoil.limits },
						}),
						{},
					);
					expect(button(all).reason).toBe(chosen[0]?.[2]);
				},
			),
		);
	});

	test.each([
		["customer_day", "Daily limit reached"],
		["customer_week", "Weekly limit reached"],
		["customer_month", "Monthly limit reached"],
		["customer", "Claim limit reached"],
	] as const)(
		"a person's own %s limit names its period",
		(redeemtargetcheck, text) => {
			const limits = {
				is_customer_limit: true,
				privilege_limitstat: { redeemtargetcheck, total: 2, used: 2 },
			};
			expect(english(button({ limits }).label)).toBe(text);
		},
	);

	test("the server's texts are used for criteria and limits if there are any", () => {
		const criteria = {
			criteria_is_issue: false,
			criteria_issue_reason_th: "เฉพาะ Platinum",
			criteria_issue_reason_en: "Platinum only",
		};
		expect(button({ privilege: criteria }).label).toEqual({
			th: "เฉพาะ Platinum",
			en: "Platinum only",
		});
		const limits = { is_limited: true, limited_reason_en: "Come back soon" };
		expect(english(button({ limits }).label)).toBe("Come back soon");
	});

	test("the privilege's button name replaces the default", () => {
		const privilege_display = {
			button_active_name_th: "ร่วมสนุก",
			button_active_name_en: "Join in",
			button_get_more_name_th: "",
			button_get_more_name_en: "",
		};
		expect(button({ privilege: { privilege_display } }).label).toEqual({
			th: "ร่วมสนุก",
			en: "Join in",
		});
	});

	test("texts and periods of another reason are not used", () => {
		const privilege = { criteria_issue_reason_en: "Platinum only" };
		const limits = {
			...{ limited_reason_en: "Come back soon", is_overall_limit: true },
			privilege_limitstat: {
				...{ redeemtargetcheck: "customer_day" as const, total: 2, used: 2 },
			},
		};
		expect(english(button({ privilege, limits }).label)).toBe("Sold out");
		const received = { ...privilege, is_already_received: true };
		const own = { limited_reason_en: "Come back soon", is_limited: true };
		expect(english(button({ privilege: received, limits: own }).label)).toBe(
			"Already claimed",
		);
	});

	test("shows a customer who has claimed when the next claim opens", () => {
		const limits = {
			...{ is_customer_limit: true },
			privilege_limitstat: {
				...{ redeemtargetcheck: "customer_day" as const, total: 1, used: 1 },
			},
		};
		const privilege = { is_already_received: true };
		expect(english(button({ privilege, limits }).label)).toBe(
			"Daily limit reached",
		);
	});

	test("is disabled until the limits are loaded, and already shows a known reason", () => {
		const input = { stock: openStock, limits: undefined, failed: false };
		expect(mainButton({ ...input, privilege: openPrivilege }).reason).toBe(
			"loading",
		);
		expect(
			mainButton({
				...input,
				privilege: { ...openPrivilege, is_available_brand: false },
			}).reason,
		).toBe("storeNotOpen");
	});

	test("is disabled while the limits are reloaded after a claim, so that no second claim is possible", () => {
		const input = { stock: openStock, limits: openLimits, failed: false };
		const privilege = openPrivilege;
		expect(mainButton({ ...input, privilege, isReloading: true }).reason).toBe(
			"loading",
		);
	});

	test("is disabled with the generic error where the limits failed to load", () => {
		const result = mainButton({
			privilege: openPrivilege,
			stock: openStock,
			limits: undefined,
			failed: true,
		});
		expect(result.reason).toBe("failed");
		expect(english(result.label)).toBe("Something went wrong");
	});

	test("fresh stock and limits take precedence over those of the detail", () => {
		const stale = {
			...openPrivilege,
			is_overall_limit: true,
			out_of_stock: true,
		};
		expect(
			mainButton({
				privilege: stale,
				stock: openStock,
				limits: openLimits,
				failed: false,
			}).reason,
		).toBeNull();
	});
});

test("allows ordering a prize if delivery is the only obstacle", () => {
	const prize = { ...openPrivilege, type: 1 };
	const orderable = (spoil: Spoil = {}) =>
		canOrderPrize({
			privilege: { ...prize, ...spoil.privilege },
			stock: { ...openStock, ...spoil.stock },
			limits: { ...openLimits, ...spoil.limits },
			now: Date.parse("2026-12-01T00:00:00Z"),
		});
	expect(orderable()).toBe(true);
	const period = { valid_from: "2026-12-01T00:00:01Z", valid_through: null };
	expect(orderable({ privilege: period })).toBe(false);
	expect(orderable({ privilege: { type: 4 } })).toBe(false);
	expect(orderable({ privilege: { criteria_is_issue: false } })).toBe(false);
	expect(orderable({ privilege: { criteria_is_visible: false } })).toBe(false);
	expect(orderable({ stock: { out_of_stock: true } })).toBe(false);
	expect(orderable({ limits: { is_customer_limit: true } })).toBe(false);
});

test.each([[{ th: "ไทย", en: "" }], [{ th: "", en: "English" }]])(
	"a server's text in one language only is shown: %j",
	({ th, en }) => {
		const label = { th, en };
		expect(
			button({
				privilege: {
					privilege_display: {
						button_active_name_th: th,
						button_active_name_en: en,
						button_get_more_name_th: "",
						button_get_more_name_en: "",
					},
				},
			}).label,
		).toEqual(label);
		expect(
			button({
				privilege: {
					...{ criteria_is_issue: false },
					...{ criteria_issue_reason_th: th, criteria_issue_reason_en: en },
				},
			}).label,
		).toEqual(label);
	},
);

test("the host's reason for another limit is not shown for a missing tier", () => {
	const reason = { limited_reason_th: "ก", limited_reason_en: "Limited" };
	const label = button({
		privilege: { criteria_is_issue: false },
		limits: reason,
	}).label;
	expect(english(label)).not.toBe("Limited");
});
