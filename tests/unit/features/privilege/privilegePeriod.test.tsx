// A privilege shows when it can be claimed, by the server's time, and its conditions.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import { PrivilegeBody } from "../../../../src/features/privilege/PrivilegeBody";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { setServerTime } from "../../../../src/platform/http/clock";
import { privilegeQueries } from "../../../../src/queries/privilege";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const privilege = {
	...openPrivilege,
	brand_id: "",
	valid_from: "2026-11-01T03:00:00Z",
	valid_through: "2026-11-30T16:59:00Z",
};

test.each([
	[
		"2026-10-31T00:00:00Z",
		"Claim from 1 Nov 2026 at 10:00 until 30 Nov 2026 at 23:59",
	],
	["2026-11-20T00:00:00Z", "Claim until 30 Nov 2026 at 23:59"],
	["2026-12-01T00:00:00Z", "It could be claimed until 30 Nov 2026 at 23:59"],
])("at %s the period says: %s", async (now, text) => {
	setServerTime(Date.parse(now));
	const page = await draw(
		<PrivilegeBody
			privilege={privilege}
			stock={privilege}
			limits={privilege}
			limitsAt={Date.parse(now)}
			onRetry={vi.fn()}
			button={{ label: { th: "", en: "Get" }, reason: null }}
		/>,
	);
	expect(page.textContent?.replaceAll("\u00a0", " ")).toMatch(
		new RegExp(`^${text}`),
	);
});

test("a phone's clock that is ahead does not end the period before the server says so (decision 015)", async () => {
	const now = Date.parse("2026-11-20T00:00:00Z");
	vi.useFakeTimers({ now, toFake: ["Date", "performance"] });
	setServerTime(now);
	vi.setSystemTime(Date.parse("2026-12-05T00:00:00Z"));
	const page = await tabsOf({});
	expect(page.textContent).toMatch(/^Claim until/);
});

test.each([
	["without an end says no period", { valid_through: null }, /^Details/],
	[
		"whose code is there at its limit says its period",
		{ is_limited: true, is_overall_per_day_limit: true },
		/^Claim until/,
	],
])("a privilege %s", async (_what, more, text) => {
	setServerTime(Date.parse("2026-11-20T00:00:00Z"));
	const page = await tabsOf(more);
	expect(page.textContent).toMatch(text);
	// It has no brand, and therefore no branches.
	expect(page.querySelectorAll("[role=tab]")).toHaveLength(2);
});

/** The privilege with its daily quota full, ten seconds before midnight. */
async function beforeMidnight() {
	vi.useFakeTimers({
		now: Date.parse("2026-11-20T16:59:50Z"),
		toFake: ["Date", "performance", "setInterval", "clearInterval"],
	});
	setServerTime(Date.now());
	const full = { is_limited: true, is_overall_per_day_limit: true };
	const limits = { ...openLimits, ...full };
	phone.api("DetailV2", () => ({ ...privilege, ...limits }));
	phone.api("CheckStock", () => openStock);
	phone.api("CheckLimit", () => limits);
	const page = await draw(
		<PrivilegeModal reference="PV_1001" onClose={vi.fn()} />,
	);
	const isShown = (text: string) =>
		page.textContent?.replaceAll("\u00a0", " ").includes(text);
	await until(() => isShown("You can claim again on 21 Nov 2026"));
	return isShown;
}
const asked = () =>
	phone.calls.filter(({ name }) => name === "CheckLimit").length;

test("a privilege whose daily quota was full can be claimed at midnight in Bangkok while it is open", async () => {
	const isShown = await beforeMidnight();
	phone.api("CheckLimit", () => openLimits);
	await act(() => vi.advanceTimersByTime(12_000));
	expect(isShown("You can claim again")).toBe(false);
	await until(() => isShown("Claim until 30 Nov 2026"));
});

test("limits that fail to load at midnight are loaded again half a minute later", async () => {
	const isShown = await beforeMidnight();
	phone.api("CheckLimit", fail({ status: 500 }));
	await act(() => vi.advanceTimersByTime(12_000));
	await until(() => asked() === 2);
	phone.api("CheckLimit", () => openLimits);
	await act(() => vi.advanceTimersByTime(20_000));
	expect(asked()).toBe(2);
	await act(() => vi.advanceTimersByTime(12_000));
	await until(() => isShown("Claim until 30 Nov 2026"));
	expect(asked()).toBe(3);
});

/** The saved privilege with limits from so many hours ago; calls get no reply except `reply`. */
async function savedFor(
	hours: number,
	reached: object,
	reply: () => unknown = () => new Promise(() => undefined),
) {
	setServerTime(Date.parse("2026-11-20T05:00:00Z"));
	vi.useFakeTimers({
		now: Date.parse("2026-11-20T05:00:00Z"),
		toFake: ["Date"],
	});
	const saved = { ...privilege, is_limited: true, ...reached };
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1001");
	const updatedAt = Date.now() - hours * 3_600_000;
	client.setQueryData(queryKey, saved, { updatedAt });
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		phone.api(name, reply);
	const page = await draw(
		<PrivilegeModal reference="PV_1001" onClose={vi.fn()} />,
		client,
	);
	await until(() => page.textContent?.includes("Iced latte"));
	return page;
}
const fullDay = {
	...{ is_overall_per_day_limit: true, is_validate_limit_pass: false },
	privilege_limitstat: {
		...{ redeemtargetcheck: "overall_day", total: 40, used: 40 },
	},
};

// The bug: until the check replied, and all day when offline, yesterday's quota was shown as today's.
test("a quota that was full yesterday is not called full today before the check replies", async () => {
	const page = await savedFor(24, fullDay);
	expect(page.textContent).not.toMatch(/quota|Why you|today|0 of 40/);
	expect(page.textContent).toContain("Claim until");
	const button = page.querySelector<HTMLButtonElement>("button:disabled");
	expect(button?.textContent).toBe("Get this privilege");
});

test("offline it is not called full either: today's limits are unknown, and a retry is offered", async () => {
	const offline = fail({ reason: "network", status: 0 });
	const page = await savedFor(24, fullDay, offline);
	await until(() => page.textContent?.includes("Something went wrong"));
	expect(page.textContent).not.toMatch(/quota|Why you|today|0 of 40/);
	expect(page.textContent).toContain("Try again");
});

// The bug: an address could be typed for a prize that today's check had not released yet.
test("offline a prize whose quota was full yesterday cannot be ordered", async () => {
	const offline = fail({ reason: "network", status: 0 });
	const prize = { ...fullDay, type: privilegeType.physical };
	const page = await savedFor(24, prize, offline);
	await until(() => page.textContent?.includes("Could not refresh."));
	expect(page.textContent).not.toContain("Have it delivered");
});

test.each([
	[1, fullDay, "Today’s quota is full"],
	[24, { is_overall_per_week_limit: true }, "This week’s quota is full"],
	[24, { is_customer_limit: true }, "Claim limit reached"],
])(
	"a limit reached %d hours ago that still applies is shown at once",
	async (hours, reached, words) => {
		const page = await savedFor(hours, reached);
		expect(page.textContent).toContain(words);
		expect(page.textContent).toContain("Why you can’t claim right now");
	},
);

// The bug: a person who waited for a prize had to close and open it again when its period started.
test("a prize can be ordered during its period if its page is open before the start and after the end", async () => {
	vi.useFakeTimers({
		now: Date.parse("2026-11-01T02:59:55Z"),
		toFake: ["Date", "performance", "setInterval", "clearInterval"],
	});
	setServerTime(Date.now());
	phone.api("DetailV2", () => ({
		...privilege,
		type: privilegeType.physical,
		valid_through: "2026-11-01T03:00:30Z",
	}));
	phone.api("CheckStock", () => openStock);
	phone.api("CheckLimit", () => openLimits);
	const page = await draw(
		<PrivilegeModal reference="PV_1001" onClose={vi.fn()} />,
	);
	const shows = (text: string) => page.textContent?.includes(text);
	await until(() => shows("Claim from"));
	expect(shows("Have it delivered")).toBe(false);
	await act(() => vi.advanceTimersByTime(7000));
	expect(shows("Claim until")).toBe(true);
	expect(shows("Have it delivered")).toBe(true);
	await act(() => vi.advanceTimersByTime(30_000));
	expect(shows("It could be claimed until")).toBe(true);
	expect(shows("Have it delivered")).toBe(false);
});

const tabsOf = (more: object) =>
	draw(
		<PrivilegeBody
			privilege={{ ...privilege, ...more }}
			stock={privilege}
			limits={{ ...privilege, ...more }}
			limitsAt={Date.now()}
			onRetry={vi.fn()}
			button={{ label: { th: "", en: "Get" }, reason: null }}
		/>,
	);
const panel = (page: HTMLElement) =>
	page.querySelector("[role=tabpanel]")?.textContent;

test("a privilege without conditions says so in their tab", async () => {
	const page = await tabsOf({ reserve_timeout: 0 });
	expect(panel(page)).toBe("");
	await press(page, "Conditions");
	expect(panel(page)).toBe("No data");
});

test("details and conditions are in the reader's language", async () => {
	const page = await tabsOf({
		...{ desc_th: "หนึ่งแก้ว", desc_en: "One cup" },
		...{ termsandcondsth: "วันละครั้ง", termsandcondsen: "Once a day" },
	});
	expect(panel(page)).toMatch(/^One cup15\u00a0minutes to use it/);
	await press(page, "Conditions");
	expect(panel(page)).toBe("Once a day");
});
