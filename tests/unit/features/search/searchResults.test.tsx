// The typed text is shown unchanged, and the number of results is correct (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrivilegeRow } from "../../../../src/components/cards/PrivilegeRow";
import { ServerText } from "../../../../src/components/cards/ServerText";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { search } from "../../../../src/contract/search";
import { BrandListPage } from "../../../../src/features/browse/BrandPages";
import {
	clearSearches,
	recentSearches,
} from "../../../../src/features/search/recentSearches";
import {
	SearchBrandPage,
	SearchCampaignPage,
} from "../../../../src/features/search/SearchFoundPages";
import SearchPage from "../../../../src/features/search/SearchPage";
import {
	PrivilegesTitle,
	SearchResults,
} from "../../../../src/features/search/SearchResults";
import { atomStore } from "../../../../src/platform/atomStore";
import { localeAtom } from "../../../../src/platform/i18n/locale";
import { searchQueries } from "../../../../src/queries/search";
import { announced } from "../../support/announced";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useSearch: () => ({ inputVal }),
	useNavigate: () => navigate,
	useRouter: () => ({ history: { length: 1 } }),
}));
let inputVal = "";
const navigate = vi.fn();

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

const mokfa = {
	brand_id: "1",
	brand_name_th: "หมอกฟ้า",
	brand_name_en: "Mokfa",
};
const cards = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		privilege_id: String(at),
		alt_reference: `PV_${at}`,
		brand_id: String(at % 3),
	}));
const client = newCache();
/** Results of an earlier search. */
function show(keyword: string, count: number, brand: object[] = []) {
	const found = v.parse(search.reply, { privilege: cards(count), brand });
	client.setQueryData(searchQueries.results(keyword).queryKey, found);
	phone.api("Search", () => found);
	return draw(
		<SearchResults keyword={keyword} onSearch={() => undefined}>
			{({ privilege }) => <PrivilegesTitle found={privilege} />}
		</SearchResults>,
		client,
	);
}

test.each([
	"<0>x</0>",
	"<strong>x</strong>",
	"<0/>",
	"{keyword}",
	"'{0}'",
	"a<b>",
])("the keyword %s is shown as text", async (keyword) => {
	const page = await show(keyword, 0);
	expect(page.textContent).toContain(`No search result found for “${keyword}”`);
});

test.each([
	[7, "7 found", "Privileges 7 found"],
	[125, "125 found", "Privileges 125 found"],
	[100, "At least 100 found", "Privileges 100+ found"],
	[200, "At least 200 found", "Privileges 200+ found"],
])("%i results are announced as %j", async (count, said, title) => {
	const page = await show("b", count);
	const regions = [...page.querySelectorAll('[role="status"]')];
	expect(regions.map((it) => it.textContent)).toContain(said);
	expect(page.querySelector("h2")?.textContent).toBe(title);
});

test("the same number of results for another word is announced too", async () => {
	const page = await show("tea", 7);
	const before = await announced(page, "7 found");
	await show("cake", 7);
	await announced(page, "7 found", before);
});

test.each([
	[1, "Mokfa"],
	[2, "Mokfa1 deal found"],
	[8, "Mokfa3 deals found"],
	// Some of its deals may be missing.
	[100, "Mokfa"],
])("the found brand among %i results shows %j", async (count, words) => {
	const page = await show("coffee", count, [mokfa]);
	const shown = page.querySelector("li a > :last-child");
	expect(shown?.textContent).toBe(words);
});

test.each([
	[6, false],
	[7, true],
])("the preview of %i privileges links to all: %s", async (count, leads) => {
	phone.api("Search", () =>
		v.parse(search.reply, {
			privilege: cards(count),
			brand: [],
			privilegegroup: [],
		}),
	);
	inputVal = "tea";
	const page = await draw(<SearchPage />, newCache());
	await until(() => page.textContent?.includes("Privileges"));
	expect(page.querySelectorAll("article")).toHaveLength(6);
	expect(page.textContent?.includes("See all results")).toBe(leads);
});

test("the search word is marked in the deal's name and its brand's; a sold-out deal has its badge", async () => {
	const page = await draw(
		<PrivilegeRow
			privilege={v.parse(privilegeCard, {
				privilege_id: "1",
				alt_reference: "PV_1",
				name_en: "Iced latte",
				brand_name_en: "Mokfa Latte Bar",
				out_of_stock: true,
			})}
			words={["latte"]}
			eager
			onOpen={() => undefined}
		/>,
	);
	expect(
		[...page.querySelectorAll("mark")].map((it) => [
			it.textContent,
			it.parentElement?.textContent,
		]),
	).toEqual([
		["Latte", "Mokfa Latte Bar"],
		["latte", expect.stringContaining("latte")],
	]);
	expect(page.querySelector("[class*=dark]")?.textContent).toBe("Sold out");
});

test("a deal whose limit is reached counts as sold out too, and shows no end", async () => {
	const page = await draw(
		<PrivilegeRow
			privilege={v.parse(privilegeCard, {
				...{ alt_reference: "PV_1", is_overall_limit: true },
				valid_through: "2026-12-31T16:59:59Z",
			})}
		/>,
	);
	expect(page.querySelector("[class*=dark]")?.textContent).toBe("Sold out");
	expect(page.textContent).not.toContain("2026");
});

test("without a brand's name a row has the deal's subtitle, as its card has (2 §3)", async () => {
	const page = await draw(
		<PrivilegeRow
			privilege={v.parse(privilegeCard, {
				...{ alt_reference: "PV_1", name_en: "Iced latte" },
				...{ brand_name_en: null, subname_en: "One free drink" },
			})}
		/>,
	);
	expect(page.querySelector("[class*=brand]")?.textContent).toBe(
		"One free drink",
	);
});

test("a claimed deal says so, and still shows how long it can be claimed", async () => {
	const page = await draw(
		<PrivilegeRow
			privilege={v.parse(privilegeCard, {
				privilege_id: "1",
				alt_reference: "PV_1",
				display_redeem_badge: true,
				out_of_stock: true,
				valid_through: "2026-12-31T16:59:59Z",
			})}
			words={[]}
			eager
			onOpen={() => undefined}
		/>,
	);
	expect(page.querySelector("[class*=good]")?.textContent).toBe("Claimed");
	expect(page.textContent).not.toContain("Sold out");
	expect(page.textContent).toContain("31\u00a0Dec\u00a02026");
});

/** Makes searches find nothing, except one privilege for "latte"; they reply when the returned function is called. */
function answersOnDemand() {
	let answer = () => {};
	phone.api("Search", async ({ Keyword }) => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		return v.parse(search.reply, {
			privilege: Keyword === "latte" ? cards(1) : [],
			brand: [],
			privilegegroup: [],
		});
	});
	return () => answer();
}
const nothing = /No search result found|No data|No campaigns found/;

test("an empty result is not shown for the next word while that one loads", async () => {
	const answer = answersOnDemand();
	const client = newCache();
	function preview(keyword: string) {
		inputVal = keyword;
		return draw(<SearchPage />, client);
	}
	const page = await preview("zz");
	answer();
	await until(() => nothing.test(page.textContent ?? ""));

	await preview("latte");
	expect(page.textContent).not.toMatch(nothing);
	expect(page.querySelector("[aria-busy=true]")).not.toBeNull();
	answer();
	await until(() => page.textContent?.includes("1 found"));
	expect(page.querySelector("[aria-busy=true]")).toBeNull();

	// Found results stay until the next word's reply, marked as busy.
	await preview("zzz");
	expect(page.querySelector("[aria-busy=true] h2")).not.toBeNull();
	const said = [...page.querySelectorAll("[role=status]")];
	expect(said.map((it) => it.textContent).join("")).toBe("");
	expect(page.textContent).not.toMatch(nothing);
	answer();
	await until(() =>
		page.textContent?.includes("No search result found for “zzz”"),
	);
});

test.each([
	["brands", SearchBrandPage],
	["campaigns", SearchCampaignPage],
])(
	"the page of found %s shows no empty state while the search loads",
	async (_, FoundPage) => {
		const answer = answersOnDemand();
		const client = newCache();
		inputVal = "zz";
		const page = await draw(<FoundPage />, client);
		answer();
		await until(() => nothing.test(page.textContent ?? ""));
		expect(page.textContent).toContain("Search for something else");
		inputVal = "latte";
		await draw(<FoundPage />, client);
		expect(page.textContent).not.toMatch(nothing);
		const asked = new Set(phone.calls.map(({ name }) => name));
		expect([...asked]).toEqual(["Search"]);
	},
);

test("without a keyword the page of found campaigns is empty at once, and sends no request", async () => {
	inputVal = "";
	expect((await draw(<SearchCampaignPage />)).textContent).toMatch(nothing);
	expect(phone.calls).toEqual([]);
});

test("a Thai text of the server is marked as Thai in an English page only", async () => {
	const thai = "แขวงปทุมวัน กรุงเทพมหานคร";
	const page = await draw(<ServerText>{thai}</ServerText>);
	expect(page.querySelector("[lang=th]")?.textContent).toBe(thai);
	expect(page.textContent).toBe(thai);
	for (const text of ["Pathum Wan", "Coffee from ฿59"]) {
		const english = await draw(<ServerText>{text}</ServerText>);
		expect(english.querySelector("[lang]")).toBeNull();
	}
	expect(atomStore.get(localeAtom)).toBe("en-US");
});

test.each([
	[
		...["of found brands", SearchBrandPage, "/search/detail"],
		{ type: 2, item_id: "1" },
	] as const,
	["of brands", BrandListPage, "/privilegebybrand", undefined] as const,
])("the page %s has all of them (2 §2)", async (...given) => {
	const [_of, BrandsPage, leadsTo, logged] = given;
	inputVal = "";
	phone.api("GetBrandList", () => [mokfa]);
	const page = await draw(<BrandsPage />);
	await until(() => page.querySelector("li a"));
	expect(page.querySelector("li a")?.getAttribute("href")).toBe(
		`${leadsTo}?brandId=1&brandName=Mokfa`,
	);
	phone.api("AddSearchLog", () => null);
	await act(async () => page.querySelector<HTMLElement>("li a")?.click());
	const log = phone.calls.find(({ name }) => name === "AddSearchLog");
	// Only a brand that was searched for counts as a search.
	expect(log?.request).toEqual(logged);
});

test("a campaign opened from the list of all found ones is logged as a search", async () => {
	inputVal = "sonkran";
	const privilegegroup = [
		{ alt_reference: "PVG_1", group_name_en: "Songkran" },
	];
	const found = { privilegegroup, similar_keyword: ["songkran"] };
	phone.api("Search", () => v.parse(search.reply, found));
	phone.api("AddSearchLog", () => null);
	const page = await draw(<SearchCampaignPage />);
	await until(() => page.querySelector("li a"));
	expect(page.querySelector("mark")?.textContent).toBe("Songkran");
	await act(async () => page.querySelector<HTMLElement>("li a")?.click());
	const log = phone.calls.find(({ name }) => name === "AddSearchLog");
	expect(log?.request).toEqual({ type: 2, item_id: "PVG_1" });
});

test("each result opened from the preview is logged with its page, and the word becomes a recent one (2 §9)", async () => {
	const found = {
		brand: [mokfa],
		privilegegroup: [{ alt_reference: "PVG_1", group_name_en: "Songkran" }],
		privilege: [{ privilege_id: "1", alt_reference: "PV_1", name_en: "Tea" }],
	};
	phone.api("Search", () => v.parse(search.reply, found));
	phone.api("AddSearchLog", () => null);
	inputVal = "tea";
	const page = await draw(<SearchPage />);
	await until(() => page.querySelectorAll("li a").length === 3);
	const links = [...page.querySelectorAll<HTMLElement>("li a")];
	expect(links.map((it) => it.getAttribute("href"))).toEqual([
		"/search/detail?brandId=1&brandName=Mokfa",
		"/privilege-group-deal?pvg_ref=PVG_1",
		"?modal-privilege=PV_1",
	]);
	for (const link of links) {
		clearSearches();
		await act(async () => link.click());
		expect(recentSearches()).toEqual(["tea"]);
	}
	const logged = phone.calls.filter(({ name }) => name === "AddSearchLog");
	expect(logged.map(({ request }) => request)).toEqual(
		["1", "PVG_1", "1"].map((item_id) => ({ type: 2, item_id })),
	);
});

test("of three brands and campaigns two each are shown with links to all; similar words stand alone if nothing was found", async () => {
	const three = ["1", "2", "3"];
	let given: object = {
		brand: three.map((brand_id) => ({ ...mokfa, brand_id })),
		privilegegroup: three.map((alt_reference) => ({ alt_reference })),
		similar_keyword: ["coffee"],
	};
	phone.api("Search", () => v.parse(search.reply, given));
	navigate.mockClear();
	function preview(keyword: string) {
		inputVal = keyword;
		return draw(<SearchPage />);
	}
	const coffee = { to: "/search/list", search: { inputVal: "coffee" } };
	const page = await preview("cofee");
	await until(() => page.querySelector("li a"));
	expect(page.querySelectorAll("li a")).toHaveLength(2 + 2);
	for (const kind of ["brand", "campaign"])
		expect(
			page.querySelector(`a[href="/search/${kind}?inputVal=cofee"]`),
		).not.toBeNull();
	await press(page, "coffee");
	expect(navigate).toHaveBeenCalledExactlyOnceWith(coffee);
	navigate.mockClear();

	given = { similar_keyword: ["coffee"] };
	await preview("coffea");
	await until(() => page.textContent?.includes("or did you mean"));
	await press(page, "coffee");
	expect(navigate).toHaveBeenCalledExactlyOnceWith(coffee);
});
