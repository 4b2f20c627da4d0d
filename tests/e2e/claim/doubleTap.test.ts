// Proves that a double tap has the effect of a single tap: the second tap confirms, starts, sends and closes nothing that has just appeared; keys are not delayed.
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { claimForLater, runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { openAs, signIn } from "../support/journey";
import {
	button,
	centreOf,
	codeDialog,
	couponButton,
	openLatte,
	tapTwice,
	waitForGuardRemoval,
	waitForPresses,
} from "../support/person";
import { fullMotion } from "../support/phone";

/** Times between the two taps of a person, in ms. */
const gaps = [100, 260, 400] as const;

const dialog = (page: Page, title: string) =>
	page.getByRole("dialog", { name: translate("th", title) });

test.describe("with default motion", () => {
	test.use(fullMotion);

	test("a double tap on a privilege's main button only opens the choice, and on 'use now' only asks whether the person is at the counter", async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language: "th" } as const;
		const choice = dialog(page, "When will you use it?");
		const guard = dialog(page, "Are you at the counter?");
		await signIn(page, customer);
		await openLatte(person);
		for (const gap of gaps) {
			// The sheet that opens has its scrim or another button at the tapped place.
			await tapTwice(
				page,
				await centreOf(button(person, "Get this privilege")),
				gap,
			);
			await expect(choice).toBeVisible();
			await page
				.getByRole("radio", { name: translate("th", "Use now") })
				.check();
			await tapTwice(page, await centreOf(button(person, "Use now")), gap);
			await expect(guard).toBeVisible();
			await expect(guard.getByRole("button").first()).toBeEnabled();
			await page.keyboard.press("Escape");
			await expect(guard).toBeHidden();
			await waitForGuardRemoval(page);
		}
		expect(
			faultProxy.requests.filter(({ url }) => url.includes("SubmitRedeem")),
		).toEqual([]);
	});

	test("a double tap on a scrim closes only its own sheet, and presses nothing below it", async ({
		page,
		customer,
	}) => {
		const person = { page, language: "th" } as const;
		await signIn(page, customer);
		const privilege = await openLatte(person);
		for (const gap of gaps) {
			const close = await centreOf(
				privilege.getByRole("button", {
					name: translate("th", "Close"),
					exact: true,
				}),
			);
			await button(person, "Get this privilege").click();
			const choice = dialog(page, "When will you use it?");
			await expect(choice).toBeVisible();
			await tapTwice(page, close, gap);
			await expect(choice).toBeHidden();
			await expect(privilege).toBeVisible();
			await waitForGuardRemoval(page);
		}
	});

	test("a double tap moves a tour on by one step", async ({
		page,
		customer,
	}) => {
		const person = { page, language: "th" } as const;
		await openAs(page, customer, "/profile?showTour=true&tourId=2");
		const step = page.getByRole("dialog").getByRole("img");
		await expect(step).toHaveText(/^1\//);
		await tapTwice(page, await centreOf(button(person, "Next")), 200);
		await expect(step).toHaveText(/^2\//);
	});
});

test("a double tap on a kept coupon starts no countdown, and on the code's button only asks and marks nothing as used", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await claimForLater(customer.api, "1001");
	const running = await runningCoupon(customer.api, "1002");
	const sent = (call: string) =>
		faultProxy.requests.filter(({ url }) => url.includes(call));

	await test.step("the list's button opens the guard", async () => {
		await openAs(page, customer, "/history?state=history");
		const guard = dialog(page, "Are you at the counter?");
		for (const gap of gaps) {
			await tapTwice(
				page,
				await centreOf(couponButton(person, "Use code")),
				gap,
			);
			await expect(guard).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(guard).toBeHidden();
			await waitForGuardRemoval(page);
		}
		expect(
			sent("CouponCodeDetail").filter(({ body }) =>
				body.includes('"Start_Countdown":true'),
			),
		).toEqual([]);
	});

	await test.step("'the shop has scanned it' asks, and is not answered", async () => {
		await page.goto(`/history?state=history&open=${running}`);
		await codeDialog(person);
		const question = dialog(page, "Has the shop accepted it?");
		for (const gap of gaps) {
			await tapTwice(
				page,
				await centreOf(button(person, "Scanned, mark as used")),
				gap,
			);
			await expect(question).toBeVisible();
			await expect(
				page.getByText(translate("th", "Marked as used")),
			).toHaveCount(0);
			await button(person, "Not yet").click();
			await expect(question).toBeHidden();
		}
		expect(sent("UpdateUsed")).toEqual([]);
	});

	await test.step("its confirm is followed by the undo, which is not pressed either", async () => {
		await button(person, "Scanned, mark as used").click();
		await tapTwice(page, await centreOf(button(person, "Confirm")), 200);
		await expect(
			page.getByText(translate("th", "Marked as used")),
		).toBeVisible();
	});
});

test("a double tap on the profile's save button only asks, and sends nothing", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await openAs(page, customer, "/profile/edit");
	await page.getByLabel(translate("th", "First name")).fill("พิมพ์มาดา");
	const question = dialog(page, "Save these changes?");
	for (const gap of gaps) {
		await tapTwice(page, await centreOf(button(person, "Confirm")), gap);
		await expect(question).toBeVisible();
		await question
			.getByRole("button", { name: translate("th", "Close"), exact: true })
			.click();
		await expect(question).toBeHidden();
		await waitForGuardRemoval(page);
	}
	expect(
		faultProxy.requests.filter(({ url }) =>
			url.includes("Customer/EditProfile"),
		),
	).toEqual([]);
});

for (const [reference, title] of [
	["AR_1001", /คืนดนตรีใต้ดวงดาว/],
	["AR_1002", /ตอบ\s3\sนาที/],
] as const)
	test(`a double tap on an article in a list opens it, and does not run its action (${reference})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		// The screen is so low that a card of the list can be where the article has its button.
		await page.setViewportSize({ width: 360, height: 340 });
		await openAs(
			page,
			customer,
			`/registration_reward/detail?alt_reference=${reference}`,
		);
		const action = page.getByRole("main").getByRole("button").last();
		await expect(action).toBeEnabled();
		const spot = await centreOf(action);
		for (const gap of gaps) {
			await page.goto("/registration_reward");
			const card = page.getByRole("link", { name: title });
			await expect(card).toBeVisible();
			// A part of the page that loads later moves the card, so it is placed again.
			await expect(async () => {
				await card.evaluate((link, y) => {
					// Adds space above and below the page, so that any card can be scrolled to any height.
					document.body.style.padding = "100vh 0";
					const { top, height } = link.getBoundingClientRect();
					scrollBy({ top: top + height / 2 - y, behavior: "instant" });
				}, spot.y);
				const box = await card.boundingBox();
				const covers =
					box !== null && box.y <= spot.y && spot.y <= box.y + box.height;
				expect(covers, "the card is where the article's button will be").toBe(
					true,
				);
			}).toPass();
			await tapTwice(page, spot, gap);
			await expect(page).toHaveURL(/registration_reward\/detail/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await waitForPresses(page);
			await expect(page).toHaveURL(/registration_reward\/detail/);
			await expect(page.getByRole("dialog")).toHaveCount(0);
		}
		expect(
			faultProxy.requests.filter(({ url }) =>
				url.includes("ParticipationRegister"),
			),
		).toEqual([]);
	});

test("keys and clicks of assistive technology take effect at once", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await openLatte(person);
	const get = button(person, "Get this privilege");
	// The button is disabled until the limits are loaded, and cannot have the focus until then.
	await expect(get).toBeEnabled();
	await get.focus();
	await page.keyboard.press("Enter");
	const claim = button(person, "Claim and keep");
	await claim.waitFor({ state: "attached" });
	await claim.evaluate((it: HTMLElement) => it.click());
	await expect
		.poll(() =>
			faultProxy.requests.filter(({ url }) => url.includes("SubmitRedeem")),
		)
		.not.toEqual([]);
});
