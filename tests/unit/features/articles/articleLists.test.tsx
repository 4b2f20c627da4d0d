// The lists of articles lead to their pages; a reward is found by either reference, its survey has the rewards' module (3 §2).
import type { FunctionComponent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../../src/contract/article";
import {
	LearnMorePage,
	RewardDetailPage,
	RewardListPage,
	TipListPage,
} from "../../../../src/features/articles/ArticlePages";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
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
])("the list of %s leads to its pages", async (call, Page, path, parameter) => {
	api(call, () => ({
		article_list: [
			plainArticle,
			{ ...plainArticle, article_id: "1002", alt_reference: "" },
		],
	}));
	const page = await draw(<Page />);
	await until(() => page.querySelector("a"));
	const links = [...page.querySelectorAll("a")].map((link) =>
		link.getAttribute("href"),
	);
	expect(links).toEqual([
		`${path}?${parameter}=AR_1001`,
		`${path}?${parameter}=1002`,
	]);
});

test.each([{ alt_reference: "AR_1001" }, { articleId: "AR_1001" }])(
	"a reward by %j",
	async (given) => {
		search = given;
		const went = vi.fn();
		setNavigate(went);
		const survey = { action_type: articleAction.survey, reference: "SVY_1" };
		api("Detail", () => ({ article: { ...plainArticle, ...survey } }));
		const page = await draw(<RewardDetailPage />);
		await until(() => page.textContent?.includes("A night of music"));
		expect(calls[0]?.request).toEqual({ alt_reference: "AR_1001" });
		await press(page, "Answer the survey");
		expect(went.mock.calls[0]?.[0]).toBe(
			"/survey?ref=SVY_1&module=registration_reward",
		);
	},
);
