// Proves that a late request makes no second claim: with a retry before or after it arrives, with another choice, after a kill; for a coupon and a delivered prize (contract: a lost reply).

import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../../src/contract/code";
import { addCustomerAddress } from "../../../src/contract/delivery";
import type { Locale } from "../../../src/domain/text/localized";
import { homeAddress } from "../../api/support/address";
import { translate } from "../../support/catalogue";
import { claimIdsOf, historyOf } from "../support/coupon";
import type { FaultProxy } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { openAs, signIn, storeToken, waitForHome } from "../support/journey";
import {
	button,
	claim,
	codeDialog,
	type Person,
	readCode,
} from "../support/person";
import { waitForSentCode } from "../support/registration";
import { codeTo, mobileOf } from "../support/texts";

const redeem = "SubmitRedeemCouponCodeV2";
const submit = "SubmitRedeemPhysicalV2";
const notConfirmed = "We have not been able to confirm it yet";
const confirmingOrder = "We are still confirming your order";

/** The number of different requests to a call; requests with the same body count once. */
const requests = (faultProxy: FaultProxy, path: string) =>
	new Set(
		faultProxy.requests
			.filter(({ url }) => url.includes(path))
			.map(({ body }) => body),
	).size;

/** Lets new requests to a call pass while an earlier one is still held. */
function letPass(faultProxy: FaultProxy, path: string) {
	const reply = faultProxy.inject(path, { kind: "hold" });
	void reply.met.then(reply.release);
}

const dialog = (page: Page, language: Locale, title: string) =>
	page.getByRole("dialog", { name: translate(language, title) });

/** The button in the dialog, since a list behind it may have one too. */
const tryAgain = ({ page, language }: Person) =>
	page.getByRole("dialog").getByRole("button", {
		name: translate(language, "Try again"),
		exact: true,
	});

/** Waits until the app has stopped waiting for the reply, has looked for the claim, and shows that it is not confirmed. */
async function untilNotConfirmed(
	{ page, language }: Person,
	title = notConfirmed,
) {
	await expect(async () => {
		await page.clock.fastForward(16_000);
		await expect(dialog(page, language, title)).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(dialog(page, language, title)).not.toContainText(
		translate(language, "It did not go through"),
	);
}

for (const language of ["th", "en-US"] as const)
	test(`a claim whose first request arrives after its retry is shown as unconfirmed, never as "nothing was used", and is made once (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language };
		await page.clock.install();
		await signIn(page, customer, language);
		await page.goto("/?modal-privilege=PV_1001");
		const first = faultProxy.inject(redeem, { kind: "holdRequest" });
		await claim(person, "Use now");
		await button(person, "My turn, start the clock").click();
		await first.met;
		await untilNotConfirmed(person);
		expect(await claimIdsOf(customer.api)).toEqual([]);
		letPass(faultProxy, redeem);
		await tryAgain(person).click();
		await codeDialog(person);
		const made = await claimIdsOf(customer.api);
		expect(made).toHaveLength(1);
		first.release();
		await first.answered;
		await page.clock.fastForward(5000);
		expect(
			await claimIdsOf(customer.api),
			"the late request has no effect",
		).toEqual(made);
		expect(requests(faultProxy, redeem)).toBe(1);
	});

test("a retry finds the claim if the first request has arrived before it, and sends nothing", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	await page.goto("/?modal-privilege=PV_1060");
	const first = faultProxy.inject(redeem, { kind: "holdRequest" });
	await claim(person, "Use later");
	await first.met;
	await untilNotConfirmed(person);
	first.release();
	await expect.poll(() => claimIdsOf(customer.api)).toHaveLength(1);
	const sent = faultProxy.requests.filter(({ url }) =>
		url.includes(redeem),
	).length;
	await tryAgain(person).click();
	await expect(dialog(page, "th", "Kept in My coupons")).toBeVisible();
	expect(
		faultProxy.requests.filter(({ url }) => url.includes(redeem)),
	).toHaveLength(sent);
	expect(await claimIdsOf(customer.api)).toHaveLength(1);
});

test("a claim that arrives after its dialog was closed is shown once, and its countdown is not started", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	await page.goto("/?modal-privilege=PV_1001");
	const first = faultProxy.inject(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await untilNotConfirmed(person);
	const asked = dialog(page, "th", notConfirmed);
	await asked
		.getByRole("button", { name: translate("th", "Close"), exact: true })
		.click();
	await expect(asked).toBeHidden();
	first.release();
	await expect.poll(() => claimIdsOf(customer.api)).toHaveLength(1);
	const saved = dialog(page, "th", "Kept in My coupons");
	await expect(async () => {
		await page.clock.fastForward(31_000);
		await expect(saved).toBeVisible({ timeout: 500 });
	}).toPass();
	const items = await historyOf(customer.api, "canuse");
	expect(items.map((item) => item.countdown_datetime)).toEqual([null]);
	expect(requests(faultProxy, redeem)).toBe(1);
});

test("changing from now to later during the first request makes one claim as first sent, without a countdown", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	await page.goto("/?modal-privilege=PV_1001");
	const first = faultProxy.inject(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await untilNotConfirmed(person);
	const asked = dialog(page, "th", notConfirmed);
	await asked
		.getByRole("button", { name: translate("th", "Close"), exact: true })
		.click();
	await expect(asked).toBeHidden();
	letPass(faultProxy, redeem);
	await claim(person, "Use later");
	await expect(dialog(page, "th", "Kept in My coupons")).toContainText(
		"ยังไม่เริ่มนับเวลา",
	);
	first.release();
	await first.answered;
	const made = await claimIdsOf(customer.api);
	expect(made).toHaveLength(1);
	expect(requests(faultProxy, redeem)).toBe(1);
});

test("a delivered prize whose first request arrives after its retry is ordered once", async ({
	page,
	customer,
	faultProxy,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	await customer.api.call(addCustomerAddress, homeAddress);
	const mobile = await mobileOf(appAddress, customer);
	await page.addInitScript(() =>
		localStorage.setItem("Privilege_Ref_Delivery", "PV_1073"),
	);
	await openAs(page, customer, `/otp?contact_no=${mobile}&module=privilege`);
	await button(person, "Send the code").click();
	const code = await codeTo(appAddress, mobile);
	const boxes = page
		.getByRole("group", { name: translate("th", "One-time code") })
		.getByRole("textbox");
	await waitForSentCode(person);
	await boxes.first().focus();
	await page.clock.install();
	await page.keyboard.type(code);
	const first = faultProxy.inject(submit, { kind: "holdRequest" });
	await button(person, "Confirm").click();
	await first.met;
	await untilNotConfirmed(person, confirmingOrder);
	letPass(faultProxy, submit);
	await tryAgain(person).click();
	await expect(dialog(page, "th", "Your prize will be sent")).toBeVisible();
	const made = await claimIdsOf(customer.api);
	expect(made).toHaveLength(1);
	first.release();
	await first.answered;
	await page.clock.fastForward(5000);
	expect(await claimIdsOf(customer.api)).toEqual(made);
	expect(requests(faultProxy, submit)).toBe(1);
});

test("after a kill during a claim's request the next start reports the claim as unconfirmed, its retry claims, and the late request changes nothing", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const before = await profile.open();
	await storeToken(before.page, customer, faultProxy.address);
	await before.page.goto(`${faultProxy.address}/?modal-privilege=PV_1001`);
	const person = { page: before.page, language: "th" } as const;
	const first = faultProxy.inject(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await profile.kill();

	const { page } = await profile.open();
	await page.clock.install();
	const back = { page, language: "th" } as const;
	await storeToken(page, customer, faultProxy.address);
	await page.goto(faultProxy.address);
	await waitForHome(page);
	await untilNotConfirmed(back);
	letPass(faultProxy, redeem);
	await tryAgain(back).click();
	const shown = await readCode(back, await codeDialog(back));
	const made = await claimIdsOf(customer.api);
	expect(made).toHaveLength(1);
	const stored = await customer.api.call(couponCodeDetail, {
		CPC_Transaction_Id: made[0] ?? "",
		Start_Countdown: false,
	});
	expect(shown.text).toBe(stored.code);
	first.release();
	await first.answered;
	await page.clock.fastForward(5000);
	expect(await claimIdsOf(customer.api)).toEqual(made);
	expect(requests(faultProxy, redeem)).toBe(1);
});
