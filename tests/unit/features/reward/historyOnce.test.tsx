// A coupon that is in several lists is shown once, and a coupon that was used on this phone is never shown as usable (O01, O03).
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { atomStore } from "../../../../src/platform/atomStore";
import { setServerTime } from "../../../../src/platform/http/clock";
import { usedIdsAtom } from "../../../../src/platform/outbox/couponUseQueue";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { local, storageKeys } from "../../../../src/platform/storage/storage";
import { historyQueries } from "../../../../src/queries/history";
import { draw, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
const { api, calls } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
let client: QueryClient;
let place: HTMLElement;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	freshPhone();
	phone.setNetwork(true);
	setServerTime(start);
	client = new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: "always" } },
	});
	api("CountRedeem", () => ({ count: 0 }));
});
afterEach(() => {
	wipe();
	atomStore.set(usedIdsAtom, []);
	vi.useRealTimers();
});

const card = (id: string) => ({
	...{ ...bareCard("PV_1"), brand_id: "1" },
	...{ reward_name: id, reward_name_en: id },
});
const coupon = (id: string, fields: object = {}) =>
	v.parse(historyItem, {
		...{ ...card(id), ext_transaction_id: id },
		...{ is_used_code: true, is_used_code_desc: "ดูโค้ด" },
		...fields,
	});
const save = (id: string) =>
	saveCode({
		...v.parse(rewardCode, { code: "AB-12", transaction_id: id }),
		...card(id),
		...{ privilegetype: 4, sub: "customer-1", saved_at: start + 1 },
		proven: true,
	});
/** Coupons of this phone without their codes. */
const note = (...ids: string[]) =>
	local.write(
		storageKeys.unsaved("customer-1"),
		ids.map((id) => ({
			...{ ...card(id), transaction_id: id, countdown_time: null },
			...{ is_used_code: false, reserve_timeout: 15 },
		})),
	);
/** No network; the first of two pages of usable coupons is saved. */
function offlineWithPage(...ids: string[]) {
	phone.setNetwork(false);
	for (const name of ["Redeem", "CountRedeem"])
		api(name, fail({ reason: "network", status: 0 }));
	client.setQueryData(historyQueries.list("canuse").queryKey, {
		pages: [{ items: ids.map((id) => coupon(id)), totalpages: 2 }],
		pageParams: [1],
	});
}
const hasLists = (canuse: object[], used: object[]) =>
	api("Redeem", ({ UsePrivilege }) => ({
		items: UsePrivilege === "canuse" ? canuse : used,
		totalpages: 1,
	}));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function namesOf(list: ReactNode) {
	place = await draw(list, client);
	await pass(50);
	return [...place.querySelectorAll("h2")].map((it) => it.textContent);
}
const available = (filter = {}) => (
	<HistoryList mode="available" filter={filter} />
);
const used = <HistoryList mode="used" filter={{}} />;
const seeCode = <SeeCodeList filter={{ brandId: "1" }} />;

test("offline a coupon in the list, the saved codes and the noted coupons is shown once", async () => {
	offlineWithPage("A", "B");
	await save("A");
	note("B", "C");
	expect((await namesOf(available())).sort()).toEqual(["A", "B", "C"]);
	wipe();
	expect((await namesOf(seeCode)).sort()).toEqual(["A", "B"]);
});

test("offline a noted coupon that was used here is not among the usable ones, and none is under Used", async () => {
	offlineWithPage("A");
	note("B", "C");
	atomStore.set(usedIdsAtom, ["B"]);
	expect((await namesOf(available())).sort()).toEqual(["A", "C"]);
	wipe();
	expect(await namesOf(used)).not.toContain("C");
});

test.each([true, false])(
	"a code that was used here is not among the codes to see (online: %s)",
	async (online) => {
		if (online) hasLists([coupon("A"), coupon("B")], []);
		else offlineWithPage("A", "B");
		atomStore.set(usedIdsAtom, ["A"]);
		expect(await namesOf(seeCode)).toEqual(["B"]);
	},
);

test("a countdown that ends reloads the codes to see", async () => {
	const countdown_datetime = new Date(start + 30_000).toISOString();
	hasLists([coupon("A", { countdown_datetime })], []);
	await namesOf(seeCode);
	const asked = calls.length;
	hasLists([], []);
	await pass(61_000);
	expect(calls.length).toBeGreaterThan(asked);
	expect(place.textContent).toContain("No codes to view");
});

test("of one brand's coupons only the listed ones count as ready", async () => {
	hasLists([coupon("A")], []);
	await save("A");
	await save("B");
	await namesOf(available({ brandId: "1" }));
	expect(place.textContent).toContain("1 code ready for the shop");
});

// The bug: "Saving…" was shown on it, because it was treated as a usable coupon.
test("a coupon listed as used has no mark of being saved, whatever the host calls its state", async () => {
	hasLists([], [coupon("A", { is_used_code_desc: "Something else" })]);
	expect(await namesOf(used)).toEqual(["A"]);
	expect(place.textContent).not.toMatch(/Saving|Needs internet/);
});

test("a coupon that was used here does not change the text of another brand's empty list", async () => {
	hasLists([], []);
	atomStore.set(usedIdsAtom, ["A"]);
	await namesOf(available({ brandId: "2" }));
	expect(place.textContent).toContain("No coupons yet");
	wipe();
	await namesOf(available());
	expect(place.textContent).toContain("No coupons to use right now");
});
