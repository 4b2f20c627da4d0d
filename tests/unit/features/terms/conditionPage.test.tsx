// A term is the one of its row, also where a host gives the terms no article.
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getTermsofServiceList } from "../../../../src/contract/article";
import { ConditionPage } from "../../../../src/features/terms/ConditionPage";
import { ConditionsPage } from "../../../../src/features/terms/ConditionsPage";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useSearch: () => ({ articleId, from: "profile" }),
	Link: ({
		search,
		children,
	}: {
		search: { articleId: string };
		children: ReactNode;
	}) => <a href={`#${search.articleId}`}>{children}</a>,
}));
let articleId = "";

beforeEach(() => {
	freshPhone();
	phone.api("TermsofServiceList", () =>
		v.parse(getTermsofServiceList.reply, [
			{ consent_id: "C1", article_title_en: "Terms of use" },
			{ consent_id: "C2", article_title_en: "Privacy" },
			{ consent_id: "C3", article_id: "A3", article_title_en: "News" },
		]),
	);
});
afterEach(wipe);

test("each row leads to its own term", async () => {
	const list = await draw(<ConditionsPage />);
	await until(() => list.querySelector("a"));
	const ids = [...list.querySelectorAll("a")].map((link) => link.hash.slice(1));
	expect(ids).toEqual(["C1", "C2", "A3"]);
	for (const [id, title] of [
		["C2", "Privacy"],
		["A3", "News"],
	] as const) {
		articleId = id;
		const page = await draw(<ConditionPage key={id} />);
		await until(() => page.querySelector("h2"));
		expect(page.querySelector("h2")?.textContent).toBe(title);
	}
});

test("an address without an id shows no term", async () => {
	articleId = "";
	const page = await draw(<ConditionPage />);
	await until(() => page.textContent?.includes("No data"));
	expect(page.querySelector("article")).toBeNull();
});
