// The address of a card: it keeps the page's own address, and names the list that the card is opened from (1 §2, 2 §2).
import { act, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpenedFrom } from "../../../../src/components/links/PrivilegeLink";
import { DealList } from "../../../../src/components/lists/DealList";
import { LongDealList } from "../../../../src/components/lists/LongDealList";
import { getDealNearMe } from "../../../../src/contract/browse";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import CategoryPage from "../../../../src/features/browse/CategoryPage";
import { freshPhone } from "../../features/freshPhone";
import { draw, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
let search = {};
const current = { catId: "2", sort: "ending", categoryid: "9" };
const navigations: object[] = [];
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => search,
	useNavigate: () => vi.fn(),
	useRouter: () => ({}),
	useRouterState: () => "",
	Link: ({
		search,
		children,
		...navigation
	}: {
		search?: (now: object) => object;
		resetScroll: boolean;
		viewTransition: boolean;
		children: ReactNode;
	}) => {
		navigations.push(navigation);
		return <a href={JSON.stringify(search?.(current))}>{children}</a>;
	},
}));

const latte = v.parse(privilegeCard, { alt_reference: "PV_1", type: 4 });
const addressIn = (page: HTMLElement) =>
	JSON.parse(page.querySelector("article a")?.getAttribute("href") ?? "null");
const opened = { catId: "2", sort: "ending", "modal-privilege": "PV_1" };

beforeEach(freshPhone);
afterEach(wipe);

/** The page of the category with id 3. */
function openCategory(name_en: string, given: object = {}) {
	search = { catId: "3", ...given };
	const category = { category_id: "3", name_en, name_th: "", seq: 1 };
	phone.api("getParentCategoryList", () => [category]);
	phone.api("getSubCategoryList", () => []);
	return draw(<CategoryPage />);
}

test.each([
	["in its own order", {}, 1],
	["sorted", { sort: "ending" }, 2],
])(
	"a card of a category carries the category's id: %s",
	async (_, given, totalpages) => {
		phone.api("getPrivilegeListV3", () => ({ items: [latte], totalpages }));
		const page = await openCategory("Drinks", given);
		await until(() => addressIn(page));
		expect(addressIn(page)).toEqual({ ...opened, categoryid: "3" });
	},
);

test("a card of a long list carries the list's name; a card of home drops the previous name", async () => {
	const list = <LongDealList name="a" privileges={[latte]} />;
	const named = await draw(<OpenedFrom value="search">{list}</OpenedFrom>);
	expect(addressIn(named)).toEqual({ ...opened, categoryid: "search" });
	wipe();
	const home = <DealList privileges={[latte]} look="row" />;
	expect(addressIn(await draw(home))).toEqual(opened);
});

test("a privilege opens over the page, which keeps its scroll position and does not slide", async () => {
	navigations.length = 0;
	await draw(<DealList privileges={[latte]} look="row" />);
	expect(navigations).toMatchObject([
		{ to: ".", resetScroll: false, viewTransition: false },
	]);
});

test("all deals of a branch near the person carry the category's id", async () => {
	const deals = v.parse(
		getDealNearMe.reply,
		["PV_1", "PV_2"].map((alt_reference) => ({ alt_reference, brand_id: "1" })),
	);
	phone.api("getDealNearMe", () => deals);
	const page = await openCategory("Near me", { near: "10" });
	await until(() => page.querySelector("[aria-expanded]"));
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-expanded]")?.click(),
	);
	const addresses = [...page.querySelectorAll("article a")].map((it) =>
		JSON.parse(it.getAttribute("href") ?? "null"),
	);
	expect(addresses).toEqual(
		deals.map(({ alt_reference }) => ({
			...opened,
			...{ "modal-privilege": alt_reference, categoryid: "3" },
		})),
	);
});
