// The coupons that come are drawn in steps, so that a press does not wait for all cards; their skeleton stays until then, and an empty list never flashes.
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { HistoryCards } from "../../../../src/features/reward/history/HistoryCards";
import { draw, firstTextOf, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);
afterEach(wipe);

const coupon = v.parse(historyItem, {
	ext_transaction_id: "T1",
	reward_name: "Iced latte",
	reward_name_en: "Iced latte",
	redeem_datetime: "2026-11-21T05:00:00Z",
	expiration_datetime: "2026-12-31T16:59:59Z",
});

const load = {
	dataUpdatedAt: Date.now(),
	isError: false,
	isFetching: false,
	hasNextPage: false,
	isFetchingNextPage: false,
	refetch: () => undefined,
};
const cards = (state: "loading" | "fresh", items: (typeof coupon)[]) => (
	<HistoryCards
		mode="available"
		filter={{}}
		items={items}
		codes={[]}
		load={load}
		state={state}
		empty="No coupons"
		below="Add to calendar"
		onAct={() => undefined}
	/>
);

test("coupons that come", async () => {
	const page = await draw(cards("loading", []));
	expect(await firstTextOf(cards("fresh", [coupon]))).toMatch(/Loading$/);
	expect(page.textContent).toMatch(/Iced latte.*Add to calendar/);
});

test("coupons that go, and come again", async () => {
	await draw(cards("fresh", [coupon]));
	expect(await firstTextOf(cards("fresh", []))).toMatch(/No coupons$/);
	expect(await firstTextOf(cards("fresh", [coupon]))).toMatch(/Loading$/);
});
