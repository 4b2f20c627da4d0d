// Articles, rewards, news, tips, questions and notifications, in the states that look different.
import {
	getDetail,
	submitParticipationRegister,
} from "../../src/contract/article";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { button } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { expect, type Shot, type Stage } from "./shot";

const articles = { group: "10-articles" };

/** Opens an article and waits until its button stands. */
const article =
	(reference: string, page = "/registration_reward/detail") =>
	async (stage: Stage) => {
		await stage.page.goto(`${page}?alt_reference=${reference}`);
		await expect(stage.page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(stage.page.locator("[aria-busy=true]")).toHaveCount(0);
	};

const list =
	(path: string) =>
	async ({ page }: Stage) => {
		await page.goto(path);
		await expect(
			page.getByRole("main").getByRole("link").first(),
		).toBeVisible();
	};

export const articleShots: Shot[] = [
	{ ...articles, name: "activity", go: article("AR_1001", "/article") },
	{
		...articles,
		name: "activity-joined",
		go: async (stage) => {
			await article("AR_1013")(stage);
			await button(stage, "Join the activity").click();
			await expect(stage.page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...articles,
		name: "activity-registered",
		go: async (stage) => {
			const { api } = stage.customer;
			const { article: one } = await api.call(getDetail, {
				alt_reference: "AR_1001",
			});
			await api.call(submitParticipationRegister, {
				article_id: one.article_id,
			});
			await article("AR_1001")(stage);
		},
	},
	{ ...articles, name: "survey", go: article("AR_1002") },
	{
		...articles,
		name: "delivery-asked",
		go: async (stage) => {
			await article("AR_1004")(stage);
			// The privilege's own words for its button.
			const own = { th: "กรอกที่อยู่จัดส่ง", "en-US": "Enter delivery address" };
			await stage.page
				.getByRole("button", { name: own[stage.language] })
				.click();
			await expect(stage.page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...articles,
		name: "coupon-received",
		whole: true,
		go: async (stage) => {
			await stage.customer.api.call(submitRedeemCouponCodeV2, {
				Reference: "PV_1029",
				Amount: 1,
				IsUsed: false,
			});
			await article("AR_1005")(stage);
			await expect(button(stage, "View what you received")).toBeVisible();
		},
	},
	{ ...articles, name: "sold-out", go: article("AR_1006") },
	{
		...articles,
		name: "not-for-you",
		scenario: "standard",
		go: article("AR_1007"),
	},
	{ ...articles, name: "film", whole: true, go: article("AR_1010") },
	{
		...articles,
		name: "not-found",
		go: async ({ page, language }) => {
			await page.goto("/article?alt_reference=AR_9999");
			await expect(
				page.getByText(translate(language, "Article not found")),
			).toBeVisible();
		},
	},
	{
		...articles,
		name: "skeleton",
		go: async ({ page, faultProxy }) => {
			const detail = faultProxy.inject("Article/Detail", { kind: "hold" });
			await page.goto("/article?alt_reference=AR_1001");
			await detail.met;
		},
	},
	{ ...articles, name: "rewards", go: list("/registration_reward") },
	{ ...articles, name: "announcements", go: list("/announcement") },
	{
		...articles,
		name: "announcement",
		whole: true,
		go: async ({ page }) => {
			await page.goto("/announcement/detail?tab=News&articleId=1102");
			await expect(page.getByRole("article")).toBeVisible();
		},
	},
	{ ...articles, name: "tips", go: list("/tips") },
	{
		...articles,
		name: "faq",
		whole: true,
		go: async ({ page }) => {
			await page.goto("/faq");
			for (const at of [1, 2]) await page.locator("summary").nth(at).click();
			await expect(page.locator("details li").first()).toBeVisible();
		},
	},
	{
		...articles,
		name: "notifications",
		go: async ({ page }) => {
			await page.goto("/notification");
			await expect(page.getByRole("listitem").first()).toBeVisible();
		},
	},
	{
		...articles,
		name: "notifications-none",
		go: async ({ page, faultProxy, language }) => {
			faultProxy.inject("Notify/List", {
				kind: "reply",
				status: 200,
				body: JSON.stringify({
					status: "success",
					data: { notify_lists: [] },
				}),
			});
			await page.goto("/notification");
			await expect(
				page.getByText(translate(language, "No news notifications")),
			).toBeVisible();
		},
	},
];
