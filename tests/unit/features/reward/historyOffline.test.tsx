// The offline history: everything the phone knows, the number of further items, a link; the see-code address shows the saved codes (O01, O03).
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import {
	privilege,
	privilegeType,
} from "../../../../src/contract/privilegeFields";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { matchesFilter } from "../../../../src/features/reward/history/useLocalCoupons";
import { atomStore } from "../../../../src/platform/atomStore";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { recordLoadTime } from "../../../../src/platform/http/loadTimes";
import { usedIdsAtom } from "../../../../src/platform/outbox/couponUseQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { local, storageKeys } from "../../../../src/platform/storage/storage";
import { removeCodesOfOthers } from "../../../../src/platform/storage/wallet";
import { historyQueries } from "../../../../src/queries/history";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { announced } from "../../support/announced";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
let client: QueryClient;
let place: HTMLElement;

beforeEach(async () => {
	vi.useFakeTimers({ now: start });
	localStorage.clear();
	await removeCodesOfOthers("nobody");
	wipeDisks();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	setServerTime(start);
	for (const name of ["Redeem", "CountRedeem"])
		api(name, () => {
			throw new ApiFailure({ reason: "network" });
		});
	setNetwork(false);
	client = new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: "always" } },
	});
});
afterEach(() => {
	wipe();
	atomStore.set(usedIdsAtom, []);
	setNetwork(true);
	vi.useRealTimers();
});

const card = (brand_id: string, brand: string, privilege_ref = "PV_1") => ({
	...bareCard(privilege_ref),
	brand_id,
	brand_name_th: brand,
	brand_name_en: brand,
});
const save = (id: string, given: object = {}) =>
	saveCode({
		...card("1", "Kafe"),
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: id,
			privilege_id: "P1",
		}),
		reward_name: id,
		reward_name_en: id,
		sub: "customer-1",
		saved_at: start + 1,
		proven: true,
		...given,
	});
const noted = (transaction_id: string) => ({
	...card("1", "Kafe"),
	reward_name: transaction_id,
	reward_name_en: transaction_id,
	transaction_id,
	countdown_time: null,
	is_used_code: false,
	reserve_timeout: 15,
});
/** The saved count of usable claims. */
const known = (count: number) =>
	client.setQueryData(historyQueries.count().queryKey, count);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(part: React.ReactNode) {
	place = await draw(part, client);
	await pass(50);
}
const list = (mode: "available" | "used" = "available", filter = {}) => (
	<HistoryList key={mode} mode={mode} filter={filter} />
);
const names = () =>
	[...place.querySelectorAll("h2")].map((it) => it.textContent).sort();

test("a history never opened shows the saved codes, the coupons known without a code, how many more there are, and a retry", async () => {
	await save("A");
	await save("B");
	local.write(storageKeys.unsaved("customer-1"), [noted("CLOCK")]);
	known(13);
	await show(list());
	expect(names()).toEqual(["A", "B", "CLOCK"]);
	expect(place.textContent).toContain(
		"No internet. These codes are on this phone.",
	);
	expect(place.textContent).toContain("10 more coupons are not on this phone.");
	const clock = [...place.querySelectorAll("article")].find((it) =>
		it.textContent?.includes("CLOCK"),
	);
	expect(clock?.textContent).toContain("Needs internet first");
	const asked = calls.length;
	const again = [...place.querySelectorAll("button")].find(
		(it) => it.textContent === "Try again",
	);
	api("Redeem", () => new Promise(() => undefined));
	await act(async () => again?.click());
	expect(calls.length).toBeGreaterThan(asked);
	// The bug: the loading was not shown.
	await pass(50);
	expect(again?.isConnected).toBe(true);
	expect(again?.querySelector(".turning")).toBeTruthy();
});

test("the saved codes stay while the list is loaded again, as on a slow network", async () => {
	await save("A");
	for (const part of [
		list(),
		<SeeCodeList key="" filter={{ brandId: "1" }} />,
	]) {
		await show(part);
		expect(names()).toEqual(["A"]);
		api("Redeem", () => new Promise(() => undefined));
		await act(async () => void client.refetchQueries());
		await pass(50);
		expect(names()).toEqual(["A"]);
		expect(place.textContent).not.toContain("Loading");
		client.clear();
		api("Redeem", () => {
			throw new ApiFailure({ reason: "network" });
		});
	}
});

test("if nothing is on the phone, the list is loading while it is loaded again", async () => {
	await show(list());
	expect(place.textContent).toContain("No internet");
	api("Redeem", () => new Promise(() => undefined));
	await act(async () => void client.refetchQueries());
	await pass(50);
	expect(place.textContent).not.toContain("No internet");
	expect(place.textContent).toContain("Loading");
});

test("if all coupons are on the phone, no further ones are mentioned", async () => {
	await save("A");
	known(1);
	await show(list());
	expect(names()).toEqual(["A"]);
	expect(place.textContent).toContain("No internet");
	expect(place.textContent).not.toContain("more coupon");
});

test("if none of two coupons is on the phone, the list says that they come with the network, never that there are none", async () => {
	known(2);
	await show(list());
	expect(place.textContent).toContain("No internet");
	expect(place.textContent).toContain(
		"Your 2 coupons show here once you are online.",
	);
	// It is not repeated below.
	expect(place.textContent).not.toContain("more coupon");
	expect(place.textContent).not.toContain("No coupons yet");
	expect(place.textContent).not.toContain("These codes are on this phone");
});

test("an empty saved copy is not called empty if coupons have been counted since", async () => {
	client.setQueryData(
		historyQueries.list("canuse").queryKey,
		{ pages: [{ items: [], totalpages: 0 }], pageParams: [1] },
		{ updatedAt: start - 60_000 },
	);
	known(2);
	await show(list());
	expect(place.textContent).toContain(
		"Your 2 coupons show here once you are online.",
	);
	expect(place.textContent).not.toContain("No coupons yet");
});

test("the missing rest of a long list is counted, and this is announced again after a failed retry", async () => {
	const item = v.parse(historyItem, {
		ext_transaction_id: "L",
		privilege_ref: "PV_1",
		reward_name_en: "L",
		is_used_code_desc: "ใช้โค้ด",
	});
	client.setQueryData(historyQueries.list("canuse").queryKey, {
		pages: [{ items: [item], totalpages: 3 }],
		pageParams: [1],
	});
	await save("A");
	known(60);
	await show(list());
	expect(names()).toEqual(["A", "L"]);
	expect(place.textContent).toContain("58 more coupons are not on this phone.");
	const again = [...place.querySelectorAll("button")].find(
		(it) => it.textContent === "Try again" && it.className.includes("target"),
	);
	expect(again?.getAttribute("aria-disabled")).toBeNull();
	const said = await announced(place, "58 more coupons");
	await act(async () => again?.click());
	await announced(place, "58 more coupons", said);
	api("Redeem", () => new Promise(() => {}));
	await act(async () => again?.click());
	await pass(50);
	expect(again?.isConnected).toBe(true);
	expect(again?.getAttribute("aria-disabled")).toBe("true");
});

test("without internet a parcel can be tracked, but a code that is not saved cannot be opened", async () => {
	const items = ["PARCEL", "CODE"].map((id) =>
		v.parse(historyItem, {
			ext_transaction_id: id,
			reward_name_en: id,
			reward_type: id === "PARCEL" ? privilegeType.physical : 4,
			is_used_code: true,
			is_used_code_desc: "ดูโค้ด",
		}),
	);
	client.setQueryData(historyQueries.list("canuse").queryKey, {
		pages: [{ items, totalpages: 1 }],
		pageParams: [1],
	});
	await show(list());
	const buttons = Object.fromEntries(
		[...place.querySelectorAll("article")].map((it) => [
			it.querySelector("h2")?.textContent,
			it.querySelector("button")?.getAttribute("aria-label"),
		]),
	);
	expect(buttons).toEqual({
		PARCEL: "Track parcel: PARCEL",
		CODE: "Waiting for internet: CODE",
	});
});

test("without the list a saved code still counts down", async () => {
	await save("CLOCK", {
		countdown_time: new Date(start + 14 * 60_000).toISOString(),
	});
	await show(list());
	expect(place.textContent).toMatch(/1[34]:\d\d\sleft/);
});

test("a coupon that was used here is not one of those that come with internet", async () => {
	const item = v.parse(historyItem, {
		ext_transaction_id: "L",
		is_used_code_desc: "ใช้โค้ด",
	});
	client.setQueryData(
		historyQueries.list("canuse").queryKey,
		{ pages: [{ items: [item], totalpages: 1 }], pageParams: [1] },
		{ updatedAt: start - 1000 },
	);
	known(1);
	atomStore.set(usedIdsAtom, ["L"]);
	await show(list());
	expect(names()).toEqual(["No coupons to use right now"]);
});

test("the see-code address shows only the saved codes of its privilege or brand, and no coupon that waits to be used", async () => {
	await save("ours");
	await save("over", { over: "used" });
	await save("other privilege", { privilege_ref: "PV_2" });
	await save("other brand", { ...card("2", "Tea", "PV_3") });
	local.write(storageKeys.unsaved("customer-1"), [noted("CLOCK")]);
	const see = (filter: object) => (
		<SeeCodeList key={JSON.stringify(filter)} filter={filter} />
	);
	await show(see({ brandId: "1", privilegeRef: "PV_1" }));
	expect(names()).toEqual(["ours", "over"]);
	expect(place.textContent).toContain("These codes are on this phone.");
	expect(place.textContent).not.toContain("No codes to view");
	expect(place.querySelector('[aria-label="View code: ours"]')).not.toBeNull();
	await show(see({ brandId: "1" }));
	expect(names()).toEqual(["other privilege", "ours", "over"]);
	await show(see({ brandId: "9" }));
	expect(names()).toEqual(["No internet"]);
});

test("the list narrowed to a privilege shows no other's codes", async () => {
	await save("ours");
	await save("other", { privilege_ref: "PV_2" });
	await show(list("available", { privilegeRef: "PV_1" }));
	expect(names()).toEqual(["ours"]);
});

test("a 4-digit reference finds the coupons of the privilege that the phone knows by it", async () => {
	await save("ours");
	await save("other", { privilege_ref: "PV_2" });
	await show(list("available", { privilegeRef: "1234" }));
	expect(names()).toEqual(["No internet"]);
	client.setQueryData(
		privilegeQueries.detail("PV_1").queryKey,
		v.parse(privilege, { reference: "1234", alt_reference: "PV_1" }),
	);
	await show(list("available", { privilegeRef: "1234", brandId: "1" }));
	expect(names()).toEqual(["ours"]);
	// A host may list its coupons by that reference.
	await save("by number", { privilege_ref: "1234" });
	await act(() => client.invalidateQueries());
	await pass(50);
	expect(names()).toEqual(["by number", "ours"]);
});

test("the see-code address shows what a list said of the history until the history can be loaded", async () => {
	const item = v.parse(historyItem, {
		ext_transaction_id: "L",
		privilege_ref: "PV_7",
		brand_id: "3",
		reward_name_en: "L",
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
	});
	client.setQueryData(historyQueries.list("canuse").queryKey, {
		pages: [{ items: [item], totalpages: 1 }],
		pageParams: [1],
	});
	await show(<SeeCodeList filter={{ brandId: "3", privilegeRef: "PV_7" }} />);
	expect(names()).toEqual(["L"]);
});

test("a code of an older release, which has only its brand's name, is found by the brand's name in the history", () => {
	const named = [{ brand_id: "3", brand_name_th: "ชา", brand_name_en: "Tea" }];
	const about = {
		...bareCard("PV_1"),
		brand_name_th: "ชา",
		brand_name_en: "Tea",
	};
	expect(matchesFilter({ brandId: "3" }, about, named)).toBe(true);
	expect(matchesFilter({ brandId: "4" }, about, named)).toBe(false);
	expect(
		matchesFilter({ brandId: "3" }, bareCard("PV_1"), [
			{ ...bareCard("x"), brand_id: "3" },
		]),
	).toBe(false);
	expect(matchesFilter({ privilegeRef: "PV_2" }, about, named)).toBe(false);
	// A privilege has one brand.
	const both = { brandId: "4", privilegeRef: "PV_1" };
	expect(matchesFilter(both, bareCard("PV_1"), [])).toBe(true);
	expect(matchesFilter({}, about, named)).toBe(true);
});

test("offline an ended activity is called ended, not an expired code (2 §3)", async () => {
	const ended = { over: "ended", expiration_datetime: "2026-11-20T05:00:00Z" };
	const extra_payload = [{ key: "used_for", string_val: "announcement" }];
	await save("Fair", { ...ended, extra_payload });
	await save("Latte", ended);
	await show(list("used"));
	const badges = [...place.querySelectorAll("article button")].map((it) =>
		it.getAttribute("aria-label"),
	);
	expect(badges.sort()).toEqual([
		"Activity ended: Fair",
		"Code expired: Latte",
	]);
});

test("a saved code that the loaded see-code lists no longer have is shown only if it is newer than they are", async () => {
	const filter = { brandId: "1" };
	const data = { pages: [{ items: [], totalpages: 1 }], pageParams: [1] };
	recordLoadTime(start, start);
	for (const part of ["canuse", "Used"] as const)
		client.setQueryData(historyQueries.list(part, filter).queryKey, data, {
			updatedAt: start,
		});
	await save("older", { saved_at: start - 1 });
	await save("newer");
	await show(<SeeCodeList filter={filter} />);
	expect(names()).toEqual(["newer"]);
});
