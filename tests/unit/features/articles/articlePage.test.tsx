// The page of an article: its cover, and how old it is where it could not be refreshed (3 §3).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ArticleScreen } from "../../../../src/features/articles/ArticleScreen";
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
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

async function open(article: object = {}) {
	api("Detail", () => ({ article: { ...plainArticle, ...article } }));
	const client = newCache();
	const page = await draw(
		<ArticleScreen reference="AR_1001" module="" title="Article" />,
		client,
	);
	await until(() => page.querySelector("article h1"));
	return { page, client };
}

test("an article that cannot be refreshed stays, and says when it was loaded", async () => {
	const { page, client } = await open();
	expect(page.textContent).not.toContain("Could not refresh");
	api("Detail", fail({ status: 500 }));
	await act(async () => {
		await client.invalidateQueries(articleQueries.detail("AR_1001"));
	});
	await until(() => page.textContent?.includes("Could not refresh. Saved"));
	expect(page.querySelector("article h1")).not.toBeNull();
});

test.each([
	["of its content", { content_cover_url: "/content.webp" }, "/content.webp"],
	["of a list where its content has none", {}, "/list.webp"],
])("its cover is that %s", async (_which, covers, shown) => {
	const { page } = await open({ article_cover_url: "/list.webp", ...covers });
	expect(page.querySelector("img")?.getAttribute("src")).toBe(shown);
});
