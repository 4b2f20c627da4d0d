// The events of articles and announcements, with the documents' names and values (3 §4, 3 §7).
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import { customer } from "../../../../src/contract/customer";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import {
	AnnouncementDetailPage,
	AnnouncementPage,
} from "../../../../src/features/articles/AnnouncementPages";
import { ArticleView } from "../../../../src/features/articles/ArticleView";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { articleQueries } from "../../../../src/queries/article";
import { customerQueries } from "../../../../src/queries/customer";
import { plainArticle } from "../../domain/article/articleSample";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const search = vi.hoisted(() => vi.fn(() => ({})));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useSearch: search,
	Link: () => null,
}));
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api } = phone;

const join: Partial<Article> = {
	action_type: articleAction.joinActivity,
	action_type_desc: "JoinActivity",
};
const coupon: Partial<Article> = {
	...{ action_type: articleAction.coupon, action_type_desc: "Coupon" },
	reference: "PV_1001",
};
/** Dates far enough in the future. */
const lasting = {
	valid_from: "2020-01-01T00:00:00Z",
	valid_through: "2999-12-31T00:00:00Z",
};
const went = vi.fn();

beforeEach(() => {
	freshPhone();
	setNavigate(went);
});
afterEach(wipe);

function Page() {
	const query = useQuery(articleQueries.detail("AR_1"));
	return query.data ? (
		<ArticleView article={query.data} query={query} module="banner" />
	) : null;
}

/** An article whose view is already logged. */
async function open(article: Partial<Article>, client = newCache()) {
	api("Detail", () => ({
		article: { ...plainArticle, ...lasting, ...article },
	}));
	const page = await draw(<Page />, client);
	await until(
		() => page.querySelector("h1") && !page.querySelector("button[aria-busy]"),
	);
	logged.mockClear();
	return page;
}
const reference = plainArticle.alt_reference;
const click = (kind: string) => [
	...["Click Call to Action", "click", reference, kind],
];

test("the view of an article with an action type is logged, also without a button", async () => {
	const article = { ...plainArticle, ...join, call_to_action: false };
	api("Detail", () => ({ article }));
	const page = await draw(<Page />);
	await until(() => page.querySelector("article h1"));
	expect(logged.mock.calls).toEqual([
		["Article Detail", "view", reference, "JoinActivity"],
	]);
});

test("a press on the button is logged before the next page opens", async () => {
	const page = await open({
		...{ action_type: articleAction.survey, action_type_desc: "Survey" },
		reference: "SVY_1",
	});
	await press(page, "Answer the survey");
	expect(logged.mock.calls).toEqual([click("Survey")]);
	expect(logged).toHaveBeenCalledBefore(went);
});

test("a press that only shows an explanation is logged too", async () => {
	api("DetailV2", () => ({
		...{ ...openPrivilege, ...lasting },
		out_of_stock: true,
	}));
	const page = await open(coupon);
	await press(page, "Sold out");
	expect(logged.mock.calls).toEqual([click("Coupon")]);
	expect(dialog()).toMatchObject({ variant: "warning" });
});

test.each([
	["succeeds", () => ({ status: "success" }), ["success", reference]],
	["is refused", fail({ code: 30000 }), ["error", reference, "30000"]],
	["fails without a code", fail({ status: 502 }), ["error", reference, "502"]],
])("a join that %s is logged", async (_how, answer, values) => {
	api("SubmitParticipationRegister", answer);
	const page = await open(join);
	await press(page, "Join the activity");
	await until(dialog);
	expect(logged.mock.calls).toEqual([
		click("JoinActivity"),
		["Join Activity", ...values],
	]);
});

test("a prize of an article asks for the missing agreement before the address", async () => {
	const reply = { ...openPrivilege, ...lasting };
	api("DetailV2", () => ({ ...reply, type: privilegeType.physical }));
	const client = newCache();
	client.setQueryData(
		customerQueries.profile().queryKey,
		v.parse(customer, { isaccessedcondition: false }),
	);
	const delivery = { action_type: articleAction.delivery };
	const page = await open({ ...delivery, reference: "PV_1001" }, client);
	await press(page, "Press to get this privilege");
	expect(dialog()).toEqual({ name: "terms" });
});

test.each([401, 403, 423, 429])(
	"a join that fails with status %i is logged, and only the app's dialog explains it",
	async (status) => {
		api("SubmitParticipationRegister", fail({ status }));
		const page = await open(join);
		await press(page, "Join the activity");
		await until(() => logged.mock.calls.length > 1);
		await until(() => !page.querySelector("button[aria-busy]"));
		expect(dialog()).toBeNull();
	},
);

test.each([
	["", "News"],
	["ResultsBoard", "ResultsBoard"],
	["Other", "News"],
])("the list of the tab %j is logged as %s", async (tab, shown) => {
	search.mockReturnValue({ tab });
	api("GetAnnouncementList", () => ({
		article_list: [],
		is_new_updated: false,
	}));
	await draw(<AnnouncementPage />);
	expect(logged.mock.calls).toEqual([["Announcement List", "view", shown]]);
});

test("the list of another tab is logged too", async () => {
	api("GetAnnouncementList", () => ({
		article_list: [],
		is_new_updated: false,
	}));
	const client = newCache();
	for (const tab of ["News", "ResultsBoard"]) {
		search.mockReturnValue({ tab });
		await draw(<AnnouncementPage />, client);
	}
	expect(logged.mock.calls).toEqual([
		["Announcement List", "view", "News"],
		["Announcement List", "view", "ResultsBoard"],
	]);
});

test("an announcement is logged with its reference and tab, once", async () => {
	search.mockReturnValue({ tab: "ResultsBoard", articleId: "1001" });
	const article = { ...plainArticle, call_to_action: false, action_type: 0 };
	api("GetAnnouncementList", () => ({
		article_list: [article],
		is_new_updated: false,
	}));
	api("Detail", () => ({ article }));
	const page = await draw(<AnnouncementDetailPage />);
	await until(() => page.querySelector("article h1"));
	await act(async () => undefined);
	expect(logged.mock.calls).toEqual([
		["Announcement Detail", "view", reference, "ResultsBoard"],
	]);
});

test("the view of an announcement is logged once, also if the list has no name for its action type", async () => {
	search.mockReturnValue({ tab: "News", articleId: "1001" });
	const article = { ...plainArticle, ...join, call_to_action: false };
	api("GetAnnouncementList", () => ({
		article_list: [{ ...article, action_type_desc: "" }],
		is_new_updated: false,
	}));
	let answer = () => {};
	const asked = new Promise<void>((done) => (answer = done));
	const content_en = "All about it";
	api("Detail", () =>
		asked.then(() => ({ article: { ...article, content_en } })),
	);
	const page = await draw(<AnnouncementDetailPage />);
	await until(() => page.querySelector("article h1"));
	await act(async () => answer());
	await until(() => page.textContent?.includes(content_en));
	const views = logged.mock.calls.filter(([name]) => name === "Article Detail");
	expect(views).toHaveLength(1);
});

test.each([
	["another site, in a new tab", articleAction.none, "https://a.example/", ""],
	[
		"a web page inside the app",
		articleAction.internalWeb,
		"https://a.example/",
		"/internal-web?url=https%3A%2F%2Fa.example%2F",
	],
	["the questions", articleAction.faq, "", "/faq"],
])(
	"a press that leads to %s is logged",
	async (_where, action_type, to, path) => {
		const opened = vi.spyOn(window, "open").mockReturnValue(null);
		const page = await open({ action_type, reference: to });
		const link = page.querySelector<HTMLAnchorElement>("a[href]");
		expect(link?.textContent).toBe("See more");
		expect(link?.getAttribute("href")).toBe(path || to);
		await act(async () => link?.click());
		expect(logged.mock.calls).toEqual([click("None")]);
		expect(went.mock.calls).toEqual(path ? [[path]] : []);
		expect(opened.mock.calls.map(([href]) => href)).toEqual(path ? [] : [to]);
		// The browser opens it in a new tab; the right button opens its menu.
		for (const [name, init] of [
			["click", { ctrlKey: true }],
			["auxclick", { button: 1 }],
			["auxclick", { button: 2 }],
		] as const)
			await act(async () =>
				link?.dispatchEvent(new MouseEvent(name, { bubbles: true, ...init })),
			);
		expect(logged).toHaveBeenCalledTimes(3);
		expect(went.mock.calls.length + opened.mock.calls.length).toBe(1);
		opened.mockRestore();
	},
);
