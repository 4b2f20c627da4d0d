// The terms and one of them: its badges, its row (also if a host gives the terms no article), and its way back (3 §2).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getTermsofServiceList } from "../../../../src/contract/terms";
import { ConditionPage } from "../../../../src/features/terms/ConditionPage";
import { ConditionsPage } from "../../../../src/features/terms/ConditionsPage";
import { termsQueries } from "../../../../src/queries/terms";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	state: { location: { pathname: "/conditions/detail" } },
	history: { canGoBack: () => false },
	navigate: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
	useSearch: () => ({ articleId, from }),
	...(await import("../../support/routerLink")),
}));
let articleId = "";
let from = "profile";
const missing = "Could not find this";

const terms = v.parse(getTermsofServiceList.reply, [
	{ consent_id: "C1", article_title_en: "Terms of use" },
	{ consent_id: "C2", article_title_en: "Privacy", content_en: "Words" },
	{
		...{ consent_id: "C3", article_id: "A3", article_title_en: "News" },
		content_en: "Words",
	},
]);

beforeEach(() => {
	freshPhone();
	phone.api("TermsofServiceList", () => terms);
});
afterEach(wipe);

test("each row links to its own term", async () => {
	const list = await draw(<ConditionsPage />);
	await until(() => list.querySelector("a"));
	const links = [...list.querySelectorAll("a")];
	expect(links.map((link) => link.pathname + link.search)).toEqual(
		["C1", "C2", "A3"].map(
			(id) => `/conditions/detail?articleId=${id}&from=profile`,
		),
	);
	for (const [id, title] of [
		["C2", "Privacy"],
		["A3", "News"],
	] as const) {
		articleId = id;
		const page = await draw(<ConditionPage key={id} />);
		await until(() => page.querySelector("h2"));
		expect(page.querySelector("article")?.textContent).toBe(`${title}Words`);
		expect(page.querySelector("main")?.dataset.subject).toBe(title);
	}
});

test("terms that share one article have a page each, and the article's address opens the first", async () => {
	const shared = { article_id: "A4", content_en: "Words" };
	phone.api("TermsofServiceList", () =>
		v.parse(getTermsofServiceList.reply, [
			{ ...shared, consent_id: "C4", article_title_en: "Partners" },
			{ ...shared, consent_id: "C5", article_title_en: "News" },
		]),
	);
	const list = await draw(<ConditionsPage />);
	await until(() => list.querySelector("a"));
	const ids = [...list.querySelectorAll("a")].map(
		({ search }) => new URLSearchParams(search).get("articleId") ?? "",
	);
	const titles: (string | undefined)[] = [];
	for (const id of [...ids, "A4"]) {
		articleId = id;
		const page = await draw(<ConditionPage key={id} />);
		await until(() => page.querySelector("h2"));
		titles.push(page.querySelector("h2")?.textContent);
	}
	expect(titles).toEqual(["Partners", "News", "Partners"]);
});

test.each(["", "C9"])(
	"an address without a term's id, %j, says so and links to the terms",
	async (id) => {
		articleId = id;
		const page = await draw(<ConditionPage />);
		await until(() => page.textContent?.includes(missing));
		expect(page.querySelector("article")).toBeNull();
		expect(page.querySelector("a")?.getAttribute("href")).toBe("/conditions");
	},
);

/** The page of the last term with an older list that lacks it, and a function that releases the reply. */
async function openNewTerm(reply: () => unknown) {
	articleId = "A3";
	let letGo = () => {};
	const sent = new Promise<void>((done) => (letGo = done));
	phone.api("TermsofServiceList", () => sent.then(reply));
	const client = newCache();
	const { queryKey } = termsQueries.list();
	client.setQueryData(queryKey, terms.slice(0, 2), { updatedAt: 1000 });
	return { page: await draw(<ConditionPage />, client), letGo };
}

test("a term missing in the saved list is shown once the list has loaded", async () => {
	const { page, letGo } = await openNewTerm(() => terms);
	expect(page.querySelector("main[data-busy]")).not.toBeNull();
	expect(page.textContent).not.toContain(missing);
	letGo();
	await until(() => page.querySelector("h2")?.textContent === "News");
});

test("if the list cannot be refreshed the term may exist: a retry is offered", async () => {
	const { page, letGo } = await openNewTerm(fail({ status: 500 }));
	letGo();
	await until(() => page.textContent?.includes("Try again"));
	expect(page.textContent).not.toContain(missing);
});

test("a term says whether it is agreed to and required, and an updated one has a badge", async () => {
	const agreed = { is_consent: true, article_title_en: "Rules" };
	phone.api("TermsofServiceList", () =>
		v.parse(getTermsofServiceList.reply, [
			{ ...agreed, consent_id: "C1", is_required: true },
			{ ...agreed, consent_id: "C2", is_new_updated: true },
		]),
	);
	const list = await draw(<ConditionsPage />);
	await until(() => list.querySelector("a"));
	// The bug: "Agreed· Required" was read aloud, with the dot joined to the word.
	const dots = list.querySelectorAll("a span[aria-hidden=true]");
	expect(dots).toHaveLength(2);
	for (const dot of dots) dot.remove();
	const rows = [...list.querySelectorAll("a")].map((row) => row.textContent);
	expect(rows).toEqual([
		"RulesAgreedRequired",
		"RulesUpdatedNot agreedOptional",
	]);
});

test.each([
	["main", "/"],
	["profile", "/conditions"],
])(
	"opened from %s without a previous page, back leads to %s",
	async (opener, href) => {
		[articleId, from] = ["C2", opener];
		const page = await draw(<ConditionPage />);
		await until(() => page.querySelector("h2"));
		page.querySelector<HTMLElement>("button[aria-label=Back]")?.click();
		await until(() => router.navigate.mock.calls.length > 0);
		expect(router.navigate).toHaveBeenCalledWith({ href, replace: true });
	},
);
