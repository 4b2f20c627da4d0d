// The number on the tab of usable coupons, which the server counts over all of them (2 §2 History page).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HistoryPage from "../../../../src/features/reward/HistoryPage";
import { draw, until, wipe } from "../../support/drawn";
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
