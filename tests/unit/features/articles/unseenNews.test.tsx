// New announcements have a dot on the profile and on their tab until this phone has shown them (3 §7 is_new_updated).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getAnnouncementList } from "../../../../src/contract/announcement";
import type { AnnouncementTab } from "../../../../src/domain/article/announcementTab";
import { AnnouncementPage } from "../../../../src/features/articles/AnnouncementPages";
import { MemberMenu } from "../../../../src/features/profile/ProfileMenu";
import { adoptToken } from "../../../../src/platform/session/session";
import { articleQueries } from "../../../../src/queries/article";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, newCache, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => ({ tab }),
}));
const { api } = phone;
let tab: AnnouncementTab;
let news: Record<AnnouncementTab, { ids: string[]; isNew: boolean }>;

beforeEach(() => {
	freshPhone();
	adoptToken(tokenOf("customer-1"));
	tab = "News";
	news = {
		News: { ids: [], isNew: false },
		ResultsBoard: { ids: ["1"], isNew: true },
	};
	api("GetAnnouncementList", ({ announcement_type }) => {
		const { ids, isNew } = news[announcement_type as AnnouncementTab];
		return v.parse(getAnnouncementList.reply, {
			article_list: ids.map((article_id) => ({ ...plainArticle, article_id })),
			is_new_updated: isNew,
		});
	});
	api("GetPrivilegeRegisterList", () => ({ article_list: [] }));
	api("GetLoyalArticle", fail({ code: 10018 }));
});
afterEach(wipe);

/** A cache with both lists, for a new page. */
async function withNews() {
	wipe();
	const client = newCache();
	for (const it of ["News", "ResultsBoard"] as const)
		await client.query(articleQueries.announcements(it));
	return client;
}
/** What the menu shows for news and results. */
async function row() {
	const page = await draw(<MemberMenu />, await withNews());
	return page.querySelector("a[href='/announcement']")?.textContent;
}
/** The names of the tabs on the page when this one is chosen. */
async function tabs(chosen: AnnouncementTab) {
	tab = chosen;
	const page = await draw(<AnnouncementPage />, await withNews());
	return [...page.querySelectorAll("[role=tab]")].map((it) => it.textContent);
}

test("a dot shows on the profile and on the tab until the tab has been shown", async () => {
	expect(await row()).toBe("News and resultsNew");
	expect(await tabs("News")).toEqual(["News", "Results New"]);
	expect(await row()).toBe("News and resultsNew");
	expect(await tabs("ResultsBoard")).toEqual(["News", "Results"]);
	expect(await tabs("News")).toEqual(["News", "Results"]);
	expect(await row()).toBe("News and results");
	news.ResultsBoard.ids = ["2", "1"];
	expect(await row()).toBe("News and resultsNew");
});

test("an announcement that the host does not call new has no dot", async () => {
	news.ResultsBoard.isNew = false;
	expect(await row()).toBe("News and results");
});

test("an announcement that one customer has seen is new for the next", async () => {
	await tabs("ResultsBoard");
	adoptToken(tokenOf("customer-2"));
	expect(await row()).toBe("News and resultsNew");
});
