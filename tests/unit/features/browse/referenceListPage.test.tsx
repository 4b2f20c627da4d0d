// The privileges of a section, in the order of its list, which is cleared on leaving (2 §2 /privilegebycat).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import ReferenceListPage from "../../../../src/features/browse/ReferenceListPage";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { saveReferenceList } from "../../../../src/platform/storage/saveReferenceList";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useSearch: () => ({ catName: "Coffee" }),
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
}));
const list = "getPrivilegeListByReferenceListV2";

beforeEach(freshPhone);
afterEach(wipe);

test("the list is asked for by its references, kept for a reload, and cleared on leaving", async () => {
	phone.api(list, () =>
		["PV_2", "PV_1"].map((alt_reference) =>
			v.parse(privilegeCard, { alt_reference, name_en: alt_reference }),
		),
	);
	saveReferenceList(["PV_2", "PV_1"]);
	const page = await draw(<ReferenceListPage />);
	await until(() => page.querySelector("article"));
	expect(page.querySelector("h1")?.textContent).toBe("Coffee");
	expect(phone.calls).toMatchObject([{ name: list }]);
	expect(Object.values(phone.calls[0]?.request ?? {})).toContainEqual([
		...["PV_2", "PV_1"],
	]);
	expect(readReferenceList()).toEqual(["PV_2", "PV_1"]);
	wipe();
	expect(readReferenceList()).toEqual([]);
});

test("without a list nothing is asked for, and a link leads on", async () => {
	const page = await draw(<ReferenceListPage />);
	expect(page.textContent).toContain("No privileges here right now");
	expect(page.querySelector("a[href='/privilege']")).not.toBeNull();
	expect(phone.calls).toEqual([]);
});
