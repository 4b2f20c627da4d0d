// Proves that the coupons are sorted and filtered over all their pages, not only over the loaded ones (X09, 2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import type { HistoryTab } from "../../../../src/domain/code/cardStatus";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { draw, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	search: {} as Partial<Record<"sort" | "kind", string>>,
	navigate: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => router.navigate,
	useSearch: () => router.search,
}));
const { api, calls } = phone;

beforeEach(freshPhone);
afterEach(wipe);

const day = 86_400_000;
const coupon = (at: number, reward_type: number) =>
	v.parse(historyItem, {
		ext_transaction_id: `T${at}`,
		privilege_ref: "PV_1",
		reward_name_en: `Coupon ${at}`,
		reward_type,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: new Date(Date.now() + (100 - at) * day).toISOString(),
	});
/** Three pages; the last coupon ends first and is the only one online. */
const coupons = Array.from({ length: 60 }, (_, at) =>
	coupon(at, at === 59 ? 8 : 4),
);
const page = (number: number) => ({
	items: coupons.slice((number - 1) * 25, number * 25),
	totalpages: 3,
});

const show = (choice: typeof router.search, mode: HistoryTab = "available") => {
	router.search = choice;
	return draw(<HistoryList mode={mode} filter={{}} />);
};
/** The search parameters after the last choice. */
const nextSearch = () =>
	router.navigate.mock.lastCall?.[0].search(router.search);
const names = (place: HTMLElement) =>
	[...place.querySelectorAll("h2")].map((it) => it.textContent);
const pagesAsked = () =>
	calls
		.filter(({ name }) => name === "Redeem")
		.map(({ request }) => Object(request).PageNumber);

beforeEach(() => {
	api("CountRedeem", () => ({ count: 60 }));
	api("Redeem", ({ PageNumber }) => page(Number(PageNumber)));
	router.navigate.mockReset();
});

test("sorted by end, all pages are loaded first, each once", async () => {
	const place = await show({ sort: "ending" });
	await until(() => names(place).length > 0);
	expect(names(place).slice(0, 2)).toEqual(["Coupon 59", "Coupon 58"]);
	expect(pagesAsked()).toEqual([1, 2, 3]);
});

test("a kind that only the last page has is found and announced", async () => {
	const place = await show({ kind: "online" });
	await until(() => names(place).length > 0);
	expect(names(place)).toEqual(["Coupon 59"]);
	expect(pagesAsked()).toEqual([1, 2, 3]);
	await until(() => place.textContent?.includes("Online: 1 found"));
});

test("a kind that no coupon has offers to show all, not the link to new deals", async () => {
	const place = await show({ kind: "delivered" });
	await until(() => place.textContent?.includes("Nothing of this kind here"));
	expect(pagesAsked()).toEqual([1, 2, 3]);
	expect(place.textContent).not.toContain("No coupons");
	// The link stands only below cards.
	expect(place.textContent).not.toContain("Add expiry dates to the calendar");
	await press(place, "Show all");
	expect(nextSearch()).toEqual({ sort: undefined, kind: undefined });
});

test("if a page cannot be loaded, the earlier ones are sorted, and the reason is shown", async () => {
	api("Redeem", (request) =>
		request.PageNumber === 1 ? page(1) : fail({ status: 500 })(),
	);
	const place = await show({ sort: "ending" });
	await until(() => names(place).length > 0);
	expect(names(place)).toHaveLength(25);
	expect(names(place)[0]).toBe("Coupon 24");
	expect(place.textContent).toContain("Could not refresh");
});

test("if a page cannot be loaded, a kind that may be on it is not called missing", async () => {
	api("Redeem", (request) =>
		request.PageNumber === 1 ? page(1) : fail({ status: 500 })(),
	);
	const place = await show({ kind: "online" }, "used");
	await until(() => place.textContent?.includes("Could not load this"));
	expect(place.textContent).not.toContain("Nothing of this kind here");
});

test("the order of the other tab is kept when a kind is chosen", async () => {
	api("Redeem", () => ({ items: [coupon(1, 4), coupon(2, 1)], totalpages: 1 }));
	const place = await show({ sort: "ending" }, "used");
	await until(() => names(place).length > 0);
	const select = place.querySelector("select");
	await act(async () => {
		if (select) select.value = "shop";
		select?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	expect(nextSearch()).toEqual({ sort: "ending", kind: "shop" });
});

test("a single page is sorted by end already: only its kinds can be chosen", async () => {
	api("Redeem", () => ({ items: [coupon(1, 4), coupon(2, 1)], totalpages: 1 }));
	const place = await show({});
	await until(() => names(place).length > 0);
	const selects = [...place.querySelectorAll("select")];
	expect(selects.map((it) => it.getAttribute("aria-label"))).toEqual([
		"Ways to use",
	]);
});
