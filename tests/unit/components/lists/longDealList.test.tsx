// Proves that an evicted page of a long list that fails to load shows a retry button in its cards (2 §2).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongDealList } from "../../../../src/components/lists/LongDealList";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: object }) => children,
}));
vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

test("a card of a page that failed to load has a retry button", async () => {
	const list = "getPrivilegeListByReferenceListV2";
	api(list, fail({ status: 500 }));
	const page = await draw(
		<LongDealList
			name="far"
			privileges={[{ alt_reference: "PV_1", page: ["PV_1"] }]}
		/>,
	);
	await until(() => page.textContent?.includes("Could not load this"));
	const privilege_id = "1";
	const latte = { privilege_id, alt_reference: "PV_1", name_en: "Iced latte" };
	api(list, () => [v.parse(privilegeCard, latte)]);
	await press(page, "Try again");
	await until(() => page.textContent?.includes("Iced latte"));
	expect(page.textContent).not.toContain("Try again");
});
