// The further pages of the history after a failure: scrolling on loads them, at a limited rate, and not without a network.
import { act, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { hasEnded } from "../../../../src/domain/code/codeEnd";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { adoptToken } from "../../../../src/platform/session/session";
import { historyQueries } from "../../../../src/queries/history";
import { draw, newCache, press, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => () => undefined,
	useSearch: () => address,
}));
let address = {};
const share = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/downloadFile", () => ({
	lacksDownloads: () => false,
	shareOrDownload: share,
}));
const { api, calls, emptyPhone, setNetwork } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
const coupon = (id: string) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name_en: id,
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
		expiration_datetime: "2026-12-31T16:59:59Z",
	});
/** The time so many ms after the start. */
const iso = (ms: number) => new Date(start + ms).toISOString();
const saved = () => ({ items: [coupon("Saved")], totalpages: 2 });
const fresh = [coupon("A"), coupon("B")];
const answers = (fails: (page: number) => boolean) =>
	api("Redeem", ({ PageNumber }) => {
		if (fails(Number(PageNumber))) throw new ApiFailure({ reason: "network" });
		return { items: [fresh[Number(PageNumber) - 1]], totalpages: 2 };
	});
const pages = () =>
	calls
		.filter(({ name }) => name === "Redeem")
		.map(({ request }) => Reflect.get(request, "PageNumber"));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const scroll = async () => {
	await act(async () => dispatchEvent(new Event("scroll")));
	await pass(50);
};
const names = (place: HTMLElement) =>
	[...place.querySelectorAll("h2")].map((it) => it.textContent).sort();
const list = <HistoryList mode="available" filter={{}} />;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	address = {};
	emptyPhone();
	adoptToken(tokenOf("customer-1"));
	setServerTime(start);
	api("CountRedeem", () => ({ count: 2 }));
});
afterEach(() => {
	wipe();
	setNetwork(true);
	vi.useRealTimers();
});

/** The list with its saved page, whose refresh has failed. */
async function afterFailedRefresh() {
	answers(() => true);
	const client = newCache();
	client.setDefaultOptions({
		queries: { retry: false, networkMode: "always" },
	});
	client.setQueryData(
		historyQueries.list("canuse").queryKey,
		{ pages: [saved()], pageParams: [1] },
		{ updatedAt: start - 600_000 },
	);
	const place = await draw(list, client);
	await pass(50);
	expect(names(place)).toEqual(["Saved"]);
	expect(pages()).toEqual([1]);
	return place;
}

test("after a failed refresh scrolling on refreshes the pages and loads the next one", async () => {
	const place = await afterFailedRefresh();
	answers(() => false);
	await pass(5000);
	expect(pages()).toEqual([1]);
	await scroll();
	expect(pages()).toEqual([1, 1, 2]);
	expect(names(place)).toEqual(["A", "B"]);
	expect(place.textContent).not.toContain("Could not refresh");
});

test("a phone's clock that was set back since the failure does not stop the loading", async () => {
	await afterFailedRefresh();
	answers(() => false);
	vi.setSystemTime(start - 86_400_000);
	await scroll();
	expect(pages()).toEqual([1, 1, 2]);
});

// The bug: the browser's bar, which hides on scrolling, resized the window, and the page's request was cancelled and sent again.
test("a next page is requested once, also if the window is resized while it scrolls", async () => {
	const height = vi.spyOn(document.documentElement, "scrollHeight", "get");
	height.mockReturnValue(9000);
	answers(() => false);
	await draw(list);
	await pass(50);
	expect(pages()).toEqual([1]);
	height.mockReturnValue(100);
	dispatchEvent(new Event("resize"));
	await scroll();
	expect(pages()).toEqual([1, 2]);
	height.mockRestore();
});

test("while the failure lasts, a request is made every few seconds at most, and none without a network", async () => {
	await afterFailedRefresh();
	for (let count = 0; count < 30; count++) await scroll();
	expect(pages()).toEqual([1]);
	await pass(3000);
	for (let count = 0; count < 30; count++) await scroll();
	expect(pages()).toEqual([1, 1]);
	await act(async () => setNetwork(false));
	await pass(5000);
	await scroll();
	expect(pages()).toEqual([1, 1]);
});

test.each([
	["the list", list],
	["the codes to see", <SeeCodeList key="see" filter={{}} />],
])(
	"%s: a next page that failed is loaded by scrolling on",
	async (_name, part) => {
		answers((page) => page === 2);
		const place = await draw(part);
		await pass(50);
		await pass(50);
		expect(names(place)).toEqual(["A"]);
		answers(() => false);
		await pass(5000);
		expect(names(place)).toEqual(["A"]);
		await scroll();
		await pass(50);
		expect(names(place)).toEqual(["A", "B"]);
		// Loaded pages are not requested again.
		expect(pages().filter((page) => page === 1).length).toBeLessThan(3);
	},
);

test("a failed reload for a countdown that has ended leaves the list's age unchanged", async () => {
	const client = newCache();
	const { queryKey } = historyQueries.list("canuse");
	const running = {
		...coupon("Running"),
		countdown_datetime: iso(30_000),
	};
	const updatedAt = start - 600_000;
	answers(() => true);
	client.setQueryData(
		queryKey,
		{ pages: [{ items: [running], totalpages: 1 }], pageParams: [1] },
		{ updatedAt },
	);
	const place = await draw(list, client);
	await pass(180_000);
	expect(pages().length).toBeGreaterThan(1);
	expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(updatedAt);
	expect(place.textContent).toContain("11:50");
});

test("a coupon that had ended before its page was loaded does not make scrolling load that page again", async () => {
	const height = vi.spyOn(document.documentElement, "scrollHeight", "get");
	height.mockReturnValue(9000);
	const over = { ...coupon("Over"), expiration_datetime: iso(-1000) };
	api("Redeem", ({ PageNumber }) => {
		const items = PageNumber === 1 ? [over, coupon("A")] : [coupon("B")];
		const reply = { items, totalpages: 2 };
		// Otherwise repeated loads of a page would end the test by its time limit.
		return pages().length > 5 ? new Promise(() => undefined) : reply;
	});
	await draw(list);
	await pass(50);
	height.mockReturnValue(100);
	await scroll();
	expect(pages()).toEqual([1, 2]);
	height.mockRestore();
});

describe("if a coupon has ended since its page was loaded", () => {
	const all = [
		{ ...coupon("A"), expiration_datetime: iso(30_000) },
		...["B", "C", "D"].map(coupon),
	];

	/** The list after the coupon's end, with its first page; the host's pages have moved up. */
	async function afterAnEnd(part: ReactNode) {
		const height = vi.spyOn(document.documentElement, "scrollHeight", "get");
		height.mockReturnValue(9000);
		api("Redeem", ({ PageNumber, UsePrivilege }) => {
			if (UsePrivilege === "Used") return { items: [], totalpages: 0 };
			const left = all.filter((it) => !hasEnded(it, Date.now()));
			const first = 2 * (Number(PageNumber) - 1);
			return { items: left.slice(first, first + 2), totalpages: 2 };
		});
		const client = newCache();
		const place = await draw(part, client);
		await pass(50);
		expect(names(place)).toEqual(["A", "B"]);
		await pass(31_000);
		height.mockReturnValue(100);
		return { place, client };
	}
	afterEach(() => vi.restoreAllMocks());

	test.each([
		["the list", list],
		["the codes to see", <SeeCodeList key="see" filter={{}} />],
	])("%s: scrolling on misses no coupon", async (_name, part) => {
		const { place } = await afterAnEnd(part);
		await scroll();
		await pass(50);
		expect(names(place)).toEqual(["B", "C", "D"]);
	});

	test("an order that needs all coupons misses none", async () => {
		const { place, client } = await afterAnEnd(list);
		address = { sort: "ending" };
		await draw(<HistoryList mode="available" filter={{}} />, client);
		await pass(50);
		await pass(50);
		expect(names(place)).toEqual(["B", "C", "D"]);
	});

	test("the calendar misses no coupon", async () => {
		const { place } = await afterAnEnd(list);
		share.mockClear();
		await press(place, "Add expiry dates to the calendar");
		await pass(50);
		await vi.dynamicImportSettled();
		await pass(50);
		const file = JSON.stringify(share.mock.calls);
		expect(
			["A", "B", "C", "D"].filter((it) => file.includes(`expires: ${it}`)),
		).toEqual(["B", "C", "D"]);
	});
});
