// The lists of articles link to their pages; a reward is found by either reference, an article's survey has the module of its page, and a question expands (3 §2).
import { act, type FunctionComponent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../../src/contract/article";
import {
	AnnouncementDetailPage,
	AnnouncementPage,
} from "../../../../src/features/articles/AnnouncementPages";
import {
	ArticlePage,
	LearnMorePage,
	RewardDetailPage,
	RewardListPage,
	TipListPage,
} from "../../../../src/features/articles/ArticlePages";
import { FaqPage } from "../../../../src/features/articles/FaqPage";
import { setBackPath } from "../../../../src/platform/browser/backPath";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { articleQueries } from "../../../../src/queries/article";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({ navigate }),
	useSearch: () => search,
}));
const { api, calls } = phone;
let search = {};

beforeEach(freshPhone);
afterEach(wipe);

test.each<[string, FunctionComponent, string, string]>([
	[
		"GetPrivilegeRegisterList",
		RewardListPage,
		"/registration_reward/detail",
		"alt_reference",
	],
	["InstructionforUseList", TipListPage, "/tips/detail", "tipsRef"],
	["GetLearnMoreList", LearnMorePage, "/article", "alt_reference"],
])("the list of %s links to its pages", async (call, Page, path, parameter) => {
	api(call, () => ({
		article_list: [
			plainArticle,
			{ ...plainArticle, article_id: "1002", alt_reference: "", seq: 0 },
		],
	}));
	const page = await draw(<Page />);
	await until(() => page.querySelector("a"));
	const links = [...page.querySelectorAll("a")].map((link) =>
		link.getAttribute("href"),
	);
	// In the order of their seq.
	expect(links).toEqual([
		`${path}?${parameter}=1002`,
		`${path}?${parameter}=AR_1001`,
	]);
	wipe();
	api(call, () => ({ article_list: [] }));
	const empty = await draw(<Page />);
	await until(() => empty.textContent?.includes("No data"));
});

test("a list shows the articles' own covers, else those of their contents, and loads the first two at once", async () => {
	const covers = { article_cover_url: "/list", content_cover_url: "/content" };
	api("GetLearnMoreList", () => ({
		article_list: [{}, { article_cover_url: "" }, {}].map((cover, at) => ({
			...{ ...plainArticle, ...covers, ...cover },
			...{ article_id: `${at + 1}`, seq: at },
		})),
	}));
	const page = await draw(<LearnMorePage />);
	await until(() => page.querySelector("img"));
	const pictures = [...page.querySelectorAll("img")].map((it) => [
		it.getAttribute("src"),
		it.getAttribute("loading"),
	]);
	expect(pictures).toEqual([
		["/list", "eager"],
		["/content", "eager"],
		["/list", "lazy"],
	]);
});

const byReference = { alt_reference: "AR_1001" };
test.each<[string, FunctionComponent, object]>([
	["registration_reward", RewardDetailPage, byReference],
	["registration_reward", RewardDetailPage, { articleId: "AR_1001" }],
	["banner", ArticlePage, byReference],
	["announcement", AnnouncementDetailPage, { articleId: "AR_1001" }],
])("the survey of an article has the module %s", async (name, Page, given) => {
	search = given;
	const went = vi.fn();
	setNavigate(went);
	const survey = { action_type: articleAction.survey, reference: "SVY_1" };
	const article = { ...plainArticle, ...survey };
	api("GetAnnouncementList", () => ({ article_list: [article] }));
	api("Detail", () => ({ article }));
	const page = await draw(<Page />);
	await until(() => page.textContent?.includes("A night of music"));
	const request = calls.find((it) => it.name === "Detail")?.request;
	expect(request).toEqual(byReference);
	await press(page, "Answer the survey");
	const path = `/survey?ref=SVY_1&module=${name}`;
	expect(went.mock.calls[0]?.[0]).toBe(path);
});

// The bug: a person who came from a notification was led to the rewards.
test.each([
	["home", "/", "banner"],
	["the hub", "/hub", "banner"],
	["an unknown page", null, "banner"],
	["the notifications", "/notification?a=1", "noti"],
	["the articles to learn more from", "/learnmore", "registration_reward"],
	["the profile", "/profile", "registration_reward"],
])(
	"the survey of an article that was opened from %s has its module",
	async (_from, back, module) => {
		search = byReference;
		setBackPath(back);
		const went = vi.fn();
		setNavigate(went);
		const survey = { action_type: articleAction.survey, reference: "SVY_1" };
		api("Detail", () => ({ article: { ...plainArticle, ...survey } }));
		const page = await draw(<ArticlePage />);
		await until(() => page.textContent?.includes("A night of music"));
		await press(page, "Answer the survey");
		expect(went.mock.calls[0]?.[0]).toBe(`/survey?ref=SVY_1&module=${module}`);
		setBackPath(null);
	},
);

test("an article that the host has removed is not shown from a saved copy", async () => {
	search = { alt_reference: "AR_1001" };
	api("Detail", fail({ status: 404 }));
	const client = newCache();
	const { queryKey } = articleQueries.detail("AR_1001");
	client.setQueryData(queryKey, plainArticle, { updatedAt: 1000 });
	const page = await draw(<RewardDetailPage />, client);
	await until(() => page.textContent?.includes("Article not found"));
	expect(page.textContent).not.toContain("Try again");
});

test("an announcement is opened with its tab, and another tab is part of the address", async () => {
	search = { tab: "ResultsBoard" };
	api("GetAnnouncementList", () => ({
		article_list: [{ ...plainArticle, article_cover_url: "/cover.webp" }],
		is_new_updated: false,
	}));
	const page = await draw(<AnnouncementPage />);
	await until(() => page.querySelector("a"));
	const item = page.querySelector("a");
	expect(item?.getAttribute("href")).toBe(
		"/announcement/detail?tab=ResultsBoard&articleId=1001",
	);
	expect(item?.querySelector("img")?.getAttribute("src")).toBe("/cover.webp");
	expect(item?.textContent).toMatch(/A night of music.*1.Nov.2026/);
	await press(page, "News");
	// It replaces the previous tab, without a page transition.
	expect(navigate).toHaveBeenCalledWith({
		...{ to: "/announcement", search: { tab: "News" } },
		...{ replace: true, viewTransition: false },
	});
});

test.each<[string, FunctionComponent, string]>([
	["GetLearnMoreList", LearnMorePage, "a"],
	["GetArticleList", FaqPage, "summary"],
])("an article of %s without a title gets a name", async (call, Page, item) => {
	const untitled = { article_title_th: "", article_title_en: "" };
	api(call, () => ({ article_list: [{ ...plainArticle, ...untitled }] }));
	const page = await draw(<Page />);
	await until(() => page.querySelector(`main ${item}`));
	expect(page.querySelector(`main ${item}`)?.textContent).toBe("Article");
});

/** Opens or closes a question. */
const turn = (question: Element | null, isOpen: boolean) =>
	act(async () => {
		question?.toggleAttribute("open", isOpen);
		question?.dispatchEvent(new Event("toggle"));
	});
const answer = {
	...{ content_en: "Like this.", content_th: "แบบนี้" },
	content_video_url: "https://youtu.be/dQw4w9WgXcQ",
};

test("a question expands to its answer and its video; the call center can be called below the questions", async () => {
	api("GetArticleList", () => ({
		article_list: [{ ...plainArticle, ...answer }],
	}));
	const page = await draw(<FaqPage />);
	await until(() => page.querySelector("details"));
	expect(page.textContent).not.toContain("Like this.");
	const question = page.querySelector("details");
	await turn(question, true);
	expect(question?.textContent).toContain("Like this.");
	expect(question?.textContent).toContain("Video: A night of music");
	expect(page.querySelector("a[href^='tel:']")?.textContent).toContain(
		"Call centre",
	);
});

test("a video in an answer stops when its question is closed, and does not start again by itself", async () => {
	api("GetArticleList", () => ({
		article_list: [{ ...plainArticle, ...answer }],
	}));
	const page = await draw(<FaqPage />);
	await until(() => page.querySelector("details"));
	const question = page.querySelector("details");
	await turn(question, true);
	await act(async () => question?.querySelector("button")?.click());
	expect(question?.querySelector("iframe")).toBeTruthy();
	await turn(question, false);
	expect(question?.querySelector("iframe")).toBeNull();
	await turn(question, true);
	expect(question?.querySelector("iframe")).toBeNull();
	expect(question?.querySelector("button")).toBeTruthy();
});

test.each([
	["AR_1001", true],
	// A shared link with this reference leads to a privilege.
	["1102", false],
	["NEWS_1", false],
	["", false],
])(
	"an article with the reference %j is shared: %j, because a shared link finds articles only by AR_ (1 §2)",
	async (alt_reference, isShared) => {
		search = { alt_reference: "AR_1001" };
		api("Detail", () => ({ article: { ...plainArticle, alt_reference } }));
		const page = await draw(<ArticlePage />);
		await until(() => page.textContent?.includes("A night of music"));
		const share = page.querySelector("[aria-label='Share this article']");
		expect(share !== null).toBe(isShared);
	},
);
