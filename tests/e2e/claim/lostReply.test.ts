// Proves that a claim whose reply is lost is made once and its code is found, while the app runs and after it was killed.

import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../../src/contract/code";
import type { ApiClient } from "../../support/apiClient";
import { translate } from "../../support/catalogue";
import { claimForLater, claimIdsOf, historyOf } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	clearSavedQueries,
	goOffline,
	signIn,
	waitForHome,
} from "../support/journey";
import {
	button,
	claim,
	claimNow,
	codeDialog,
	couponButton,
	openLatte,
	readCode,
} from "../support/person";
import { storedText } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

const redeem = "SubmitRedeemCouponCodeV2";

/** The code of the customer's only claim, from the server. */
async function theCode(api: ApiClient) {
	const [only, ...more] = await claimIdsOf(api);
	expect(more).toEqual([]);
	const { code } = await api.call(couponCodeDetail, {
		CPC_Transaction_Id: only ?? "",
		Start_Countdown: false,
	});
	return code;
}

/** The end of a claim's countdown in the history; null before its start. */
async function endOf(api: ApiClient, transaction: string) {
	const items = await historyOf(api, "canuse");
	const item = items.find((it) => it.ext_transaction_id === transaction);
	if (!item) throw new Error(`The history has no coupon ${transaction}`);
	return item.countdown_datetime;
}

const checking = (page: Page) =>
	page.getByRole("dialog", {
		name: translate("th", "We are checking what happened"),
	});

test("after any network failure at the claim or the countdown start the result is known within a minute: one claim, one countdown", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	const start = "CouponCodeDetail";
	let claimed = 0;
	for (const [name, fault] of Object.entries({
		"cut after the commit": { kind: "cutReply" },
		"broken in the middle": { kind: "truncate", bytes: 5 },
		"repeated by the network": { kind: "duplicate" },
		"not there in time": { kind: "hold" },
		"cut before the server": { kind: "dropBefore" },
	} as const))
		await test.step(name, async () => {
			await page.goto("/?modal-privilege=PV_1001");
			const injected = faultProxy.inject(redeem, fault);
			const history =
				fault.kind === "duplicate"
					? null
					: faultProxy.inject("History/Redeem", { kind: "hold" });
			await claim(person, "Use now");
			await button(person, "My turn, start the clock").click();
			await injected.met;
			if (fault.kind === "hold") await page.clock.fastForward(15_000);
			if (history) {
				await history.met;
				await expect(checking(page)).toBeVisible();
			}
			if (fault.kind === "cutReply") {
				// The network is lost too; the dialog that will show the result stays open.
				await context.setOffline(true);
				await expect(
					page.getByText(translate("th", "No internet")).first(),
				).toBeVisible();
				await expect(checking(page)).toBeVisible();
				await context.setOffline(false);
			}
			history?.release();
			injected.release();
			if (fault.kind === "dropBefore") {
				// The app polls the history, which has no claim; the privilege behind the dialog may have a retry button of its own.
				const again = button(person, "Try again").last();
				await expect(async () => {
					await page.clock.fastForward(16_000);
					await expect(again).toBeVisible({ timeout: 500 });
				}).toPass();
				expect(await claimIdsOf(customer.api)).toHaveLength(claimed);
				await again.click();
			}
			await codeDialog(person);
			// The browser may repeat a request that a broken connection lost; requests with the same bytes make one claim.
			claimed++;
			expect(await claimIdsOf(customer.api)).toHaveLength(claimed);
		});

	for (const [name, fault] of Object.entries({
		"the start cut after the commit": { kind: "cutReply" },
		"the start repeated": { kind: "duplicate" },
		"the start cut before the server": { kind: "dropBefore" },
	} as const))
		await test.step(name, async () => {
			const transaction = await claimForLater(customer.api, "1001");
			// Removes the saved list, which is too new to be requested again.
			await clearSavedQueries(page);
			await page.goto("/history?state=history");
			const injected = faultProxy.inject(start, fault);
			await couponButton(person, "Use code").first().click();
			await button(person, "My turn, start the clock").click();
			await injected.met;
			const begun = await endOf(customer.api, transaction);
			expect(begun === null).toBe(fault.kind === "dropBefore");
			injected.release();
			// If the browser repeats the lost request by itself, the app shows no "Try again".
			const again = button(person, "Try again");
			const tabs = page.getByRole("tab", { name: translate("th", "QR") });
			await expect(again.or(tabs)).toBeVisible();
			if (await again.isVisible()) await again.click();
			const shown = await readCode(person, await codeDialog(person));
			const { code, countdown_time } = await customer.api.call(
				couponCodeDetail,
				{ CPC_Transaction_Id: transaction, Start_Countdown: false },
			);
			expect(shown.text).toBe(code);
			expect(Date.parse(countdown_time ?? "")).toBeGreaterThan(Date.now());
			// The countdown runs from its first start; later requests do not change its end.
			expect(countdown_time).toBe(
				begun ?? (await endOf(customer.api, transaction)),
			);
		});
});

test("if the reply to a countdown start and all later requests are lost, the closed coupon's card says that the countdown runs", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await claimForLater(customer.api, "1001");
	await signIn(page, customer);
	await page.goto("/history?state=history");
	// The fault also cuts the browser's repeated request and the request of the dialog.
	const cut = faultProxy.inject("CouponCodeDetail", { kind: "cutReply" });
	await couponButton(person, "Use code").click();
	await button(person, "My turn, start the clock").click();
	await expect(
		page.getByText(translate("th", "Unable to receive code")),
	).toBeVisible();
	await button(person, "Close").click();
	await expect(couponButton(person, "View code")).toBeVisible();
	cut.release();
	await couponButton(person, "View code").click();
	await codeDialog(person);
	await expect(page.getByRole("timer").first()).toBeVisible();
});

test("a claim whose reply is another host's web page never reached the server; the app offers to try again, which claims once", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	await openLatte(person);
	const injected = faultProxy.inject(redeem, {
		kind: "reply",
		status: 200,
		type: "text/html",
		body: "<h1>Free Wi-Fi</h1>",
	});
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await expect(checking(page)).toBeVisible();
	// The privilege behind the dialog may also have a button to try again.
	const again = page
		.getByRole("dialog", {
			name: translate("th", "We have not been able to confirm it yet"),
		})
		.getByRole("button", { name: translate("th", "Try again"), exact: true });
	await expect(async () => {
		await page.clock.fastForward(16_000);
		await expect(again).toBeVisible({ timeout: 500 });
	}).toPass();
	expect(await claimIdsOf(customer.api)).toEqual([]);
	injected.release();
	await again.click();
	const shown = await readCode(person, await codeDialog(person));
	expect(shown.qr[0]?.text).toBe(await theCode(customer.api));
});

test.describe("on a phone that has saved nothing of the app", () => {
	test.use({ serviceWorkers: "block" });

	test("a network loss during a claim is shown at once, and when the network returns the code opens, with one claim", async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language: "th" } as const;
		await signIn(page, customer);
		await openLatte(person);
		const injected = faultProxy.inject(redeem, { kind: "hold" });
		await claim(person, "Use now");
		await button(person, "My turn, start the clock").click();
		await injected.met;
		faultProxy.down();
		await expect(checking(page)).toBeVisible();
		faultProxy.up();
		const shown = await readCode(person, await codeDialog(person));
		expect(shown.qr[0]?.text).toBe(await theCode(customer.api));
	});
});

test("if the session ends while the app looks for a lost claim, signing in again finds the code, with one claim", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await openLatte(person);
	const injected = faultProxy.inject(redeem, { kind: "cutReply" });
	const ended = faultProxy.inject("History/Redeem", replyFault(403));
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await injected.met;
	await expect(button(person, "Reactivate")).toBeVisible();
	await expect(checking(page)).toBeHidden();
	ended.release();
	await button(person, "Reactivate").click();
	const shown = await readCode(person, await codeDialog(person));
	expect(shown.qr[0]?.text).toBe(await theCode(customer.api));
});

test("after a kill right after the server has made the claim, the next start finds the code, with one claim", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const first = await profile.open();
	await signIn(first.page, customer);
	// Waits until the token is on the disk, as if the customer had signed in on an earlier day.
	await expect.poll(() => profile.hasWritten(customer.api.token)).toBe(true);
	await profile.close();
	const second = await profile.open();
	const person = { page: second.page, language: "th" } as const;
	await second.page.goto("/");
	await waitForHome(second.page);
	await openLatte(person);
	const injected = faultProxy.inject(redeem, { kind: "hold" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await injected.met;
	await profile.kill();
	injected.release();

	const third = await profile.open();
	const back = { page: third.page, language: "th" } as const;
	await third.page.goto("/");
	const shown = await readCode(back, await codeDialog(back));
	expect(shown.qr[0]?.text).toBe(await theCode(customer.api));
	const [id] = await claimIdsOf(customer.api);
	await expect
		.poll(() => storedText(third.page))
		.toContain(`code/${customer.api.sub}/${id}`);
	expect(
		faultProxy.requests.filter(({ url }) => url.includes(redeem)),
	).toHaveLength(1);
});

test("a claim with no network is not sent, and nothing waits to be sent later", {
	tag: "@ci",
}, async ({ page, context, customer, faultProxy }) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await openLatte(person);
	const get = button(person, "Get this privilege");
	// The button is enabled when the requests of the sheet have ended.
	await expect(get).toBeEnabled();
	// The code of the offline dialog is loaded before the network is lost.
	await goOffline(page);
	// The sheet below the dialog has a Close button of its own.
	const offline = page.getByRole("dialog", {
		name: translate("th", "No Internet connection"),
	});
	await offline
		.getByRole("button", { name: translate("th", "Close"), exact: true })
		.click();
	await expect(offline).toBeHidden();
	await get.click();
	await expect(offline).toBeVisible();
	await context.setOffline(false);
	await page.reload();
	await waitForHome(page);
	expect(faultProxy.requests.filter(({ url }) => url.includes(redeem))).toEqual(
		[],
	);
	expect(await claimIdsOf(customer.api)).toEqual([]);
});

/** The number of claims in all tabs of the phone that run, and that wait for another claim to end. */
const claimsUnderWay = (page: Page) =>
	page.evaluate(async () => {
		const { held = [], pending = [] } = await navigator.locks.query();
		const waits = pending.filter(({ name }) => name?.startsWith("claim/"));
		const runs = held.filter(({ name }) => name?.startsWith("claim/"));
		return { runs: runs.length, waits: waits.length };
	});

test("a double press claims once", async ({ page, customer }) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await openLatte(person);
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").dblclick();
	await codeDialog(person);
	await expect.poll(() => claimsUnderWay(page)).toEqual({ runs: 0, waits: 0 });
	expect(await claimIdsOf(customer.api)).toHaveLength(1);
});

test("two tabs that claim the same privilege, one to keep it and one to use it, make one claim, and each tab shows its own choice", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const one = { page, language: "th" } as const;
	const other = { ...one, page: await context.newPage() };
	for (const person of [one, other]) {
		await person.page.goto("/?modal-privilege=PV_1060");
		await button(person, "Get this privilege").waitFor();
	}
	const reply = faultProxy.inject(redeem, { kind: "hold" });
	await claim(one, "Use later");
	await reply.met;
	await other.page.bringToFront();
	await claim(other, "Use now");
	// The claim of the second tab waits for the end of the first tab's claim.
	await expect
		.poll(async () => (await claimsUnderWay(other.page)).waits)
		.toBeGreaterThan(0);
	reply.release();
	const shown = await readCode(other, await codeDialog(other));
	expect(shown.qr[0]?.text).toBe(await theCode(customer.api));
	await expect(
		one.page.getByRole("dialog", {
			name: translate("th", "Kept in My coupons"),
		}),
	).toBeVisible();
	expect(reply.count()).toBe(1);
});

test("claiming the same privilege twice on purpose makes two claims", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	for (let round = 0; round < 2; round++) {
		await openLatte(person);
		await claimNow(person);
		await page.goto("/");
		await waitForHome(page);
	}
	expect(await claimIdsOf(customer.api)).toHaveLength(2);
});
