// Proves articles from their entries to their content: joining an activity, a delivered prize, unavailable ones, news, tips, questions with a video, and hostile content (M14, M17, M18).
import {
	getDetail,
	submitParticipationRegister,
} from "../../../src/contract/article";
import { translate } from "../../support/catalogue";
import { successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { newCustomer, openPrepared } from "../support/journey";
import { button, pressLocked, waitForGuardRemoval } from "../support/person";

test("an activity of home's banner is joined once and stays joined; offline nothing is confirmed", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await openPrepared(page, customer, "/");
	await page
		.getByRole("link", { name: /คืนดนตรีใต้ดวงดาว/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/article\?alt_reference=AR_1001$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"คืนดนตรีใต้ดวงดาว",
	);
	await page
		.getByRole("button", { name: translate("th", "Share this article") })
		.click();
	const sheet = page.getByRole("dialog", {
		name: translate("th", "Share this article"),
	});
	await expect(sheet).toContainText("คืนดนตรีใต้ดวงดาว");
	// The sheet shows the article's title instead of the raw address.
	await expect(sheet).not.toContainText("cmd_detail_id");
	await button(person, "Close").click();
	await expect(sheet).toBeHidden();
	await waitForGuardRemoval(page);
	const lost = faultProxy.inject("SubmitParticipationRegister", {
		kind: "dropBefore",
	});
	await button(person, "Join the activity").click();
	await button(person, "Close").click();
	await waitForGuardRemoval(page);
	lost.release();
	await button(person, "Join the activity").click();
	await expect(
		page.getByRole("dialog", {
			name: translate("th", "Registration successful"),
		}),
	).toBeVisible();
	await button(person, "Done").click();
	await waitForGuardRemoval(page);
	await expect(button(person, "Registered")).toBeDisabled();
	const { article } = await customer.api.call(getDetail, {
		alt_reference: "AR_1001",
	});
	expect(article.article_state_complete).toBe(true);
	// The shared link opens the same article.
	await page.goto("/share?type=detail&cmd_detail_id=AR_1001");
	await expect(page).toHaveURL(
		/\/registration_reward\/detail\?alt_reference=AR_1001$/,
	);
	await expect(button(person, "Registered")).toBeDisabled();
});

test("a delivered reward leads to the address form with its deadline; a sold-out one says so; one for other customers says for whom it is", async ({
	page,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	const standard = await newCustomer(appAddress, "standard");
	await openPrepared(page, standard, "/registration_reward");
	await page.getByRole("link", { name: "น้ำหอมขนาดพกพา" }).click();
	const gone = page.locator("button[data-locked]");
	await expect(gone).toHaveText(translate("th", "Sold out"));
	await page.goBack();
	await page.getByRole("link", { name: /อัปเกรดห้องสวีท/ }).click();
	await pressLocked(person);
	await expect(page.getByRole("dialog")).toContainText("Platinum");
	await button(person, "Close").click();
	await waitForGuardRemoval(page);
	await page.goBack();
	await page.getByRole("link", { name: /กระเป๋าผ้ารุ่นพิเศษ/ }).click();
	// The content of this privilege sets the button's text.
	await page
		.getByRole("main")
		.getByRole("button", { name: "กรอกที่อยู่จัดส่ง" })
		.click();
	await expect(page.getByRole("dialog")).toContainText(
		/\d+\u00a0\S+\u00a025\d\d/,
	);
	await page
		.getByRole("dialog")
		.getByRole("button", { name: translate("th", "Enter the address") })
		.click();
	await expect(page).toHaveURL(/\/address\?module=registration_reward$/);
});

test("announcements remember their tab; a question expands and its video loads on a tap; a tip opens; the call center can be called", async ({
	page,
	customer,
}) => {
	await openPrepared(page, customer, "/announcement");
	await page.getByRole("tab", { name: translate("th", "Results") }).click();
	await page.getByRole("link", { name: /ผลภารกิจอวกาศ/ }).click();
	await expect(page).toHaveURL(
		/\/announcement\/detail\?tab=ResultsBoard&articleId=\d+$/,
	);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"ผลภารกิจอวกาศ",
	);
	await page.getByRole("button", { name: translate("th", "Back") }).click();
	await expect(
		page.getByRole("tab", { name: translate("th", "Results") }),
	).toHaveAttribute("aria-selected", "true");

	await page.goto("/faq");
	const question = page.getByRole("group").filter({ hasText: "ใช้แอปครั้งแรก" });
	await question.locator("summary").click();
	await expect(question.locator("iframe")).toHaveCount(0);
	await question.getByRole("button").click();
	await expect(question.locator("iframe")).toHaveAttribute(
		"src",
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/,
	);
	await expect(page.locator("a[href^='tel:']")).toBeVisible();

	await page.goto("/tips");
	await page.getByRole("link", { name: /ติดตามของรางวัล/ }).click();
	await expect(page).toHaveURL(/\/tips\/detail\?tipsRef=AR_1203$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"ติดตามของรางวัล",
	);
});

test("an article's button opens its coupon, its survey or the game; the profile leads to the articles of 'learn more'", async ({
	page,
	appAddress,
}) => {
	const member = await newCustomer(appAddress, "terms");
	const main = page.getByRole("main");
	await openPrepared(page, member, "/article?alt_reference=AR_1005");
	await main
		.getByRole("button", { name: translate("th", "Get this privilege") })
		.click();
	await expect(page).toHaveURL(/\/article\?.*modal-privilege=PV_1029/);
	await expect(page.getByRole("dialog").getByRole("tab").first()).toBeVisible();
	await page.goto("/article?alt_reference=AR_1002");
	await main.getByRole("button", { name: "ตอบแบบสอบถาม" }).click();
	// The article was opened from neither home nor the notifications, so its survey gets the module of all other pages.
	await expect(page).toHaveURL(
		/\/survey\?ref=SVY_1001&module=registration_reward$/,
	);
	await expect(page.getByRole("radio").first()).toBeVisible();
	await page.goto("/article?alt_reference=AR_1011");
	await main.getByRole("button", { name: "เล่นเกม" }).click();
	// The app's game page leads to the page of the game itself.
	await expect(page.getByRole("button", { name: "เริ่ม" })).toBeVisible();

	await page.goto("/profile");
	// The menu shows the number of rewards that are still available, and marks an updated term.
	await expect(
		main.getByRole("link", { name: translate("th", "Registration rewards") }),
	).toContainText(/\d/);
	await expect(
		main.getByRole("link", { name: translate("th", "Terms and conditions") }),
	).toContainText(translate("th", "Updated"));
	const about = main.locator("a[href^='/article?alt_reference=']").last();
	const title = (await about.innerText()).trim();
	await about.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await page.goto("/learnmore");
	await page.getByRole("link", { name: title }).click();
	await expect(page).toHaveURL(/\/article\?alt_reference=AR_\d+$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("hostile markup, buttons and videos of an article have no effect", async ({
	page,
	customer,
	faultProxy,
}) => {
	const { article } = await customer.api.call(getDetail, {
		alt_reference: "AR_1012",
	});
	const harm = [
		"<script>window.harmed = 1</script>",
		'<img src="x" onerror="window.harmed = 1">',
		'<a href="javascript:window.harmed=1">ลิงก์</a>',
		'<iframe src="https://evil.example"></iframe>',
		'<form action="https://evil.example"><input name="pin"></form>',
		'<svg><p><style><!--</style><img title="--><img src=x onerror=window.harmed=1>">',
		"<math><mi><mglyph><style><img src=x onerror=window.harmed=1>",
	].join("<p>ดีล</p>");
	faultProxy.inject(
		"Article/Detail",
		successFault({
			article: {
				...article,
				article_title_th: "<img src=x onerror=window.harmed=1>",
				content_th: harm,
				content_video_url: "javascript:window.harmed=1",
				reference: "javascript:window.harmed=1",
				button_name_th: "<b>กด</b>",
			},
		}),
	);
	await openPrepared(page, customer, "/article?alt_reference=AR_1012");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"<img src=x onerror=window.harmed=1>",
	);
	await expect(page.getByText("ดีล").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "<b>กด</b>" })).toBeDisabled();
	await page.getByText("ลิงก์").click();
	await expect(page.locator("iframe, form, article script")).toHaveCount(0);
	expect(await page.evaluate(() => "harmed" in window)).toBe(false);
});

test("a missing article says so; one that failed to load can be retried", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await customer.api.call(submitParticipationRegister, { article_id: "1013" });
	await openPrepared(page, customer, "/article?alt_reference=AR_9999");
	await expect(
		page.getByRole("heading", { name: translate("th", "Article not found") }),
	).toBeVisible();
	const lost = faultProxy.inject("Article/Detail", {
		kind: "dropBefore",
	});
	await page.goto("/article?alt_reference=AR_1013");
	const again = button(person, "Try again");
	await expect(again).toBeVisible();
	lost.release();
	await again.click();
	await expect(button(person, "Registered")).toBeDisabled();
});
