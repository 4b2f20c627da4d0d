// Articles, rewards, news, tips, questions and notifications, in the states that look different.
import {
	getDetail,
	submitParticipationRegister,
} from "../../src/contract/article";
import { claimForLater } from "../../tests/e2e/support/coupon";
import { successFault } from "../../tests/e2e/support/faultProxy";
import { expect, expectVisible, type ShotSteps, shotsOf } from "./shot";
import { dialog, link, openPage, openPageLoading, press } from "./steps";

/** Opens an article and waits until it is loaded. */
const article =
	(reference: string, page = "/registration_reward/detail"): ShotSteps =>
	async (stage) => {
		await stage.page.goto(`${page}?alt_reference=${reference}`);
		await expectVisible(stage.page.getByRole("heading", { level: 1 }));
		await expect(
			stage.page.locator("[aria-busy=true], [data-busy]"),
		).toHaveCount(0);
	};

const list = (path: string) =>
	openPage(path, ({ page }) =>
		page.getByRole("main").getByRole("link").first(),
	);

export const articleShots = shotsOf("10-articles", {
	activity: article("AR_1001", "/article"),
	"activity-joined": async (stage) => {
		await article("AR_1013")(stage);
		await press(stage, "Join the activity");
		await expectVisible(dialog(stage));
	},
	"activity-registered": async (stage) => {
		const { api } = stage.customer;
		const { article: one } = await api.call(getDetail, {
			alt_reference: "AR_1001",
		});
		await api.call(submitParticipationRegister, {
			article_id: one.article_id,
		});
		await article("AR_1001")(stage);
	},
	survey: article("AR_1002"),
	"delivery-asked": async (stage) => {
		const { page, language } = stage;
		await article("AR_1004")(stage);
		// The button has the privilege's own label.
		const own = { th: "กรอกที่อยู่จัดส่ง", "en-US": "Enter delivery address" };
		await page.getByRole("button", { name: own[language] }).click();
		await expectVisible(dialog(stage));
	},
	"coupon-received": {
		fullPage: true,
		steps: async (stage) => {
			await claimForLater(stage.customer.api, "PV_1029");
			await article("AR_1005")(stage);
			await expectVisible(link(stage, "View what you received"));
		},
	},
	"sold-out": article("AR_1006"),
	"not-for-you": { scenario: "standard", steps: article("AR_1007") },
	video: { fullPage: true, steps: article("AR_1010") },
	"not-found": openPage("/article?alt_reference=AR_9999", "Article not found"),
	skeleton: openPageLoading("Article/Detail", "/article?alt_reference=AR_1001"),
	rewards: list("/registration_reward"),
	announcements: list("/announcement"),
	announcement: {
		fullPage: true,
		steps: openPage(
			"/announcement/detail?tab=News&articleId=1102",
			({ page }) => page.getByRole("article"),
		),
	},
	tips: list("/tips"),
	faq: {
		fullPage: true,
		steps: async ({ page }) => {
			await page.goto("/faq");
			for (const at of [1, 2]) await page.locator("summary").nth(at).click();
			await expectVisible(page.locator("details li").first());
		},
	},
	notifications: openPage("/notification", ({ page }) =>
		page.getByRole("listitem").first(),
	),
	"notifications-none": async (stage) => {
		stage.faultProxy.inject("Notify/List", successFault({ notify_lists: [] }));
		await openPage("/notification", "No news notifications")(stage);
	},
});
