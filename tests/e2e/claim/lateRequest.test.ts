// Proves that a request which arrives late makes no second claim: tried again before it arrives, after it, with a changed mind, after a kill; a coupon and a delivered prize (contract: a lost reply).

import type { Page } from "@playwright/test";
import { addCustomerAddress } from "../../../src/contract/delivery";
import { historyRedeem, usePrivilege } from "../../../src/contract/history";
import type { Locale } from "../../../src/domain/text/localized";
import { home } from "../../api/support/address";
import type { ApiClient } from "../../support/apiClient";
import { say } from "../../support/catalogue";
import type { FaultProxy } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { atHome, beSignedIn, openAs, signIn } from "../support/journey";
import {
	button,
	claim,
	codeDialog,
	type Person,
	readCode,
} from "../support/person";
import { codeTo, numberOf } from "../support/texts";

const redeem = "SubmitRedeemCouponCodeV2";
const submit = "SubmitRedeemPhysicalV2";
const notConfirmed = "We have not been able to confirm it yet";
const confirmingOrder = "We are still confirming your order";

/** Every claim the store has of this customer. */
async function claims(api: ApiClient) {
	const pages = await Promise.all(
		usePrivilege.map((UsePrivilege) =>
			api.call(historyRedeem, {
				PageNumber: 1,
				ItemsPerPage: 25,
				UsePrivilege,
			}),
		),
	);
	const all = pages.flatMap(({ items }) => items);
	return [...new Set(all.map((item) => item.ext_transaction_id))];
}

/** The different requests that were made to a call: the same bytes are one. */
const requests = (door: FaultProxy, path: string) =>
	new Set(
		door.requests
			.filter(({ url }) => url.includes(path))
			.map(({ body }) => body),
	).size;

/** What is sent to a call from now on passes, though an earlier request is still held. */
function letPass(door: FaultProxy, path: string) {
	const reply = door.plant(path, { kind: "hold" });
	void reply.met.then(reply.release);
}

const dialog = (page: Page, language: Locale, title: string) =>
	page.getByRole("dialog", { name: say(language, title) });

/** The request is given up, and looked for until that is said. */
async function untilNotConfirmed(
	{ page, language }: Person,
	title = notConfirmed,
) {
	await expect(async () => {
		await page.clock.fastForward(16_000);
		await expect(dialog(page, language, title)).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(dialog(page, language, title)).not.toContainText(
		say(language, "It did not go through"),
	);
}

for (const language of ["th", "en-US"] as const)
	test(`a claim's first request arrives after its retry (${language}): not confirmed is said, never "nothing was used", and one claim is made`, async ({
		page,
		customer,
		door,
	}) => {
		const person = { page, language };
		await signIn(page, customer, language);
		await page.clock.install();
		await page.goto("/?modal-privilege=PV_1001");
		const first = door.plant(redeem, { kind: "holdRequest" });
		await claim(person, "Use now");
		await button(person, "My turn, start the clock").click();
		await first.met;
		await untilNotConfirmed(person);
		expect(await claims(customer.api)).toEqual([]);
		letPass(door, redeem);
		await button(person, "Try again").click();
		await codeDialog(person);
		const made = await claims(customer.api);
		expect(made).toHaveLength(1);
		first.release();
		await page.clock.fastForward(5000);
		await expect
			.poll(() => claims(customer.api), "the late request has no effect")
			.toEqual(made);
		expect(requests(door, redeem)).toBe(1);
	});

test("a claim's first request arrives before its retry: the retry finds it and sends nothing", async ({
	page,
	customer,
	door,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await page.clock.install();
	await page.goto("/?modal-privilege=PV_1060");
	const first = door.plant(redeem, { kind: "holdRequest" });
	await claim(person, "Use later");
	await first.met;
	await untilNotConfirmed(person);
	first.release();
	await expect.poll(() => claims(customer.api)).toHaveLength(1);
	const sent = door.requests.filter(({ url }) => url.includes(redeem)).length;
	await button(person, "Try again").click();
	await expect(dialog(page, "th", "Kept in My coupons")).toBeVisible();
	expect(door.requests.filter(({ url }) => url.includes(redeem))).toHaveLength(
		sent,
	);
	expect(await claims(customer.api)).toHaveLength(1);
});

test("a claim that arrives after its dialog was closed is told once by itself, its clock not started", async ({
	page,
	customer,
	door,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await page.clock.install();
	await page.goto("/?modal-privilege=PV_1001");
	const first = door.plant(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await untilNotConfirmed(person);
	const asked = dialog(page, "th", notConfirmed);
	await asked
		.getByRole("button", { name: say("th", "Close"), exact: true })
		.click();
	await expect(asked).toBeHidden();
	first.release();
	await expect.poll(() => claims(customer.api)).toHaveLength(1);
	const kept = dialog(page, "th", "Kept in My coupons");
	await expect(async () => {
		await page.clock.fastForward(31_000);
		await expect(kept).toBeVisible({ timeout: 500 });
	}).toPass();
	const { items } = await customer.api.call(historyRedeem, {
		PageNumber: 1,
		ItemsPerPage: 25,
		UsePrivilege: "canuse",
	});
	expect(items.map((item) => item.countdown_datetime)).toEqual([null]);
	expect(requests(door, redeem)).toBe(1);
});

test("a mind changed from now to later while the first request is held: kept as it was sent, no clock started, one claim", async ({
	page,
	customer,
	door,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await page.clock.install();
	await page.goto("/?modal-privilege=PV_1001");
	const first = door.plant(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await untilNotConfirmed(person);
	const asked = dialog(page, "th", notConfirmed);
	await asked
		.getByRole("button", { name: say("th", "Close"), exact: true })
		.click();
	await expect(asked).toBeHidden();
	letPass(door, redeem);
	await claim(person, "Use later");
	await expect(dialog(page, "th", "Kept in My coupons")).toContainText(
		"ยังไม่เริ่มนับเวลา",
	);
	first.release();
	const made = await claims(customer.api);
	expect(made).toHaveLength(1);
	expect(requests(door, redeem)).toBe(1);
});

test("a delivered prize whose first request arrives after its retry is ordered once", async ({
	page,
	customer,
	door,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	await customer.api.call(addCustomerAddress, home);
	const mobile = await numberOf(appAddress, customer);
	await page.addInitScript(() =>
		localStorage.setItem("Privilege_Ref_Delivery", "PV_1073"),
	);
	await openAs(page, customer, `/otp?contact_no=${mobile}&module=privilege`);
	const code = await codeTo(appAddress, mobile);
	const boxes = page
		.getByRole("group", { name: say("th", "One-time code") })
		.getByRole("textbox");
	await boxes.first().focus();
	await page.clock.install();
	await page.keyboard.type(code);
	const first = door.plant(submit, { kind: "holdRequest" });
	await button(person, "Confirm").click();
	await first.met;
	await untilNotConfirmed(person, confirmingOrder);
	letPass(door, submit);
	await button(person, "Try again").click();
	await expect(dialog(page, "th", "Your prize will be sent")).toBeVisible();
	const made = await claims(customer.api);
	expect(made).toHaveLength(1);
	first.release();
	await page.clock.fastForward(5000);
	await expect.poll(() => claims(customer.api)).toEqual(made);
	expect(requests(door, submit)).toBe(1);
});

test("the browser killed while a claim's request was held: the next start does not know, its retry claims, and the late request changes nothing", async ({
	profile,
	customer,
	door,
}) => {
	const before = await profile.open();
	await beSignedIn(before.page, customer, door.address);
	await before.page.goto(`${door.address}/?modal-privilege=PV_1001`);
	const person = { page: before.page, language: "th" } as const;
	const first = door.plant(redeem, { kind: "holdRequest" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await first.met;
	await profile.kill();

	const { page } = await profile.open();
	await page.clock.install();
	const back = { page, language: "th" } as const;
	await beSignedIn(page, customer, door.address);
	await page.goto(door.address);
	await atHome(page);
	await untilNotConfirmed(back);
	letPass(door, redeem);
	await button(back, "Try again").click();
	const shown = await readCode(back, await codeDialog(back));
	expect(shown.text).not.toBe("");
	const made = await claims(customer.api);
	expect(made).toHaveLength(1);
	first.release();
	await page.clock.fastForward(5000);
	await expect.poll(() => claims(customer.api)).toEqual(made);
	expect(requests(door, redeem)).toBe(1);
});
