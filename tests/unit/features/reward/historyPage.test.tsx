// My coupons: the number on the tab of usable coupons, which the server counts over all of them, and what stands under one tab alone (2 §2 History page).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import HistoryPage from "../../../../src/features/reward/HistoryPage";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useSearch: () => router.search,
}));
const { api, calls } = phone;

async function tabOf(search: Record<string, string>) {
	router.search = search;
	api("CountRedeem", () => ({ count: 12 }));
	api("Redeem", () => ({ items: [], totalpages: 0 }));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes("No coupons yet"));
	expect(calls.map(({ name }) => name)).toContain("CountRedeem");
	return page.querySelector("[role=tab]")?.textContent;
}

const coupon = v.parse(historyItem, {
	ext_transaction_id: "A",
	privilege_ref: "PV_1",
	reward_name_en: "A",
	reward_type: 4,
	is_used_code_desc: "ใช้โค้ด",
	expiration_datetime: new Date(Date.now() + 86_400_000).toISOString(),
});

beforeEach(freshPhone);
afterEach(wipe);

test.each<[string, Record<string, string>, string]>([
	["all coupons are counted", { state: "history" }, "Available 12"],
	["a brand's are not", { state: "history", brandId: "3" }, "Available"],
	[
		"a privilege's are not",
		{ state: "history", privilegeRef: "PV_1" },
		"Available",
	],
])("%s", async (_what, search, tab) => {
	expect(await tabOf(search)).toBe(tab);
});

test("the end dates go to the calendar from the usable coupons, not from the used ones", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", ({ UsePrivilege }) => ({
		items: UsePrivilege === "canuse" ? [coupon] : [],
		totalpages: 1,
	}));
	const page = await draw(<HistoryPage />);
	const calendar = "Add end dates to the calendar";
	await until(() => page.textContent?.includes(calendar));
	const used = page.querySelectorAll<HTMLElement>("[role=tab]")[1];
	await act(async () => used?.click());
	await until(() => page.textContent?.includes("Nothing used yet"));
	expect(page.textContent).not.toContain(calendar);
	expect(page.textContent).not.toContain("Find top deals");
});

test("the end dates are those of the coupons that are shown: a brand without any has none to add", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", () => ({ items: [coupon], totalpages: 1 }));
	const calendar = "Add end dates to the calendar";
	const cache = newCache();
	const page = await draw(<HistoryPage />, cache);
	await until(() => page.textContent?.includes(calendar));
	router.search = { state: "history", brandId: "3" };
	await draw(<HistoryPage key="brand" />, cache);
	await until(() => page.textContent?.includes("No coupons yet"));
	expect(page.textContent).not.toContain(calendar);
});
