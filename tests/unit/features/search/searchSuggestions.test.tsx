// What the search offers without a keyword, and the log of what is opened (2 §2, 2 §9).
import { act, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import {
	recentSearches,
	saveSearch,
} from "../../../../src/features/search/recentSearches";
import { SearchSuggestions } from "../../../../src/features/search/SearchSuggestions";
import { catalogueQueries } from "../../../../src/queries/catalogue";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({
		onClick,
		children,
	}: {
		onClick: () => void;
		children: ReactNode;
	}) => (
		<button type="button" onClick={onClick}>
			{children}
		</button>
	),
}));
const { api, calls } = phone;

const latte = v.parse(privilegeCard, {
	privilege_id: "1001",
	alt_reference: "PV_1001",
	name_en: "Iced latte",
});

beforeEach(() => {
	freshPhone();
	api("SearchKeywordList", () => []);
	api("getPrivilegeListV3", () => ({ items: [latte], totalpages: 1 }));
	api("AddSearchLog", () => null);
});
afterEach(wipe);

const show = (cache = newCache()) =>
	draw(<SearchSuggestions onSearch={() => undefined} />, cache);

test.each([
	["its id", latte, "1001"],
	["its reference without one", { ...latte, privilege_id: "" }, "PV_1001"],
])(
	"a popular deal opened here is logged as opened from a search screen, by %s",
	async (_by, deal, item_id) => {
		api("getPrivilegeListV3", () => ({ items: [deal], totalpages: 1 }));
		const page = await show();
		const link = () =>
			[...page.querySelectorAll<HTMLElement>("article > button")].find(
				({ textContent }) => textContent?.includes("Iced latte"),
			);
		await until(link);
		await act(async () => link()?.click());
		expect(
			calls
				.filter(({ name }) => name === "AddSearchLog")
				.map((it) => it.request),
		).toEqual([{ type: 2, item_id }]);
	},
);

test("the recommended words are a list; a Thai word is marked as Thai in an English page", async () => {
	api("SearchKeywordList", () => [
		{ keyword: "Coffee", keyword_image_url: "" },
		{ keyword: "สปา", keyword_image_url: "" },
	]);
	const page = await show();
	const items = () => [...page.querySelectorAll("ul > li > button")];
	await until(() => items().length === 2);
	expect(items().map((it) => it.textContent)).toEqual(["Coffee", "สปา"]);
	expect(
		items().map((it) => it.querySelector("[lang]")?.getAttribute("lang")),
	).toEqual([undefined, "th"]);
});

test("a recommended word has its picture as decoration, if it has one", async () => {
	api("SearchKeywordList", () => [
		{ keyword: "Coffee", keyword_image_url: "/content/latte.webp" },
		{ keyword: "Spa", keyword_image_url: "" },
	]);
	const page = await show();
	const chip = (word: string) =>
		[...page.querySelectorAll("button")].find((it) => it.textContent === word);
	await until(() => chip("Coffee"));
	const picture = chip("Coffee")?.querySelector("img");
	expect(picture?.getAttribute("src")).toBe("/content/latte.webp");
	expect(picture?.alt).toBe("");
	expect(chip("Spa")?.children).toHaveLength(0);
});

test("a recommended brand of the cached list has its logo, others their picture; the list is not loaded for it", async () => {
	api("SearchKeywordList", () =>
		["mokfa", "Coffee"].map((keyword) => ({
			keyword,
			keyword_image_url: "/content/latte.webp",
		})),
	);
	const cache = newCache();
	const pictures = () =>
		[...page.querySelectorAll("button img")].map((it) =>
			it.getAttribute("src"),
		);
	let page = await show(cache);
	await until(() => pictures().length > 1);
	expect(pictures()).toEqual(["/content/latte.webp", "/content/latte.webp"]);
	expect(calls.map(({ name }) => name)).not.toContain("GetBrandList");
	wipe();
	cache.setQueryData(catalogueQueries.brands().queryKey, [
		{
			brand_id: "1",
			brand_name_th: "หมอกฟ้า",
			brand_name_en: "Mokfa",
			brand_logo_image_url: "/content/logo-mokfa.webp",
		},
	]);
	page = await show(cache);
	await until(() => pictures().length > 1);
	expect(pictures()).toEqual([
		"/content/logo-mokfa.webp",
		"/content/latte.webp",
	]);
});

test("recommended words are in the language of the page", async () => {
	const english = ["Coffee", "Massage", "Sushi", "Tea", "Cake", "Toys", "Milk"];
	api("SearchKeywordList", () =>
		["กาแฟ", ...english, "นวด"].map((keyword) => ({
			keyword,
			keyword_image_url: "",
		})),
	);
	const page = await show();
	const words = () =>
		[...page.querySelectorAll("button")].map((it) => it.textContent);
	await until(() => words().includes("Coffee"));
	expect(words()).not.toContain("กาแฟ");
	expect(words()).toEqual(expect.arrayContaining(english));
});

test("a recent word has space for a finger above and below it", async () => {
	saveSearch("coffee");
	const page = await show();
	const word = [...page.querySelectorAll("button")].find(
		({ textContent }) => textContent === "coffee",
	);
	expect(word?.classList).toContain("target");
});

test("seven words are shown, and ten after a press of “more”; the first further one gets the focus", async () => {
	const words = Array.from({ length: 30 }, (_, at) => `Word ${at + 1}`);
	api("SearchKeywordList", () =>
		words.map((keyword) => ({ keyword, keyword_image_url: "" })),
	);
	const page = await show();
	const more = () =>
		[...page.querySelectorAll("button")].find((it) =>
			it.textContent?.endsWith(" more"),
		);
	await until(more);
	const list = more()?.closest("ul");
	expect(list?.children).toHaveLength(7 + 1);
	more()?.focus();
	await act(async () => more()?.click());
	expect(more()).toBeUndefined();
	expect(list?.children).toHaveLength(10);
	expect(document.activeElement?.textContent).toBe(words[7]);
});

const seven = ["W2", "W3", "W4", "W5", "W6", "W7", "W8"];
test.each([
	["Coffee", ["Tea", "Spa", "Coffee"], "Remove Spa"],
	["Tea", ["Tea", "Spa", "Coffee"], "Remove Spa"],
	["W2, with one more word behind the chip", ["W1", ...seven], "Remove W1"],
])(
	"after %s was removed, the button of the word beside it has the focus",
	async (what, words, focused) => {
		const [word = ""] = what.split(",");
		for (const recent of words) saveSearch(recent);
		const page = await show();
		// Seven are shown (2 §9).
		expect(page.textContent?.includes("1 more")).toBe(words.length > 7);
		const remove = page.querySelector<HTMLElement>(
			`[aria-label="Remove ${word}"]`,
		);
		await act(async () => remove?.click());
		expect(remove?.isConnected).toBe(false);
		expect(document.activeElement?.getAttribute("aria-label")).toBe(focused);
		expect(page.textContent).not.toContain(" more");
	},
);

test("words that were removed or cleared stay gone, also after the next start", async () => {
	for (const word of ["Tea", "Spa", "Coffee"]) saveSearch(word);
	const page = await show();
	const remove = page.querySelector<HTMLElement>("[aria-label='Remove Spa']");
	await act(async () => remove?.click());
	expect(recentSearches()).toEqual(["Coffee", "Tea"]);
	await press(page, "Clear Recent");
	expect(page.textContent).not.toContain("Recent");
	expect(recentSearches()).toEqual([]);
});
