// An announcement, and one missing in the saved list, which is looked up before it is called missing (3 §2, 3 §4 Announcements).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getAnnouncementList } from "../../../../src/contract/announcement";
import { AnnouncementDetailPage } from "../../../../src/features/articles/AnnouncementPages";
import { articleQueries } from "../../../../src/queries/article";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => ({ tab: "News", articleId }),
}));
let articleId = "2002";
const { api, calls } = phone;

beforeEach(freshPhone);
afterEach(wipe);

const listOf = (...ids: string[]) =>
	v.parse(getAnnouncementList.reply, {
		article_list: ids.map((article_id) => ({
			...plainArticle,
			article_id,
			alt_reference: `AR_${article_id}`,
		})),
		is_new_updated: false,
	});

/** Opens the page with an hour-old list; returns the page and a function that releases the reply. */
async function open(reply: () => unknown) {
	let letGo = () => {};
	const sent = new Promise<void>((done) => (letGo = done));
	api("GetAnnouncementList", () => sent.then(reply));
	api("Detail", () => ({ article: plainArticle }));
	const client = newCache();
	const { queryKey } = articleQueries.announcements("News");
	client.setQueryData(queryKey, listOf("1001"), { updatedAt: 1000 });
	return { page: await draw(<AnnouncementDetailPage />, client), letGo };
}
const missing = "Article not found";

test("an announcement has its cover, date, text and video", async () => {
	const article = {
		...{ ...plainArticle, article_id: articleId },
		...{ content_cover_url: "/cover.webp", content_en: "All about it" },
		content_video_url: "https://youtu.be/dQw4w9WgXcQ",
	};
	api("GetAnnouncementList", () => ({
		article_list: [article],
		is_new_updated: false,
	}));
	api("Detail", () => ({ article }));
	const page = await draw(<AnnouncementDetailPage />);
	await until(() => page.querySelector("article h1"));
	expect(page.querySelector("img")?.getAttribute("src")).toBe("/cover.webp");
	expect(page.querySelector("article")?.textContent).toMatch(
		/A night of music.*1.Nov.2026.*All about it.*Video: A night of music/,
	);
});

test("a new announcement is shown once the list has loaded", async () => {
	const { page, letGo } = await open(() => listOf("1001", "2002"));
	expect(page.textContent).toContain("Loading");
	expect(page.textContent).not.toContain(missing);
	letGo();
	await until(() => page.textContent?.includes("A night of music"));
});

test("if the list cannot be refreshed, the announcement may exist: a retry is offered, never “not found”", async () => {
	const { page, letGo } = await open(fail({ status: 500 }));
	letGo();
	await until(() => page.textContent?.includes("Try again"));
	expect(page.textContent).not.toContain(missing);
});

test("an announcement missing in the refreshed list is not found", async () => {
	const { page, letGo } = await open(() => listOf("1001"));
	letGo();
	await until(() => page.textContent?.includes(missing));
});

test.each([
	["knows its articles only", { status: 400, code: 10018 }],
	["gives no answer, as without a network", { reason: "network" }],
] as const)(
	"the list's own copy is shown if the call for one article %s",
	async (_why, failure) => {
		api("GetAnnouncementList", () => listOf("2002"));
		api("Detail", fail(failure));
		const page = await draw(<AnnouncementDetailPage />);
		await until(() => page.textContent?.includes("A night of music"));
		await until(() => calls.some(({ name }) => name === "Detail"));
		expect(page.querySelector("h1")?.textContent).toBe("A night of music");
		expect(page.textContent).not.toContain(missing);
	},
);

test("an address may name an announcement by its reference", async () => {
	articleId = "AR_2002";
	api("GetAnnouncementList", () => listOf("1001", "2002"));
	api("Detail", fail({ code: 10018 }));
	const page = await draw(<AnnouncementDetailPage />);
	await until(() => page.querySelector("article h1"));
	expect(page.textContent).not.toContain(missing);
});

test("an address without an id does not wait for the list", async () => {
	articleId = "";
	const { page } = await open(() => listOf("1001"));
	expect(page.textContent).toContain(missing);
	expect(page.textContent).not.toContain("Loading");
});

test("an address without an id shows no announcement, even if one has no reference", async () => {
	articleId = "";
	const { article_list, ...reply } = listOf("1001");
	const nameless = article_list.map((it) => ({ ...it, alt_reference: "" }));
	api("GetAnnouncementList", () => ({ ...reply, article_list: nameless }));
	api("Detail", () => ({ article: plainArticle }));
	const client = newCache();
	await client.query(articleQueries.announcements("News"));
	const page = await draw(<AnnouncementDetailPage />, client);
	await until(() => !page.textContent?.includes("Loading"));
	expect(page.textContent).toContain(missing);
	expect(page.textContent).not.toContain("A night of music");
});

// The bug: the previous announcement was shown at the address of the next one.
test("a missing announcement that is opened over another one does not show the other one", async () => {
	articleId = "2002";
	api("GetAnnouncementList", () => listOf("2002"));
	api("Detail", () => ({ article: plainArticle }));
	const client = newCache();
	const page = await draw(<AnnouncementDetailPage />, client);
	await until(() => page.textContent?.includes("A night of music"));
	articleId = "3003";
	await draw(<AnnouncementDetailPage />, client);
	expect(page.textContent).not.toContain("A night of music");
	expect(page.textContent).toContain(missing);
});

describe("an announcement that leaves the list while it is read", () => {
	/** The page after its list has been refreshed without the announcement, as on a return to the app. */
	async function afterItsEnd(detail: () => unknown, client = newCache()) {
		articleId = "2002";
		api("GetAnnouncementList", () => listOf("2002"));
		api("Detail", detail);
		const page = await draw(<AnnouncementDetailPage />, client);
		await until(() => page.textContent?.includes("A night of music"));
		await until(() => client.isFetching() === 0);
		api("GetAnnouncementList", () => listOf("1001"));
		await act(async () => {
			await client.invalidateQueries({ queryKey: ["article"] });
		});
		return draw(<AnnouncementDetailPage />, client);
	}

	// The bug: the text disappeared while it was being read.
	test("stays, as any other open article does", async () => {
		const page = await afterItsEnd(() => ({ article: plainArticle }));
		expect(page.querySelector("h1")?.textContent).toBe("A night of music");
		expect(page.textContent).not.toContain(missing);
	});

	test("is not found if only a copy from before this visit has it", async () => {
		const client = newCache();
		const { queryKey } = articleQueries.detail("AR_2002");
		client.setQueryData(queryKey, plainArticle, { updatedAt: 1000 });
		const page = await afterItsEnd(fail({ code: 10018 }), client);
		expect(page.textContent).toContain(missing);
	});

	test("is not found if the host has it only in that list", async () => {
		const page = await afterItsEnd(fail({ code: 10018 }));
		expect(page.textContent).toContain(missing);
	});
});
