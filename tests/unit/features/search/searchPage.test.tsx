// A word that is pressed replaces one that is still being typed, and Enter searches without delay (2 §2, 2 §9 debounce).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	recentSearches,
	saveSearch,
} from "../../../../src/features/search/recentSearches";
import SearchListPage from "../../../../src/features/search/SearchListPage";
import SearchPage from "../../../../src/features/search/SearchPage";
import {
	draw,
	newCache,
	press,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
let address = {};
type Search = object | ((before: object) => object);
const navigate = vi.hoisted(() =>
	vi.fn(async (_to: { search: Search }) => undefined),
);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
	useNavigate: () => navigate,
	useRouter: () => ({}),
	useSearch: () => address,
}));

/** The query of the address after the one navigation. */
function addressAfter(before: object): object {
	const search = navigate.mock.calls[0]?.[0].search ?? {};
	return typeof search === "function" ? search(before) : search;
}

beforeEach(() => {
	freshPhone();
	address = {};
	for (const name of ["SearchKeywordList", "GetBrandList"])
		phone.api(name, () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 1 }));
});
afterEach(() => {
	vi.useRealTimers();
	wipe();
});

const type = (page: HTMLElement, text: string) =>
	typeInto(page.querySelector("input"), text);

test.each([
	["/search", SearchPage],
	["/search/list", SearchListPage],
])("a pressed word replaces the typed one on %s", async (_path, Page) => {
	saveSearch("pizza");
	const page = await draw(<Page />);
	vi.useFakeTimers();
	await type(page, "cof");
	await press(page, "pizza");
	await act(async () => {
		await vi.advanceTimersByTimeAsync(1000);
	});
	expect(navigate).toHaveBeenCalledOnce();
	expect(addressAfter({ sort: "nearest" })).toMatchObject({
		inputVal: "pizza",
	});
});

test.each([
	["/search", SearchPage],
	["/search/list", SearchListPage],
])(
	"%s: a privilege that opens while a word is typed keeps its history entry, and the word follows it",
	async (_path, Page) => {
		const client = newCache();
		const field = (await draw(<Page />, client)).querySelector("input");
		vi.useFakeTimers();
		await typeInto(field, "cof");
		address = { "modal-privilege": "PV_1" };
		await draw(<Page />, client);
		await act(() => vi.advanceTimersByTimeAsync(3000));
		expect(navigate).not.toHaveBeenCalled();
		address = {};
		await draw(<Page />, client);
		await act(() => vi.advanceTimersByTimeAsync(1000));
		expect(addressAfter({})).toEqual({ inputVal: "cof" });
		expect(field?.value).toBe("cof");
	},
);

test.each([
	["/search", SearchPage, 500],
	["/search/list", SearchListPage, 600],
])("%s waits after the last key (2 §9 debounce)", async (_path, Page, ms) => {
	const page = await draw(<Page />);
	vi.useFakeTimers();
	await type(page, "cof");
	await act(() => vi.advanceTimersByTimeAsync(ms - 1));
	expect(navigate).not.toHaveBeenCalled();
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(addressAfter({})).toEqual({ inputVal: "cof" });
});

test("Enter searches at once for the typed text, and saves the word", async () => {
	const page = await draw(<SearchListPage />);
	await type(page, " coffee ");
	expect(navigate).not.toHaveBeenCalled();
	const submit = new Event("submit", { bubbles: true, cancelable: true });
	await act(async () => page.querySelector("form")?.dispatchEvent(submit));
	expect(navigate).toHaveBeenCalledOnce();
	expect(addressAfter({})).toMatchObject({ inputVal: "coffee" });
	expect(recentSearches()).toEqual(["coffee"]);
});

test("another word keeps the order and the kind of the list, replaces the previous one's entry, and becomes a recent word", async () => {
	phone.api("SearchKeywordList", () => [
		{ keyword: "pizza", keyword_image_url: "" },
	]);
	const page = await draw(<SearchListPage />);
	await until(() => page.textContent?.includes("pizza"));
	await press(page, "pizza");
	expect(navigate.mock.calls[0]?.[0]).toMatchObject({ replace: true });
	expect(recentSearches()).toEqual(["pizza"]);
	const choice = { sort: "nearest", kind: "shop" };
	expect(addressAfter({ inputVal: "", ...choice })).toEqual({
		inputVal: "pizza",
		...choice,
	});
});
