// Proves that every failed sign-in has its own outcome and a next step, in both languages (P19, P20, 1 §8).
import type { Page } from "@playwright/test";
import { noPermissionArticle } from "../../../src/contract/authentication";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { type Fault, replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { clearWebStorage, signIn, waitForHome } from "../support/journey";
import { button } from "../support/person";

const languages = ["th", "en-US"] as const;
const landingCall = "/Authentication/Landing";

const refused = (code: number, th: string, en: string): Fault =>
	replyFault(400, {
		status: "error",
		error: {
			code,
			locale: { "th-th": { message: th }, "en-us": { message: en } },
		},
	});

/** Opens /landing on a phone that has only the language saved. */
async function landWith(page: Page, language: Locale, query: string) {
	await clearWebStorage(page);
	await page.evaluate((it) => localStorage.setItem("locale", it), language);
	await page.goto(`/landing?${query}`);
}

/** Runs the same steps in both languages, one after the other. */
async function inBoth(walk: (language: Locale) => Promise<void>) {
	for (const language of languages)
		await test.step(language, () => walk(language));
}

const dialogCalled = (page: Page, name: string) =>
	page.getByRole("dialog", { name });

/** Checks that the page is home for a person who is not signed in. */
async function atWelcome(page: Page, address: string) {
	await expect(page).toHaveURL(`${address}/`);
	await expect(
		page.getByRole("heading", { name: "Galaxy Gift" }).last(),
	).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

for (const [scenario, code] of [
	["not-registered", "50011"],
	["unsupported", "50012"],
	["tier-not-allowed", "50013"],
	["bad-eula", "50014"],
] as const)
	test(`${scenario} shows the no-permission page with the article of ${code}`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await inBoth(async (language) => {
			const article = await customer.api.call(noPermissionArticle, { code });
			const [title, content, close] =
				language === "th"
					? [
							article.article_title_th,
							article.content_th,
							article.button_name_th,
						]
					: [
							article.article_title_en,
							article.content_en,
							article.button_name_en,
						];
			await landWith(page, language, `mock_user_id=${scenario}`);
			await expect(page).toHaveURL(
				`${faultProxy.address}/no-permission-device-article?errorCode=${code}`,
			);
			await expect(page.getByRole("heading", { name: title })).toBeVisible();
			await expect(page.getByRole("main")).toContainText(
				content.replace(/<[^>]+>/g, ""),
			);
			await page.getByRole("link", { name: close }).click();
			await atWelcome(page, faultProxy.address);
		});
	});

for (const [what, query] of [
	["nothing to exchange (50001)", ""],
	["no token to give (50002)", "mock_user_id=no-token"],
	["a user who cannot be retrieved (50003)", "mock_user_id=nobody"],
] as const)
	test(`${what} shows a dialog whose button tries again`, async ({
		page,
		faultProxy,
	}) => {
		await inBoth(async (language) => {
			const tried = () =>
				faultProxy.requests.filter(({ url }) => url.includes(landingCall))
					.length;
			const before = tried();
			await landWith(page, language, query);
			const title = translate(language, "We could not sign you in");
			await expect(dialogCalled(page, title)).toContainText(
				translate(language, "Please try accessing again later."),
			);
			expect(tried()).toBe(before + 1);
			await button({ page, language }, "Try again").last().click();
			await expect.poll(tried).toBe(before + 2);
			await expect(dialogCalled(page, title)).toBeVisible();
		});
	});

test("a blocked email domain shows a dialog that closes to a next step", async ({
	page,
	faultProxy,
}) => {
	await inBoth(async (language) => {
		await landWith(page, language, "mock_user_id=blocked-email");
		const title = translate(language, "You cannot access Galaxy Gift");
		const dialog = dialogCalled(page, title);
		await dialog
			.getByRole("button", { name: translate(language, "Close"), exact: true })
			.click();
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
		await page
			.getByRole("link", { name: translate(language, "Back to home") })
			.click();
		await atWelcome(page, faultProxy.address);
	});
});

for (const [what, query, code, th, en] of [
	[
		"a wrong IMEI",
		"mock_imei=1",
		"50031",
		"หมายเลข IMEI ไม่ถูกต้อง",
		"The IMEI is not correct.",
	],
	[
		"a wrong serial number",
		"mock_serial=x",
		"50032",
		"หมายเลขเครื่องไม่ถูกต้อง",
		"The serial number is not correct.",
	],
	[
		"a state nobody sealed",
		"state=forged",
		"50033",
		"อ่านข้อมูลการเข้าสู่ระบบไม่ได้",
		"The sign-in state could not be read.",
	],
	[
		"an email that is none",
		"mock_email=someone",
		"50034",
		"ไม่รองรับอีเมลนี้",
		"This email is not supported.",
	],
] as const)
	test(`${what} leads to /blank, which shows its code only in debug mode`, async ({
		page,
		faultProxy,
	}) => {
		await inBoth(async (language) => {
			const asked = `mock_user_id=gold&${query}`;
			await landWith(page, language, asked);
			await expect(page).toHaveURL(/\/blank\?data=[\w-]+$/);
			const main = page.getByRole("main");
			await expect(main).toContainText(
				translate(language, "Galaxy Gift could not be opened"),
			);
			await expect(main).not.toContainText(code);
			await landWith(page, language, `${asked}&mode=debug`);
			await expect(page).toHaveURL(/\/blank\?.*mode=debug/);
			for (const words of [code, th, en])
				await expect(main).toContainText(words);
			await page
				.getByRole("link", { name: translate(language, "Close") })
				.click();
			await atWelcome(page, faultProxy.address);
		});
	});

test("maintenance shows the host's message and a disabled button, and signs in again when it is over", async ({
	page,
	customer,
	faultProxy,
}) => {
	await inBoth(async (language) => {
		const words = { th: "ปิดปรับปรุงถึงเที่ยงคืน", "en-US": "Back at midnight" };
		const over = faultProxy.inject(
			landingCall,
			refused(50041, words.th, words["en-US"]),
		);
		await landWith(page, language, `mock_user_id=${customer.id}`);
		const dialog = dialogCalled(page, words[language]);
		await expect(
			dialog.getByRole("button", { name: translate(language, "Close") }),
		).toBeDisabled();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		over.release();
		await button({ page, language }, "Try again").click();
		await waitForHome(page);
	});
});

test("a campaign outside its period shows no dialog, but a page that says so with a next step", async ({
	page,
	faultProxy,
}) => {
	await inBoth(async (language) => {
		await landWith(page, language, "mock_user_id=campaign-over");
		await expect(
			page.getByRole("heading", {
				name: translate(language, "Nothing is open right now"),
			}),
		).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(page.getByRole("status")).toHaveCount(0);
		await page
			.getByRole("link", { name: translate(language, "Back to home") })
			.click();
		await atWelcome(page, faultProxy.address);
	});
});

for (const [what, fault] of [
	["any other code", null],
	["no code at all", { kind: "reply", status: 500, body: "oops" }],
] as const)
	test(`${what} shows the default dialog, whose button leads home`, async ({
		page,
		faultProxy,
	}) => {
		await inBoth(async (language) => {
			if (fault) faultProxy.inject(landingCall, fault);
			await landWith(page, language, "mock_user_id=broken-upstream");
			const dialog = dialogCalled(
				page,
				translate(language, "We could not sign you in"),
			);
			await dialog
				.getByRole("button", { name: translate(language, "Back to home") })
				.click();
			await atWelcome(page, faultProxy.address);
		});
	});

const person = (page: Page) => ({ page, language: "th" as const });

test("if the article cannot be loaded the default dialog is shown instead", async ({
	page,
	faultProxy,
}) => {
	faultProxy.inject("/Authentication/NoPermissionArticle", {
		kind: "dropBefore",
	});
	await page.goto("/landing?mock_user_id=unsupported");
	const dialog = dialogCalled(
		page,
		translate("th", "We could not sign you in"),
	);
	await dialog
		.getByRole("button", { name: translate("th", "Back to home") })
		.click();
	await atWelcome(page, faultProxy.address);
});

test("a sign-in without a reply says so, and trying again signs in", async ({
	page,
	customer,
	faultProxy,
}) => {
	const lost = faultProxy.inject(landingCall, { kind: "dropBefore" });
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await expect(
		dialogCalled(page, translate("th", "No Internet connection")),
	).toBeVisible();
	lost.release();
	await button(person(page), "Try again").last().click();
	await waitForHome(page);
});

test("a reply without a token is an error", async ({ page, faultProxy }) => {
	const reply = {
		status: "success",
		data: { token: "", is_accessed_condition: true },
	};
	faultProxy.inject(landingCall, replyFault(200, reply));
	await page.goto("/landing?mock_user_id=gold");
	await expect(
		dialogCalled(page, translate("th", "We could not sign you in")),
	).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("too many sign-ins lead to the queue page with the host's message", async ({
	page,
	faultProxy,
}) => {
	faultProxy.inject(
		landingCall,
		replyFault(429, {
			error: {
				code: 42900,
				Locale: {
					"th-TH": { Message: "รอสักครู่" },
					"en-US": { Message: "Wait" },
				},
			},
		}),
	);
	await page.goto("/landing?mock_user_id=gold");
	await expect(dialogCalled(page, "รอสักครู่")).toBeVisible();
});

test("a failed sign-in leaves the former customer signed in", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await page.goto("/landing?mock_user_id=campaign-over");
	// This page names the account; a plain link to home would open it without asking.
	await page
		.getByRole("link", { name: translate("th", "Continue with this account") })
		.click();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
	// The landing address is no longer in the address bar, so a reload does not sign in again.
	await page.reload();
	await waitForHome(page);
});

test("a host that the build does not list is never called, whatever the address says", async ({
	page,
	customer,
	faultProxy,
}) => {
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		const { origin } = new URL(request.url());
		if (origin.startsWith("http") && origin !== faultProxy.address)
			elsewhere.push(request.url());
	});
	await page.goto(
		`/landing?mock_user_id=${customer.id}&api_server_url=https://api.evil.example`,
	);
	await waitForHome(page);
	await page.waitForLoadState("networkidle");
	expect(elsewhere).toEqual([]);
	expect(faultProxy.requests.some(({ url }) => url.includes(landingCall))).toBe(
		true,
	);
});

test("a device that is refused after its sign-in is told why", async ({
	page,
	customer,
	faultProxy,
}) => {
	faultProxy.inject(
		"/Customer/Profile",
		refused(50013, "ไม่ได้รับสิทธิ์", "Not allowed"),
	);
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await expect(page).toHaveURL(
		`${faultProxy.address}/no-permission-device-article?errorCode=50013`,
	);
	const article = await customer.api.call(noPermissionArticle, {
		code: "50013",
	});
	await expect(
		page.getByRole("heading", { name: article.article_title_th }),
	).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	// The customer can still open My coupons, and a later refusal does not lead away from it.
	const later = faultProxy.inject(
		"/History/Redeem",
		refused(50013, "ไม่ได้รับสิทธิ์", "Not allowed"),
	);
	await page.getByRole("link", { name: translate("th", "My coupons") }).click();
	await later.met;
	await expect(
		page.getByRole("button", { name: translate("th", "Try again") }),
	).toBeVisible();
	await expect(page).toHaveURL(`${faultProxy.address}/history?state=history`);
});
