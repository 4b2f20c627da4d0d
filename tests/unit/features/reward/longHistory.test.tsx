// A history of thousands costs nothing while it is idle: each second only the coupons that have ended since are looked for, and no item is evaluated again (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { CouponTabs } from "../../../../src/features/reward/history/CouponTabs";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { ReadyCodesNotice } from "../../../../src/features/reward/history/ReadyCodesNotice";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { setServerTime } from "../../../../src/platform/http/clock";
import { historyQueries } from "../../../../src/queries/history";
import { counted } from "../../support/counted";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => vi.fn(),
	useSearch: () => ({ sort: "ending" }),
}));
const cards = vi.hoisted(() => ({ sort: vi.fn() }));
vi.mock("../../../../src/domain/code/cardStatus", async (original) => {
	const cardStatus =
		await original<typeof import("../../../../src/domain/code/cardStatus")>();
	cards.sort.mockImplementation(cardStatus.sortBySoonestEnd);
	return { ...cardStatus, sortBySoonestEnd: cards.sort };
});
const { api } = phone;

const hour = 3_600_000;
const coupon = (at: number, fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: `T${at}`,
		privilege_ref: "PV_1",
		reward_type: 4,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: new Date(Date.now() + hour + at * 1000).toISOString(),
		...fields,
	});
const coupons = (count: number, fields: object = {}) =>
	Array.from({ length: count }, (_, at) => coupon(at, fields));

/** A cache with these coupons as the whole list. */
function cacheOf(items: ReturnType<typeof coupon>[]) {
	const client = newCache();
	client.setQueryData(historyQueries.list("canuse").queryKey, {
		pages: [{ items, totalpages: 1 }],
		pageParams: [1],
	});
	return client;
}
const seconds = (count: number) =>
	act(async () => void (await vi.advanceTimersByTimeAsync(count * 1000)));

beforeEach(() => {
	vi.useFakeTimers();
	freshPhone();
	api("CountRedeem", () => ({ count: 2000 }));
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("the number on the tab is counted again only when a coupon has ended", async () => {
	const { items, reads } = counted(coupons(2000), "is_used_code_desc");
	const page = await draw(
		<CouponTabs value="used" onChange={vi.fn()} isNarrowed={false}>
			list
		</CouponTabs>,
		cacheOf([...items]),
	);
	const tab = page.querySelector("[role=tab]");
	await seconds(1);
	expect(tab?.textContent).toBe("Available 2000");
	reads();
	await seconds(10);
	expect(reads()).toBe(0);
	const third = Date.parse(items[2]?.expiration_datetime ?? "");
	await act(async () => setServerTime(third + 1));
	expect(tab?.textContent).toBe("Available 1997");
});

test("the codes of the line above the coupons are counted again only when a coupon has ended", async () => {
	const { items, reads } = counted(coupons(2000), "is_used_code_desc");
	const page = await draw(<ReadyCodesNotice items={items} saved={[]} />);
	expect(page.textContent).toContain("Saving 2,000 codes");
	reads();
	await seconds(10);
	expect(reads()).toBe(0);
});

test("while the pages of a sorted history are loading, they are not sorted", async () => {
	const all = coupons(60);
	api("Redeem", ({ PageNumber }) => ({
		items: all.slice((Number(PageNumber) - 1) * 25, Number(PageNumber) * 25),
		totalpages: 3,
	}));
	const page = await draw(<HistoryList mode="available" filter={{}} />);
	await until(() => page.querySelector("h2"));
	const sorted = cards.sort.mock.calls.map(([items]) => items.length);
	expect(sorted.filter((length) => length > 0 && length < 60)).toEqual([]);
	expect(sorted).toContain(60);
});

test("coupons without a brand's id are compared only with those of the brand", async () => {
	const items = coupons(400, { is_used_code: true });
	const [{ brand_id }] = [coupon(0)];
	expect(brand_id || "").toBe("");
	const { reads } = counted(items, "brand_id");
	api("Redeem", () => new Promise(() => undefined));
	await draw(<SeeCodeList filter={{ brandId: "7" }} />, cacheOf(items));
	expect(reads()).toBeLessThan(50 * items.length);
});
