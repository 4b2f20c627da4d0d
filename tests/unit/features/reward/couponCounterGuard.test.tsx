// The question before a coupon's use starts its clock; the answer never reaches another coupon (2 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HistoryItem } from "../../../../src/contract/history";
import { CouponCounterGuard } from "../../../../src/features/reward/use/CouponCounterGuard";
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

const guard = (coupon: HistoryItem | null) =>
	draw(<CouponCounterGuard item={coupon} onClose={() => undefined} />);
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
		expect(dialog()).toMatchObject({ transactionId: "OTHER", start: true });
	},
);

test("a coupon without a name is called one", async () => {
	const page = await guard(item("NAMELESS", { reward_name: "" }));
	expect(page.textContent).toContain("Coupon");
});
