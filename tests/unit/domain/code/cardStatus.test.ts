// History cards: state, label and action per tab, expiry by the clock (2 §4).
import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { rewardType } from "../../../../src/contract/claimed";
import type { HistoryItem } from "../../../../src/contract/history";
import {
	cardStatus,
	earliestCountdown,
	hasVisibleCode,
	latestArrival,
	sortBySoonestEnd,
	statusLabel,
	wasUsed,
} from "../../../../src/domain/code/cardStatus";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const now = Date.parse("2026-11-20T05:24:00Z");
const item: HistoryItem = {
	ext_transaction_id: "T1",
	privilege_ref: "PV_1001",
	brand_id: "1",
	brand_name_th: "",
	brand_name_en: "",
	brand_logo: "",
	image_url: "",
	reward_name: "",
	reward_name_en: "",
	sub_name: "",
	sub_name_en: "",
	is_used_code: false,
	is_used_code_desc: "ใช้โค้ด",
	redeem_datetime: "2026-11-20T05:00:00Z",
	expiration_datetime: "2026-12-31T16:59:59Z",
	countdown_datetime: null,
	reward_type: 4,
	extra_payload: [],
	footer_message_en: "",
	footer_message_th: "",
	reserve_timeout: 15,
	used_datetime: null,
};
const activity = {
	extra_payload: [{ key: "used_for", string_val: "announcement" }],
};
const running = { is_used_code: true, is_used_code_desc: "ดูโค้ด" };

describe("history card", () => {
	test.each([
		["not opened", "available", {}, "useCode", "Use code", "use"],
		["opened", "available", running, "useable", "View code", "view"],
		[
			"opened with an unknown text",
			"available",
			{ is_used_code: true, is_used_code_desc: "?" },
			"useable",
			"View code",
			"view",
		],
		[
			"description says expired",
			"available",
			{ is_used_code_desc: "โค้ดหมดอายุ" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"activity ended",
			"available",
			{ is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว" },
			"activityExpired",
			"Activity ended",
			"explainEnded",
		],
		[
			"countdown just passed",
			"available",
			{ ...running, countdown_datetime: "2026-11-20T05:24:00Z" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"countdown still running",
			"available",
			{ ...running, countdown_datetime: "2026-11-20T05:24:01Z" },
			"useable",
			"View code",
			"view",
		],
		[
			"validity passed",
			"available",
			{ expiration_datetime: "2026-11-19T16:59:59Z" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"activity past its end",
			"available",
			{ ...activity, expiration_datetime: "2026-11-19T16:59:59Z" },
			"activityExpired",
			"Activity ended",
			"explainEnded",
		],
		[
			"used meanwhile",
			"available",
			{ is_used_code: true, is_used_code_desc: "ใช้แล้ว" },
			"used",
			"Used",
			null,
		],
		[
			"used",
			"used",
			{ is_used_code: true, is_used_code_desc: "ใช้แล้ว" },
			"used",
			"Used",
			null,
		],
		[
			"used tab, expired",
			"used",
			{ is_used_code_desc: "โค้ดหมดอายุ" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"used tab, activity",
			"used",
			{ is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว" },
			"activityExpired",
			"Activity ended",
			"explainEnded",
		],
		["see code, open", "seeCode", running, "useable", "View code", "view"],
		[
			"see code, opened, without a text",
			"seeCode",
			{ ...running, is_used_code_desc: "" },
			"useable",
			"View code",
			"view",
		],
		[
			"see code, past its end",
			"seeCode",
			{ ...running, expiration_datetime: "2026-11-20T05:24:00Z" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"see code, its countdown over",
			"seeCode",
			{ ...running, countdown_datetime: "2026-11-20T05:23:59Z" },
			"expired",
			"Code expired",
			"explainExpired",
		],
		[
			"see code, used",
			"seeCode",
			{ is_used_code: true, is_used_code_desc: "ใช้แล้ว" },
			"expired",
			"Used",
			"explainExpired",
		],
		[
			"see code, a used activity, which has not ended",
			"seeCode",
			{ ...activity, is_used_code: true, is_used_code_desc: "ใช้แล้ว" },
			"expired",
			"Used",
			"explainExpired",
		],
		[
			"see code, activity ended",
			"seeCode",
			{ is_used_code: true, is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว" },
			"activityExpired",
			"Activity ended",
			"explainExpired",
		],
		[
			"used, and past its end",
			"available",
			{
				is_used_code: true,
				is_used_code_desc: "ใช้แล้ว",
				expiration_datetime: "2026-11-19T16:59:59Z",
			},
			"used",
			"Used",
			null,
		],
		[
			"used tab, with an unknown text",
			"used",
			{ is_used_code_desc: "?" },
			"used",
			"Used",
			null,
		],
		[
			"not opened, with an unknown text",
			"available",
			{ is_used_code_desc: "?" },
			"useCode",
			"Use code",
			"use",
		],
		[
			"see code, anything else",
			"seeCode",
			{},
			"expired",
			"Code expired",
			"explainExpired",
		],
	] as const)("%s in %s", (_, mode, change, state, label, action) => {
		const status = cardStatus({ ...item, ...change } as HistoryItem, mode, now);
		expect(status).toMatchObject({ state, action });
		expect(i18n._(status.label)).toBe(label);
	});

	test.each([
		["ใช้โค้ด", "Use code"],
		["ดูโค้ด", "View code"],
		["ใช้แล้ว", "Used"],
		["กิจกรรมสิ้นสุดแล้ว", "Activity ended"],
		["โค้ดหมดอายุ", "Code expired"],
		["something new", "Used"],
	])("%s is labelled %s", (description, label) => {
		expect(i18n._(statusLabel(description, "used"))).toBe(label);
	});

	test.each([
		["opened", running, true],
		["waiting for its use", {}, false],
		["used", { is_used_code: true, is_used_code_desc: "ใช้แล้ว" }, true],
		["expired unopened", { is_used_code_desc: "โค้ดหมดอายุ" }, true],
		["ended unopened", { is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว" }, true],
		["a parcel", { reward_type: 1, is_used_code_desc: "ใช้แล้ว" }, false],
	])("a coupon that is %s has a visible code: %j", (_, change, has) => {
		expect(hasVisibleCode({ ...item, ...change })).toBe(has);
	});

	test("the earliest countdown is found among those that have one", () => {
		const at = (countdown_datetime: string | null) => ({ countdown_datetime });
		expect(earliestCountdown([])).toBeNull();
		expect(earliestCountdown([at(null), at("nonsense")])).toBeNull();
		expect(
			earliestCountdown([
				at("2026-11-20T06:00:00Z"),
				at(null),
				at("2026-11-20T05:30:00Z"),
			]),
		).toBe(Date.parse("2026-11-20T05:30:00Z"));
	});
});

describe("a delivered prize", () => {
	test.each([
		[1, "available", "onItsWay"],
		[1, "used", "onItsWay"],
		[2, "used", "delivered"],
	] as const)(
		"of reward type %d in the %s tab is %s and can be followed",
		(reward_type, mode, state) => {
			const parcel = {
				...item,
				reward_type,
				expiration_datetime: item.redeem_datetime,
			};
			expect(cardStatus(parcel, mode, now)).toMatchObject({
				state,
				action: "track",
			});
		},
	);

	test("arrives within 14 days of its order", () => {
		expect(latestArrival(item)).toBe(Date.parse("2026-12-04T05:00:00Z"));
		expect(latestArrival({ redeem_datetime: null })).toBeNull();
	});
});

describe("the order of the coupons", () => {
	const inSeconds = (seconds: number | null) =>
		seconds === null ? null : new Date(now + seconds * 1000).toISOString();
	const at = (
		countdown: number | null,
		end: number | null = null,
		reward_type = item.reward_type,
	) => ({
		...item,
		countdown_datetime: inSeconds(countdown),
		expiration_datetime: inSeconds(end),
		reward_type,
	});
	const late = at(600, 700);
	const soon = at(60, 5000);
	const over = at(-60);
	const one = at(null, 9000);
	const other = at(null, 3000);

	test("running countdowns come first, by their end; the rest keep the server's order", () => {
		expect(
			sortBySoonestEnd([one, over, late, other, soon], { now, byEnd: false }),
		).toEqual([soon, late, one, over, other]);
	});

	test("a countdown that outlasts the validity ends with the validity", () => {
		const valid = at(5000, 30);
		expect(
			sortBySoonestEnd([late, soon, valid], { now, byEnd: false }),
		).toEqual([valid, soon, late]);
	});

	test("in a complete list the rest is ordered by end; coupons without an end and parcels come last", () => {
		const ended = at(null, -10);
		const parcel = at(null, 10, rewardType.physical);
		expect(
			sortBySoonestEnd([ended, one, parcel, late, other], { now, byEnd: true }),
		).toEqual([late, other, one, ended, parcel]);
	});
});

test.each([
	["used_for", "announcement", "activityExpired"],
	["used_for", "other", "expired"],
	["other", "announcement", "expired"],
])("an ended coupon with %s %s is %s", (key, string_val, state) => {
	const over = {
		...item,
		expiration_datetime: new Date(now - 1).toISOString(),
		extra_payload: [{ key, string_val }],
	};
	expect(cardStatus(over as HistoryItem, "available", now).state).toBe(state);
});

test.each([
	["ใช้แล้ว", null, true],
	["ใช้แล้ว", "2026-11-20T05:00:00Z", true],
	["โค้ดหมดอายุ", null, false],
	["ดูโค้ด", null, false],
	["ใช้สิทธิ์เรียบร้อย", null, true],
	["ใช้สิทธิ์เรียบร้อย", "2026-11-20T05:30:00Z", true],
	["ใช้สิทธิ์เรียบร้อย", "2026-11-20T05:00:00Z", false],
])(
	"a coupon %s with a countdown until %s was used: %s",
	(is_used_code_desc, countdown_datetime, used) => {
		const listed = { ...item, is_used_code_desc, countdown_datetime };
		expect(wasUsed(listed, now)).toBe(used);
	},
);
