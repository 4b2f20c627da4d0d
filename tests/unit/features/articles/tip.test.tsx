// A tip that ends while it is read stays; a tip that has ended before is not found, whether the host refuses it or sends an empty list (3 §2, 3 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TipDetailPage } from "../../../../src/features/articles/ArticlePages";
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
	useSearch: () => ({ tipsRef: "AR_1" }),
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

const ends = [
	["refuses it", fail({ code: 10018 })],
	["has an empty list", () => ({ article_list: [] })],
] as const;

test.each(ends)(
	"a tip that the host %s while it is read stays",
	async (_end, reply) => {
		api("InstructionforUseDetail", () => ({ article_list: [plainArticle] }));
		const client = newCache();
		const page = await draw(<TipDetailPage />, client);
		await until(() => page.querySelector("article h1"));
		api("InstructionforUseDetail", reply);
		await act(async () => {
			await client.invalidateQueries(articleQueries.tip("AR_1"));
		});
		await draw(<TipDetailPage />, client);
		expect(page.querySelector("h1")?.textContent).toBe("A night of music");
	},
);

test.each(ends)(
	"a tip that the host %s from the beginning is not found",
	async (_end, reply) => {
		api("InstructionforUseDetail", reply);
		const page = await draw(<TipDetailPage />);
		await until(() => page.textContent?.includes("Article not found"));
		expect(page.textContent).not.toContain("Try again");
	},
);
