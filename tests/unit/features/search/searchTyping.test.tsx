// The search field: a key press draws only the field, typed text stays unchanged, and a word from elsewhere replaces it (2 §2, 2 §9).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recentSearches } from "../../../../src/features/search/recentSearches";
import SearchListPage from "../../../../src/features/search/SearchListPage";
import SearchPage from "../../../../src/features/search/SearchPage";
import { draw, newCache, typeInto, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const below = vi.hoisted(() => vi.fn(() => null));
vi.mock("../../../../src/features/search/SearchSuggestions", () => ({
	SearchSuggestions: below,
}));
const navigate = vi.hoisted(() => vi.fn(async (_to: object) => undefined));
let address: { inputVal?: string } = {};
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => navigate,
	useRouter: () => ({}),
	useSearch: () => address,
}));

beforeEach(() => {
	freshPhone();
	address = {};
	phone.api("Search", () => new Promise(() => undefined));
});
afterEach(() => {
	vi.useRealTimers();
	wipe();
});

const pages = [
	["/search", SearchPage],
	["/search/list", SearchListPage],
] as const;

/** The page, its field, and a function that draws it at another address. */
async function open(Page: typeof SearchPage, at: typeof address = {}) {
	const client = newCache();
	const go = (to: typeof address) => {
		address = to;
		return draw(<Page />, client);
	};
	const page = await go(at);
	const field = page.querySelector("input");
	vi.useFakeTimers();
	return { page, field, go };
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

test.each(pages)(
	"%s: a key press draws only the field again",
	async (_path, Page) => {
		const { field } = await open(Page);
		below.mockClear();
		await typeInto(field, "cof");
		expect(field?.value).toBe("cof");
		expect(below).not.toHaveBeenCalled();
	},
);

// The bug: the field was reset to the word of the address, so no second word could be started.
test.each(pages)(
	"%s: the space before the next word stays in the field while the first word is searched",
	async (_path, Page) => {
		const { field, go } = await open(Page);
		await typeInto(field, "iced ");
		await wait();
		expect(navigate).toHaveBeenCalledOnce();
		await go({ inputVal: "iced" });
		expect(field?.value).toBe("iced ");
	},
);

// The bugs: the word that was still being typed returned over the page that back led to, or the field kept another word than the results.
test.each(pages)(
	"%s: back while a word is typed shows the previous word, and the typed one does not follow",
	async (_path, Page) => {
		const { field, go } = await open(Page, { inputVal: "tea" });
		await typeInto(field, "coffee");
		await go({});
		expect(field?.value).toBe("");
		await wait();
		expect(navigate).not.toHaveBeenCalled();
		await go({ inputVal: "tea" });
		expect(field?.value).toBe("tea");
	},
);

test("the search opens with the keyboard; results, and a search that is returned to, open without it", async () => {
	for (const [Page, at, hasFocus] of [
		[SearchPage, {}, true],
		[SearchPage, { inputVal: "tea" }, false],
		[SearchListPage, {}, false],
	] as const) {
		const { field } = await open(Page, at);
		expect(document.activeElement === field).toBe(hasFocus);
		wipe();
		vi.useRealTimers();
	}
});

// The bug: a press on the magnifier did nothing.
test.each(pages)(
	"%s: the magnifier belongs to the field",
	async (_path, Page) => {
		const { page, field } = await open(Page);
		expect(
			page.querySelector(".lucide-search")?.closest("label")?.control,
		).toBe(field);
	},
);

test("a cleared field is ready for the next word, and its results disappear at once", async () => {
	const { page, field } = await open(SearchPage, { inputVal: "tea" });
	const clear = page.querySelector<HTMLElement>(
		"[aria-label='Clear the search']",
	);
	await act(async () => clear?.click());
	expect(field?.value).toBe("");
	expect(document.activeElement).toBe(field);
	const { search } = Object(navigate.mock.lastCall?.[0]);
	expect(search({ inputVal: "tea" }).inputVal).toBeFalsy();
	expect(navigate).toHaveBeenCalledOnce();
});

test("Enter on /search shows all results, saves the word and closes the keyboard; in an empty field it does nothing", async () => {
	const { page, field } = await open(SearchPage);
	const enter = async () => {
		const submit = new Event("submit", { bubbles: true, cancelable: true });
		await act(async () => page.querySelector("form")?.dispatchEvent(submit));
		// The browser would reload the page.
		expect(submit.defaultPrevented).toBe(true);
	};
	await typeInto(field, "  ");
	navigate.mockClear();
	await enter();
	expect(navigate).not.toHaveBeenCalled();
	field?.focus();
	await typeInto(field, " coffee ");
	await enter();
	expect(document.activeElement).not.toBe(field);
	await wait();
	expect(navigate.mock.calls).toEqual([
		[{ to: "/search/list", search: { inputVal: "coffee" } }],
	]);
	expect(recentSearches()).toEqual(["coffee"]);
});

// The bug: the focus fell to the body.
test.each(pages)(
	"%s: Enter moves the focus from the field to the page's heading, which the Tab key skips",
	async (_path, Page) => {
		const { page, field } = await open(Page, { inputVal: "tea" });
		field?.focus();
		await act(async () => field?.form?.requestSubmit());
		const heading = page.querySelector("h1");
		expect(document.activeElement).toBe(heading);
		// An element with this tabindex is drawn without an outline.
		expect(heading?.getAttribute("tabindex")).toBe("-1");
	},
);
