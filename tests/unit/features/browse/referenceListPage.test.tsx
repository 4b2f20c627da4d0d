// The privileges of a section, in the order of its list, which is cleared when the page is left (2 §2 /privilegebycat).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bannerSet } from "../../../../src/contract/banner";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import ReferenceListPage from "../../../../src/features/browse/ReferenceListPage";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { saveReferenceList } from "../../../../src/platform/storage/saveReferenceList";
import { bannerQueries } from "../../../../src/queries/banner";
import { draw, drawStrictly, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useSearch: () => router.search,
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
}));
const list = "getPrivilegeListByReferenceListV2";

beforeEach(() => {
	freshPhone();
	router.search = { catName: "Coffee" };
	phone.api(list, ({ Alt_Reference }) =>
		v
			.parse(v.array(v.string()), Alt_Reference)
			.map((alt_reference) =>
				v.parse(privilegeCard, { alt_reference, name_en: alt_reference }),
			),
	);
});
afterEach(wipe);

test("the list is requested by its references, kept over a reload, and cleared when the page is left", async () => {
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

test("the list is kept for a page that development mounts twice", async () => {
	saveReferenceList(["PV_2", "PV_1"]);
	await drawStrictly(<ReferenceListPage />);
	expect(readReferenceList()).toEqual(["PV_2", "PV_1"]);
});

const none = "No deals here right now";

test("without a list and a section's name nothing is requested, and a link leads to all deals", async () => {
	router.search = {};
	const page = await draw(<ReferenceListPage />);
	expect(page.textContent).toContain(none);
	expect(page.querySelector("a[href='/privilege']")).not.toBeNull();
	expect(phone.calls).toEqual([]);
});

const sets = () => [
	v.parse(bannerSet, {
		bannersetinfo: {
			...{
				set_name_th: "กาแฟ",
				set_name_en: "Coffee",
				layout_section: "small",
			},
		},
		banner: [
			{ bannerid: "1", path: "/?modal-privilege=PV_8" },
			{ bannerid: "2", path: "1009" },
		],
	}),
];
const names = (page: HTMLElement) =>
	[...page.querySelectorAll("article")].map((it) => it.textContent);

// The bug: a link to a section in a notification, an announcement or an article opened an empty page.
test.each(["Coffee", "กาแฟ"])(
	"a link to the section %s shows its privileges, and a skeleton while the banners load",
	async (catName) => {
		router.search = { catName };
		let answer = () => {};
		const answered = new Promise<void>((done) => (answer = done));
		phone.api("GetSetBanner", async () => {
			await answered;
			return sets();
		});
		const page = await draw(<ReferenceListPage />);
		expect(page.textContent).not.toContain(none);
		answer();
		await until(() => page.querySelector("article"));
		expect(page.textContent).not.toContain(none);
		expect(page.querySelector("h1")?.textContent).toBe("Coffee");
		expect(names(page)).toEqual([
			expect.stringContaining("PV_8"),
			expect.stringContaining("1009"),
		]);
		expect(readReferenceList()).toEqual([]);
	},
);

test("a section that the banners do not name is empty; if the banners cannot be loaded, the page says so", async () => {
	router.search = { catName: "x" };
	phone.api("GetSetBanner", sets);
	const page = await draw(<ReferenceListPage />);
	await until(() => page.textContent?.includes(none));
	wipe();
	phone.api("GetSetBanner", fail({ reason: "timeout" }));
	const failed = await draw(<ReferenceListPage />);
	await until(() => failed.textContent?.includes("There was no answer."));
	expect(failed.textContent).not.toContain(none);
});

// The bug: a link to another section, opened over the page of one, showed the list of the first.
test("a link to another section does not show the list of the previous one", async () => {
	phone.api("GetSetBanner", sets);
	saveReferenceList(["PV_2"]);
	router.search = { catName: "Tea" };
	const page = await draw(<ReferenceListPage />);
	await until(() => page.querySelector("article"));
	router.search = { catName: "Coffee" };
	await draw(<ReferenceListPage />);
	await until(() => names(page).length === 2);
	expect(readReferenceList()).toEqual([]);
});

// The bug: a closed app left the list of its last section, which a link to another section showed under its name.
test("a link to a section shows its deals, whatever list a closed app has left", async () => {
	saveReferenceList(["PV_2"]);
	phone.api("GetSetBanner", sets);
	const client = newCache();
	client.setQueryData(bannerQueries.sets().queryKey, sets());
	const page = await draw(<ReferenceListPage />, client);
	await until(() => page.querySelector("article"));
	expect(names(page)).toEqual([
		expect.stringContaining("PV_8"),
		expect.stringContaining("1009"),
	]);
	wipe();
	// "See all" of one of two sections with this name.
	saveReferenceList(["1009"]);
	const again = await draw(<ReferenceListPage />, client);
	await until(() => again.querySelector("article"));
	expect(names(again)).toEqual([expect.stringContaining("1009")]);
});

// The bug: a link to a new section said that it has no privileges while its banners were loading.
test("a section missing in the saved banners is looked up before it is called empty", async () => {
	let answer = () => {};
	const answered = new Promise<void>((done) => (answer = done));
	phone.api("GetSetBanner", () => answered.then(sets));
	const client = newCache();
	const { queryKey } = bannerQueries.sets();
	client.setQueryData(queryKey, [], { updatedAt: 1000 });
	const page = await draw(<ReferenceListPage />, client);
	expect(page.textContent).not.toContain(none);
	answer();
	await until(() => names(page).length === 2);
});
