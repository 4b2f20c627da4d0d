// The question before a coupon's use starts its clock, which fits where the code is used; the answer never reaches another coupon (2 §4).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rewardType } from "../../../../src/contract/claimed";
import type { HistoryItem } from "../../../../src/contract/history";
import { CouponCounterGuard } from "../../../../src/features/reward/use/CouponCounterGuard";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { draw, press, until, wipe } from "../../support/drawn";
import { item } from "../../sync/prefetchCodesWorld";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(() => {
	freshPhone();
	phone.setNetwork(true);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const onClose = vi.fn();
const guard = (coupon: HistoryItem | null) =>
	draw(<CouponCounterGuard item={coupon} onClose={onClose} />);
const one = item("ONE", { reserve_timeout: 15, reward_name: "Latte" });
const other = item("OTHER", { reserve_timeout: 10, reward_name: "Mocha" });
const start = "My turn, start the clock";

test.each([
	["at once", false],
	["after the first was closed", true],
])(
	"opened for another coupon %s, it starts neither by the press on the first",
	async (_when, isClosed) => {
		const [copy] = phone.databases;
		if (!copy) throw new Error("The phone has two copies");
		const get = copy.get.bind(copy);
		let found: () => void = () => undefined;
		const looked = vi.spyOn(copy, "get").mockImplementation(async (key) => {
			await new Promise<void>((done) => (found = done));
			return get(key);
		});
		const page = await guard(one);
		await press(page, start);
		await until(() => looked.mock.calls.length === 1);
		if (isClosed) await guard(null);
		await guard(other);
		found();
		await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
		expect(dialog()).toBeNull();
		expect(page.textContent).toContain("Mocha");
		looked.mockRestore();
		await press(page, start);
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({
			...{ transactionId: "OTHER", start: true, minutes: 10 },
		});
	},
);

test("while it asks, no update reloads the page, and without a network it calls the code safe (O08)", async () => {
	phone.setNetwork(false);
	const page = await guard(one);
	expect(isUpdateLockedHere()).toBe(true);
	expect(page.textContent).toContain("No internet: your code is safe");
	await guard(null);
	expect(isUpdateLockedHere()).toBe(false);
});

describe.each([
	["a counter code", rewardType.couponCode, true],
	["an online code", rewardType.onlineCode, false],
	["a URL code", rewardType.urlCode, false],
])("the question before %s", (_what, reward_type, asksForCounter) => {
	const ofShop = /counter|queue|turn|staff|scan|เคาน์เตอร์|คิว|พนักงาน|สแกน/i;

	test.each([
		["en-US", 15],
		["en-US", 0],
		["th", 15],
		["th", 0],
	])(
		`names counter, queue or staff: ${asksForCounter} (%s, %i minutes)`,
		async (locale, reserve_timeout) => {
			const { messages } = await import("../../../../src/locales/th.po");
			if (locale === "th") i18n.load({ th: messages });
			await act(async () => i18n.activate(locale));
			const page = await guard(item("X", { reward_type, reserve_timeout }));
			const shown = page.textContent ?? "";
			const title = page.querySelector("h2")?.textContent ?? "";
			const hasStore = page.querySelector(".lucide-store") !== null;
			await act(async () => i18n.activate("en-US"));
			expect(/[ก-๎]/.test(title)).toBe(locale === "th");
			expect(ofShop.test(shown)).toBe(asksForCounter);
			expect(hasStore).toBe(asksForCounter);
		},
	);
});

test.each([
	[15, "Start the clock"],
	[0, "Show the code"],
])(
	"an online code of %i minutes is opened by %j",
	async (reserve_timeout, label) => {
		const { onlineCode: reward_type } = rewardType;
		const page = await guard(item("ONE", { reward_type, reserve_timeout }));
		expect(page.querySelector("h2")?.textContent).toBe("Use this code now?");
		await press(page, label);
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({ transactionId: "ONE", start: true });
	},
);

test.each([
	["My turn, start the clock", true],
	["Keep for later", false],
])("%j closes the question; it opens the code: %s", async (label, isOpened) => {
	const page = await guard(one);
	await press(page, label);
	await until(() => onClose.mock.calls.length > 0);
	expect(dialog() !== null).toBe(isOpened);
});

test("Escape closes the question and opens no code; the coupon stands there until it has gone", async () => {
	const page = await guard(one);
	const sheet = page.querySelector("dialog");
	await act(async () => sheet?.dispatchEvent(new Event("cancel")));
	expect(onClose).toHaveBeenCalledOnce();
	expect(dialog()).toBeNull();
	let leaving = "";
	sheet?.addEventListener("close", () => {
		if (sheet.dataset.closing) leaving = sheet.textContent ?? "";
	});
	await guard(null);
	expect(leaving).toContain("Latte");
	expect(page.querySelector("dialog")).toBeNull();
});

test("a coupon without a name is called one", async () => {
	const page = await guard(item("NAMELESS", { reward_name: "" }));
	expect(page.textContent).toContain("Coupon");
});
