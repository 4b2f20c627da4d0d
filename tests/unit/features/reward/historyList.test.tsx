// The history list: a brand is searched beyond the first page, the footer is on the card, and the check each minute reloads without paging (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardType } from "../../../../src/contract/claimed";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import type { HistoryMode } from "../../../../src/domain/code/cardStatus";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
const { api, calls, forgetApi, wipeDisks } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
let place: HTMLElement;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	localStorage.clear();
	wipeDisks();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	// Removes the clock of the previous test.
	setServerTime(start);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

type Fields = Partial<v.InferInput<typeof historyItem>>;
const coupon = (id: string, fields: Fields = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		brand_id: "1",
		reward_name: id,
		reward_name_en: id,
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
		redeem_datetime: new Date(start).toISOString(),
		expiration_datetime: "2026-12-31T16:59:59Z",
		...fields,
	});

/** Makes the history have these pages. */
function historyHas(pages: ReturnType<typeof coupon>[][]) {
	api("Redeem", ({ PageNumber }) => ({
		items: pages[Number(PageNumber) - 1] ?? [],
		totalpages: pages.length,
	}));
}
const pagesAsked = () =>
	calls
		.filter(({ name }) => name === "Redeem")
		.map(({ request }) => Reflect.get(request, "PageNumber"));

async function show(mode: HistoryMode, filter = {}) {
	place = await draw(
		mode === "seeCode" ? (
			<SeeCodeList filter={filter} />
		) : (
			// Each mode has its own list, as on the page.
			<HistoryList key={mode} mode={mode} filter={filter} />
		),
	);
	await pass(50);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const names = () =>
	[...place.querySelectorAll("h2")].map((it) => it.textContent);

test("a brand whose codes are on the second page is found, and never called empty before", async () => {
	let answer = (_page: unknown) => {};
	api("Redeem", ({ PageNumber, UsePrivilege }) =>
		PageNumber === 1 || UsePrivilege === "Used"
			? { items: [coupon("A")], totalpages: 2 }
			: new Promise((resolve) => (answer = resolve)),
	);
	await show("seeCode", { brandId: "2" });
	expect(pagesAsked()).toEqual([1, 1, 2, 2]);
	expect(place.textContent).toContain("Loading");
	// The default of 2 §9.
	expect(place.querySelectorAll("[class*=waiting] > *")).toHaveLength(5);
	expect(place.textContent).not.toContain("No codes to view");
	answer({
		items: [
			coupon("B", { brand_id: "2" }),
			coupon("C", { brand_id: "2", is_used_code: false }),
		],
		totalpages: 2,
	});
	await pass(50);
	expect(names()).toEqual(["B"]);
});

test("a brand with no code on any page is empty", async () => {
	historyHas([[coupon("A")], [coupon("B")]]);
	await show("seeCode", { brandId: "2" });
	// Both lists are loaded to their end.
	await pass(50);
	await pass(50);
	expect(pagesAsked()).toEqual([1, 1, 2, 2]);
	expect(place.textContent).toContain("No codes to view");
	expect(place.textContent).not.toContain("Loading");
});

test("expired codes of a brand follow the open ones, and say so when pressed", async () => {
	const parts: Record<string, ReturnType<typeof coupon>[]> = {
		canuse: [
			coupon("Open"),
			coupon("Waits", {
				is_used_code: false,
				is_used_code_desc: "ใช้โค้ด",
			}),
			coupon("Ended meanwhile"),
			coupon("Other brand", { brand_id: "2" }),
		],
		Used: [
			coupon("Ended meanwhile", { is_used_code_desc: "โค้ดหมดอายุ" }),
			coupon("Drunk", { is_used_code_desc: "ใช้แล้ว" }),
			coupon("Never opened", {
				is_used_code: false,
				is_used_code_desc: "โค้ดหมดอายุ",
			}),
			coupon("Parcel", { is_used_code_desc: "ใช้แล้ว", reward_type: 2 }),
		],
	};
	api("Redeem", ({ UsePrivilege }) => ({
		items: parts[String(UsePrivilege)],
		totalpages: 1,
	}));
	await show("seeCode", { brandId: "1" });
	expect(names()).toEqual(["Open", "Ended meanwhile", "Drunk", "Never opened"]);
	const buttons = [...place.querySelectorAll("article button")];
	expect(buttons.map((it) => it.getAttribute("aria-label"))).toEqual([
		"View code: Open",
		"Code expired: Ended meanwhile",
		"Used: Drunk",
		"Code expired: Never opened",
	]);
	const opened: unknown[] = [];
	for (const button of buttons) {
		await act(async () =>
			button.dispatchEvent(new Event("click", { bubbles: true })),
		);
		opened.push(dialog());
	}
	const code = { name: "rewardCode", transactionId: "Open" };
	const expired = { variant: "error", image: "sandclock" };
	expect(opened).toMatchObject([code, expired, expired, expired]);
	// Its end is later, so the card shows when it was used.
	const drunk = [...place.querySelectorAll("article")].find((it) =>
		it.textContent?.includes("Drunk"),
	);
	expect(drunk?.textContent).not.toContain("Expired");
	expect(drunk?.textContent).toMatch(/21.Nov.2026/);
});

test("if one part of a brand's codes fails, the other is shown as incomplete; if both fail, the page says so", async () => {
	api("Redeem", ({ UsePrivilege }) => {
		if (UsePrivilege === "Used") throw new ApiFailure({ reason: "network" });
		return { items: [coupon("Open")], totalpages: 1 };
	});
	await show("seeCode", { brandId: "1" });
	expect(names()).toEqual(["Open"]);
	expect(place.textContent).toContain("Could not refresh");
	wipe();
	api("Redeem", () => {
		throw new ApiFailure({ reason: "network" });
	});
	await show("seeCode", { brandId: "1" });
	expect(place.textContent).toContain("Could not load this");
	expect(place.textContent).not.toContain("No codes to view");
});

test("the footer is on a usable card, not on an expired one; the subtitle replaces the name of a brand without one (2 §3)", async () => {
	const footer = { footer_message_en: "Show it first", footer_message_th: "" };
	historyHas([[coupon("A", { ...footer, sub_name_en: "One size up" })]]);
	await show("available");
	expect(place.textContent).toContain("One size up");
	expect(place.textContent).toContain("Show it first");
	expect(place.textContent).toMatch(/Valid until31.Dec.2026/);
	historyHas([[coupon("A", { ...footer, is_used_code_desc: "ใช้แล้ว" })]]);
	await show("used");
	expect(names()).toEqual(["A"]);
	expect(place.textContent).not.toContain("Show it first");
});

test("a failed picture is a placeholder (2 §8)", async () => {
	historyHas([[coupon("A", { image_url: "/gone.webp" })]]);
	await show("available");
	const picture = place.querySelector("article img");
	expect(picture?.getAttribute("src")).toBe("/gone.webp");
	await act(async () => {
		picture?.dispatchEvent(new Event("error"));
	});
	expect(place.querySelector("article img")).toBeNull();
	expect(place.querySelector("article span > svg")).not.toBeNull();
});

test("once a minute a countdown that has ended reloads the list's first page", async () => {
	const countdown_datetime = new Date(start + 70_000).toISOString();
	historyHas([[coupon("A", { countdown_datetime })], [coupon("B")]]);
	await show("available");
	await pass(100);
	expect(pagesAsked()).toEqual([1, 2]);
	await pass(119_000);
	expect(pagesAsked()).toEqual([1, 2]);
	// The later pages are not awaited.
	api("Redeem", ({ PageNumber }) =>
		PageNumber === 1
			? { items: [coupon("C")], totalpages: 2 }
			: new Promise(() => undefined),
	);
	await pass(1000);
	expect(pagesAsked()[2]).toBe(1);
	expect(names()).toEqual(["C"]);
	await pass(120_000);
	expect(pagesAsked().filter((page) => page === 1)).toHaveLength(2);
});

test("used and expired items cause no reload", async () => {
	const countdown_datetime = new Date(start - 1000).toISOString();
	historyHas([[coupon("A", { countdown_datetime })]]);
	await show("used");
	await pass(180_000);
	expect(pagesAsked()).toEqual([1]);
});

test("if the history fails, the saved codes are shown under their tabs", async () => {
	api("Redeem", () => {
		throw new ApiFailure({ reason: "network" });
	});
	for (const [id, over, name = id] of [
		["Usable"],
		["Bare", undefined, ""],
		["Drunk", "used"],
		["Late", "ended"],
	] as const)
		await saveCode({
			...v.parse(rewardCode, {
				code: "AB-12",
				privilegetype: 4,
				transaction_id: id,
				privilege_id: "P1",
			}),
			...bareCard("PV_1"),
			reward_name_en: name,
			sub: "customer-1",
			saved_at: start,
			proven: true,
			over,
		});
	await show("available");
	// A code opened by its address has no name yet.
	expect(names().sort()).toEqual(["Coupon", "Usable"]);
	expect(place.textContent).toContain("2 codes ready for the shop");
	await show("used");
	expect(names().sort()).toEqual(["Drunk", "Late"]);
	const badges = [...place.querySelectorAll("article")].map(
		(card) => card.textContent,
	);
	expect(badges.sort()).toEqual([
		expect.stringMatching(/Drunk.*Used$/),
		expect.stringMatching(/Late.*Code expired$/),
	]);
});

test("a used card shows when it was used, never the time of its claim", async () => {
	const extra_payload = [{ key: "used_for", string_val: "announcement" }];
	const used = { is_used_code_desc: "ใช้แล้ว", extra_payload };
	// Claimed at noon in Bangkok, used at half past two the day after.
	const used_datetime = new Date(start + 26.5 * 3_600_000).toISOString();
	historyHas([[coupon("A", { ...used, used_datetime }), coupon("B", used)]]);
	await show("used");
	const [known, unknown] = [...place.querySelectorAll("article")].map((it) =>
		it.textContent?.replaceAll("\u00a0", " "),
	);
	expect(known).toContain("22 Nov 2026at 14:30");
	expect(known).not.toContain("Claimed on");
	expect(unknown).toContain("Claimed on21 Nov 2026");
	expect(unknown).not.toContain("12:00");
	await show("seeCode");
	expect(place.textContent).not.toContain("Ended on");
});

test("an ended card has its badge, what ended and when; under Used only this card can be pressed", async () => {
	const expiration_datetime = "2026-11-20T05:00:00Z";
	historyHas([
		[
			coupon("A", { is_used_code_desc: "โค้ดหมดอายุ", expiration_datetime }),
			coupon("B", { is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว", expiration_datetime }),
			coupon("C", { is_used_code_desc: "ใช้แล้ว", expiration_datetime }),
		],
	]);
	await show("used");
	const buttons = [...place.querySelectorAll("article button")];
	expect(buttons.map((it) => it.getAttribute("aria-label"))).toEqual([
		"Code expired: A",
		"Activity ended: B",
	]);
	const [code, activity] = [...place.querySelectorAll("article")].map((it) =>
		it.textContent?.replaceAll("\u00a0", " "),
	);
	expect(code).toBe("AExpired20 Nov 2026Code expired");
	expect(activity).toBe("BEnded on20 Nov 2026Activity ended");
});

test("a parcel's day of arrival is shown without a year", async () => {
	historyHas([[coupon("A", { reward_type: rewardType.physical })]]);
	await show("available");
	const [card] = place.querySelectorAll("article");
	expect(card?.textContent).toContain(
		"Awaiting deliveryBy\u00a05\u00a0DecTrack parcel",
	);
});

test("a used card without a time of day shows only the date", async () => {
	const used_datetime = "2026-11-21T17:00:00.000Z";
	historyHas([[coupon("A", { is_used_code_desc: "ใช้แล้ว", used_datetime })]]);
	await show("used");
	const [card] = place.querySelectorAll("article");
	expect(card?.textContent?.replaceAll("\u00a0", " ")).toBe("A22 Nov 2026Used");
});

test("the soonest end is first, and a further page does not change the order", async () => {
	const late = coupon("Late");
	const soon = coupon("Soon", { expiration_datetime: "2026-11-30T00:00:00Z" });
	historyHas([[late, soon]]);
	await show("available");
	expect(names()).toEqual(["Soon", "Late"]);
	wipe();
	forgetApi();
	const more = Array.from({ length: 23 }, (_, at) => coupon(`More ${at}`));
	historyHas([[late, soon, ...more], [coupon("Further")]]);
	await show("available");
	expect(names().slice(0, 2)).toEqual(["Late", "Soon"]);
});

test("a code that is being saved says so, and a code that is saved at the counter says that it needs internet", async () => {
	historyHas([
		[
			coupon("A"),
			coupon("B", { is_used_code: false, reserve_timeout: 15 }),
			coupon("C", { is_used_code_desc: "ใช้แล้ว" }),
			coupon("D", { reward_type: 2 }),
		],
	]);
	await show("available");
	const marks = [...place.querySelectorAll("article")].map(
		(card) => /Saving…|Needs internet/.exec(card.textContent ?? "")?.[0],
	);
	expect(marks).toEqual(["Saving…", "Needs internet", undefined, undefined]);
});

test("a status without its date shows no text that introduces a date", async () => {
	const unknown = { redeem_datetime: null, expiration_datetime: null };
	historyHas([
		[
			coupon("A", { ...unknown, reward_type: rewardType.physical }),
			coupon("B", { ...unknown, reward_type: rewardType.delivered }),
			coupon("C", { ...unknown, is_used_code_desc: "กิจกรรมสิ้นสุดแล้ว" }),
			coupon("D", { ...unknown, is_used_code_desc: "โค้ดหมดอายุ" }),
		],
	]);
	await show("used");
	const cards = [...place.querySelectorAll("article")];
	expect(cards.map((it) => it.textContent)).toEqual([
		"AAwaiting deliveryTrack parcel",
		"BDeliveredTrack parcel",
		"CActivity ended",
		"DExpiredCode expired",
	]);
});
