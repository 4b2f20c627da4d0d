// My coupons: the number on the tab of usable coupons agrees with the list, and what only one tab shows (2 §2 History page).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import HistoryPage from "../../../../src/features/reward/HistoryPage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { usedIdsAtom } from "../../../../src/platform/outbox/couponUseQueue";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const shareOrDownload = vi.hoisted(() =>
	vi.fn(async (..._file: unknown[]) => true),
);
vi.mock("../../../../src/platform/browser/downloadFile", () => ({
	lacksDownloads: () => true,
	shareOrDownload,
}));
const router = vi.hoisted(() => ({
	search: {} as Record<string, string>,
	navigate: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => router,
	useNavigate: () => router.navigate,
	useSearch: () => router.search,
}));
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, calls } = phone;

async function tabOf(search: Record<string, string>) {
	router.search = search;
	api("CountRedeem", () => ({ count: 12 }));
	api("Redeem", ({ PageNumber }) =>
		PageNumber === 1
			? { items: [coupon("A")], totalpages: 2 }
			: new Promise(() => undefined),
	);
	const page = await draw(<HistoryPage />);
	const asked = () => calls.filter(({ name }) => name === "Redeem");
	await until(() => asked().length === 2);
	expect(calls.map(({ name }) => name)).toContain("CountRedeem");
	return numberOf(page);
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const coupon = (id: string, fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name_en: id,
		reward_type: 4,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: inMs(86_400_000),
		...fields,
	});
const calendar = "Add expiry dates to the calendar";
const numberOf = (page: HTMLElement) =>
	page.querySelector("[role=tab]")?.textContent;

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	vi.useRealTimers();
	atomStore.set(usedIdsAtom, []);
	atomStore.set(dialogAtom, null);
});

test.each<[string, Record<string, string>, string]>([
	["all coupons are counted", { state: "history" }, "Available 12"],
	["a brand's are not", { state: "history", brandId: "3" }, "Available"],
	[
		"a privilege's are not",
		{ state: "history", privilegeRef: "PV_1" },
		"Available",
	],
])("the number on the tab: %s", async (_what, search, tab) => {
	expect(await tabOf(search)).toBe(tab);
});

test("the end dates of the usable coupons can be added to the calendar, those of the used ones cannot", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", ({ UsePrivilege }) => ({
		items: UsePrivilege === "canuse" ? [coupon("A")] : [],
		totalpages: 1,
	}));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes(calendar));
	router.search = { state: "history", tab: "used" };
	await draw(<HistoryPage key="used" />);
	await until(() => page.textContent?.includes("Nothing used yet"));
	expect(page.textContent).not.toContain(calendar);
	expect(page.textContent).not.toContain("Find top deals");
});

test.each<[Record<string, string>, string, string[]]>([
	[{ state: "history" }, "No coupons yet", ["Search", "Find top deals"]],
	[{ brandId: "3" }, "Codes you open show here.", ["Search", "My coupons"]],
])("if nothing is under %j, the page links on", async (search, text, ways) => {
	router.search = search;
	api("CountRedeem", () => ({ count: 0 }));
	api("Redeem", () => ({ items: [], totalpages: 1 }));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes(text));
	const links = [...page.querySelectorAll("a")].map(
		(link) => link.getAttribute("aria-label") ?? link.textContent,
	);
	expect(links).toEqual(ways);
});

test("the chosen tab is in the address, for back and a reload; an unknown one is the first tab", async () => {
	api("CountRedeem", () => ({ count: 0 }));
	api("Redeem", () => ({ items: [], totalpages: 1 }));
	router.search = { state: "history", tab: "usedd" };
	const page = await draw(<HistoryPage />);
	const tabs = () => [...page.querySelectorAll<HTMLElement>("[role=tab]")];
	for (const [pressed, tab] of [
		[1, "used"],
		[0, undefined],
	] as const) {
		expect(tabs()[1 - pressed]?.getAttribute("aria-selected")).toBe("true");
		await act(async () => tabs()[pressed]?.click());
		const [{ search, replace }] = router.navigate.mock.lastCall ?? [];
		expect(replace).toBe(true);
		router.search = search(router.search);
		expect(router.search).toEqual({ state: "history", tab });
		await draw(<HistoryPage key={tab} />);
	}
});

test("a change of tab is logged as History/View, a viewed code as View Code History, and its clock does not start", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	const opened = { is_used_code: true, is_used_code_desc: "ดูโค้ด" };
	api("Redeem", () => ({ items: [coupon("A", opened)], totalpages: 1 }));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes("View code"));
	expect(logged).not.toHaveBeenCalled();
	await press(page, "View code");
	expect(atomStore.get(dialogAtom)).toEqual({
		name: "rewardCode",
		transactionId: "A",
		minutes: 0,
	});
	const used = page.querySelectorAll<HTMLElement>("[role=tab]")[1];
	await act(async () => used?.click());
	expect(logged.mock.calls).toEqual([
		["View Code History", "click", "A"],
		["History", "View", "used"],
	]);
});

// The bug: the code replaced a notice that a launch had left open, before it was read.
test("an address in the running app opens its code, once, after the notice that is open", async () => {
	api("CountRedeem", () => ({ count: 0 }));
	api("Redeem", () => ({ items: [], totalpages: 1 }));
	router.search = { state: "history" };
	router.navigate.mockClear();
	const cache = newCache();
	await draw(<HistoryPage />, cache);
	expect(atomStore.get(dialogAtom)).toBeNull();
	router.search = { state: "history", open: "T1" };
	openDialog({ name: "checkingClaim", entryId: "1" });
	await draw(<HistoryPage key="opened" />, cache);
	expect(atomStore.get(dialogAtom)?.name).toBe("checkingClaim");
	await act(async () => closeDialog());
	await until(() => atomStore.get(dialogAtom) !== null);
	expect(atomStore.get(dialogAtom)).toEqual({
		name: "rewardCode",
		transactionId: "T1",
	});
	const [{ search, replace }] = router.navigate.mock.lastCall ?? [];
	expect(replace).toBe(true);
	expect(search(router.search)).toEqual({ state: "history", open: undefined });
});

test("the calendar gets the end dates of the shown coupons: for a brand without any there is no button", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", () => ({ items: [coupon("A")], totalpages: 1 }));
	const cache = newCache();
	const page = await draw(<HistoryPage />, cache);
	await until(() => page.textContent?.includes(calendar));
	router.search = { state: "history", brandId: "3" };
	await draw(<HistoryPage key="brand" />, cache);
	await until(() => page.textContent?.includes("No coupons yet"));
	expect(page.textContent).not.toContain(calendar);
});

test("two presses load the further pages once, and make one file of end dates", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 2 }));
	let answer = () => {};
	const answered = new Promise<void>((done) => (answer = done));
	api("Redeem", async ({ PageNumber }) => {
		if (PageNumber === 2) await answered;
		const brand = { brand_name_th: "หมอกฟ้า", brand_name_en: "Mokfa" };
		const viewed = { is_used_code: true, is_used_code_desc: "ดูโค้ด" };
		const fields = { ...brand, ...(PageNumber === 2 && viewed) };
		return { items: [coupon(`P${PageNumber}`, fields)], totalpages: 2 };
	});
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes(calendar));
	await press(page, calendar);
	await until(() => page.querySelector("button[aria-busy]"));
	await press(page, calendar);
	answer();
	await until(() => shareOrDownload.mock.calls.length > 0);
	await until(() => !page.querySelector("button[aria-busy]"));
	expect(shareOrDownload).toHaveBeenCalledTimes(1);
	const [name, , text, prefersSheet] = shareOrDownload.mock.calls[0] ?? [];
	expect([name, prefersSheet]).toEqual(["galaxy-gift.ics", true]);
	expect(text).toMatch(/P1.*P2/s);
	expect(text).toContain("DESCRIPTION:Mokfa\\nValid until");
	// A coupon that has not been used yet asks first, in the list.
	expect(String(text).match(/(?<=\?state=history).*/g)).toEqual([
		"",
		"&open=P2",
	]);
	const pages = calls
		.filter(({ name }) => name === "Redeem")
		.map(({ request }) => Reflect.get(request, "PageNumber"));
	expect(pages).toEqual([1, 2]);
});

test("no calendar file is made without the coupons of a page that fails; the next press loads it again", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 2 }));
	let fails = true;
	api("Redeem", ({ PageNumber }) => {
		if (PageNumber === 2 && fails) throw new ApiFailure({ reason: "network" });
		return { items: [coupon(`P${PageNumber}`)], totalpages: 2 };
	});
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes("Could not refresh"));
	await press(page, calendar);
	await until(() => page.textContent?.includes("could not be created"));
	expect(shareOrDownload).not.toHaveBeenCalled();
	fails = false;
	await press(page, calendar);
	await until(() => shareOrDownload.mock.calls.length > 0);
	expect(shareOrDownload.mock.calls[0]?.[2]).toMatch(/P1.*P2/s);
});

test("a countdown that is longer than the validity ends with it in the calendar", async () => {
	router.search = { state: "history" };
	const times = {
		countdown_datetime: "2126-11-21T05:30:00Z",
		expiration_datetime: "2126-11-21T05:10:00Z",
	};
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", () => ({ items: [coupon("A", times)], totalpages: 1 }));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes(calendar));
	await press(page, calendar);
	await until(() => shareOrDownload.mock.calls.length > 0);
	expect(String(shareOrDownload.mock.calls[0]?.[2])).toContain(
		"DTEND;TZID=Asia/Bangkok:21261121T121000",
	);
});

test("a coupon without a name and brand is called a coupon in the calendar too", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", () => ({
		items: [coupon("A", { reward_name_en: "" }), coupon("B")],
		totalpages: 1,
	}));
	// A coupon that was used here has no end any more.
	atomStore.set(usedIdsAtom, ["B"]);
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes(calendar));
	await press(page, calendar);
	await until(() => shareOrDownload.mock.calls.length > 0);
	const file = String(shareOrDownload.mock.calls[0]?.[2]);
	expect(file).toContain("SUMMARY:Coupon expires: Coupon");
	expect(file).toContain("DESCRIPTION:Valid until");
	expect(file).not.toContain("UID:B");
});

test("a coupon that was used here is not counted, and the list does not look as if it never existed", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", () => ({ items: [coupon("A")], totalpages: 1 }));
	const page = await draw(<HistoryPage />);
	await until(() => numberOf(page) === "Available 1");
	await act(async () => atomStore.set(usedIdsAtom, ["A"]));
	expect(numberOf(page)).toBe("Available");
	expect(page.textContent).toContain("No coupons to use right now");
});

test("with further pages, the used coupons are subtracted from the server's number", async () => {
	atomStore.set(usedIdsAtom, ["A"]);
	expect(await tabOf({ state: "history" })).toBe("Available 11");
});

test("a coupon that ends while it is shown is no longer counted, and has no end date to add", async () => {
	vi.useFakeTimers({ now: Date.now() });
	setServerTime(Date.now());
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	const countdown_datetime = inMs(5000);
	api("Redeem", () => ({
		items: [coupon("A", { is_used_code: true, countdown_datetime })],
		totalpages: 1,
	}));
	const page = await draw(<HistoryPage />);
	await pass(50);
	expect(numberOf(page)).toBe("Available 1");
	expect(page.textContent).toContain(calendar);
	await pass(6000);
	expect(page.textContent).toContain("Code expired");
	expect(numberOf(page)).toBe("Available");
	expect(page.textContent).not.toContain(calendar);
});

test("a brand's codes have no tabs; an expired one says so when pressed (2 §8)", async () => {
	router.search = { brandId: "1" };
	const expired = { is_used_code_desc: "โค้ดหมดอายุ", brand_id: "1" };
	api("Redeem", ({ UsePrivilege }) => ({
		items: UsePrivilege === "Used" ? [coupon("A", expired)] : [],
		totalpages: 1,
	}));
	const cache = newCache();
	const brand = { brand_id: "1", brand_name_en: "Mokfa" };
	cache.setQueryData(["catalogue", "brands"], [brand]);
	const page = await draw(<HistoryPage />, cache);
	await until(() => page.textContent?.includes("Code expired"));
	expect(page.querySelector("h1")?.textContent).toBe("View code");
	expect(page.querySelector("main")?.dataset.subject).toBe("Mokfa");
	expect(page.querySelector("[role=tab]")).toBeNull();
	await press(page, "Code expired");
	expect(atomStore.get(dialogAtom)).toMatchObject({
		title: { message: "Code expired" },
	});
});

test("a kept coupon has a green button, a used one is grey and has none (2 §4)", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 1 }));
	api("Redeem", ({ UsePrivilege }) => ({
		items: [
			coupon(
				"A",
				UsePrivilege === "Used" ? { is_used_code_desc: "ใช้แล้ว" } : {},
			),
		],
		totalpages: 1,
	}));
	const page = await draw(<HistoryPage />);
	const button = () => page.querySelector("article button");
	await until(button);
	expect(button()?.className).toContain("good");
	router.search = { state: "history", tab: "used" };
	await draw(<HistoryPage key="used" />);
	await until(() => page.querySelector("article [class*=sunken]"));
	expect(page.querySelector("article [class*=sunken]")?.textContent).toBe(
		"Used",
	);
	expect(button()).toBeNull();
});

test("a kept coupon asks before its use, a prize opens its tracking", async () => {
	router.search = { state: "history" };
	api("CountRedeem", () => ({ count: 2 }));
	const endless = { expiration_datetime: null };
	const latte = coupon("A", { reward_name_en: "Latte", ...endless });
	const prize = coupon("T", { reward_type: 1, reward_name_en: "Cup" });
	api("Redeem", () => ({ items: [latte, prize], totalpages: 1 }));
	const page = await draw(<HistoryPage />);
	await until(() => page.textContent?.includes("Use code"));
	expect(page.textContent).not.toContain(calendar);
	await press(page, "Use code");
	expect(page.querySelector("dialog[open]")?.textContent).toContain("Latte");
	expect(atomStore.get(dialogAtom)).toBeNull();
	await press(page, "Track parcel");
	expect(atomStore.get(dialogAtom)).toMatchObject({
		name: "tracking",
		transactionId: "T",
	});
});
