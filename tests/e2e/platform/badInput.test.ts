// Proves that bad input ends as the documents say, or with a clear message and a next step: no blank page, no lost saved data (1 §8).
import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../../src/contract/code";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { translate } from "../../support/catalogue";
import { type Fault, replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	clearSavedQueries,
	goOffline,
	setToken,
	signIn,
	storeToken,
	waitForHome,
} from "../support/journey";
import {
	button,
	codeDialog,
	couponButton,
	latte,
	waitForGuardRemoval,
} from "../support/person";
import { storedText } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

const popular = "getPrivilegeListV3";

const failed = (status: number, th: string): Fault =>
	replyFault(status, {
		status: "error",
		error: {
			code: 20000,
			locale: { "th-th": { message: th }, "en-us": { message: "English" } },
		},
	});

/** Bad replies to a request of home, each with the title of its dialog (1 §8) and the dialog's button. */
const replies: {
	name: string;
	fault: Fault;
	title: () => string | RegExp;
	label?: string;
}[] = [
	{
		name: "of the wrong shape",
		fault: {
			kind: "reply",
			status: 200,
			body: '{"status":"success","data":{"items":"none"}}',
		},
		title: () => translate("th", "An error occurred"),
	},
	{
		name: "a web page in place of JSON",
		fault: {
			kind: "reply",
			status: 200,
			type: "text/html",
			body: "<!doctype html><h1>Free Wi-Fi</h1>",
		},
		title: () => translate("th", "An error occurred"),
	},
	{
		name: "500",
		fault: { kind: "reply", status: 500, type: "text/plain", body: "oops" },
		title: () => translate("th", "An error occurred"),
	},
	{
		name: "401",
		fault: failed(401, "ข้อความที่ไม่แสดง"),
		title: () => translate("th", "Unauthorized"),
	},
	{
		name: "423",
		fault: failed(423, "บัญชีถูกล็อก"),
		title: () => "บัญชีถูกล็อก",
		label: "Close",
	},
	{
		name: "429, which capitalises its fields",
		fault: {
			kind: "reply",
			status: 429,
			headers: { "retry-after": "1" },
			body: JSON.stringify({
				status: "error",
				error: {
					code: 42900,
					Locale: {
						"th-TH": { Message: "คนเยอะมาก โปรดรอสักครู่" },
						"en-US": { Message: "Busy" },
					},
				},
			}),
		},
		title: () => "คนเยอะมาก โปรดรอสักครู่",
		label: "Close",
	},
];

/** Waits until local storage has this text, since queries are persisted a moment after they are loaded. */
const savedOnPhone = (page: Page, text: string) =>
	page.waitForFunction(
		(part) => Object.values(localStorage).join().includes(part),
		text,
	);

/** Claims a coupon through the API and opens its code once in the app; returns the key of the saved code. */
async function saveCode(page: Page, customer: Customer) {
	const { transaction_id } = await customer.api.call(submitRedeemCouponCodeV2, {
		Reference: latte.alt_reference,
		Amount: 1,
		IsUsed: true,
	});
	await customer.api.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction_id,
		Start_Countdown: true,
	});
	await page.goto("/history?state=history");
	await couponButton({ page, language: "th" }, "View code").click();
	const dialog = await codeDialog({ page, language: "th" });
	await expect(dialog).toContainText(
		translate("th", "Saved on this phone, opens without internet"),
	);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await waitForGuardRemoval(page);
	return `code/${customer.api.sub}/${transaction_id}`;
}

async function openSavedCode(page: Page) {
	await couponButton({ page, language: "th" }, "View code").click();
	const dialog = await codeDialog({ page, language: "th" });
	await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
}

/** Waits for the deals of home, and presses "Try again" first if they could not be loaded. */
async function findDeals(page: Page) {
	const again = button({ page, language: "th" }, "Try again");
	const deals = page.getByRole("main").getByRole("article");
	await expect(again.or(deals).first()).toBeVisible();
	if (await again.isVisible()) await again.click();
	await waitForHome(page);
}

/** Checks that the saved code opens without a network. */
async function expectSavedCode(page: Page) {
	await goOffline(page);
	await page.goto("/history?state=history");
	await openSavedCode(page);
}

test("every bad reply has its dialog and a next step, and saved codes are kept", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const key = await saveCode(page, customer);
	for (const { name, fault, title, label = "Back to home" } of replies)
		await test.step(name, async () => {
			const injected = faultProxy.inject(popular, fault);
			await clearSavedQueries(page);
			await page.goto("/");
			const dialog = page.getByRole("dialog", { name: title() });
			await expect(dialog).toBeVisible();
			expect(await storedText(page)).toContain(key);
			injected.release();
			await dialog
				.getByRole("button", { name: translate("th", label), exact: true })
				.click();
			await expect(dialog).toBeHidden();
			await waitForGuardRemoval(page);
			await expect(page).toHaveURL(`${faultProxy.address}/`);
			await findDeals(page);
			// The call for the code gets the same bad reply, and the saved code opens all the same.
			const toCode = faultProxy.inject("CouponCodeDetail", fault);
			await page.goto("/history?state=history");
			await openSavedCode(page);
			await toCode.met;
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await waitForGuardRemoval(page);
			toCode.release();
		});
	await expectSavedCode(page);
});

test("a 403 shows a dialog that cannot be closed; its button gets a new token and session, then reloads at the root", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const key = await saveCode(page, customer);
	const before = await page.evaluate(() => ({
		token: localStorage.getItem("token"),
		session: sessionStorage.getItem("session_id"),
	}));
	const injected = faultProxy.inject(
		popular,
		failed(403, "หมดเวลาการใช้งานแล้ว"),
	);
	await clearSavedQueries(page);
	await page.goto("/");
	const dialog = page.getByRole("dialog").filter({
		has: button({ page, language: "th" }, "Reactivate"),
	});
	await expect(dialog).toContainText("หมดเวลาการใช้งานแล้ว");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	expect(await storedText(page)).toContain(key);
	injected.release();
	await button({ page, language: "th" }, "Reactivate").click();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
	await waitForGuardRemoval(page);
	expect(await storedText(page)).toContain(key);
	const after = await page.evaluate(() => ({
		token: localStorage.getItem("token"),
		session: sessionStorage.getItem("session_id"),
	}));
	expect(after.token).not.toBe(before.token);
	expect(after.session).not.toBe(before.session);
	await expectSavedCode(page);
});

test("a load without a network keeps the saved copy, and shows its age", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await savedOnPhone(page, latte.alt_reference);
	await saveCode(page, customer);
	await savedOnPhone(page, "ext_transaction_id");
	await goOffline(page);
	await page.goto("/");
	await waitForHome(page);
	await expect(page.getByText(latte.name.th).first()).toBeVisible();
	await page.goto("/history?state=history");
	const [stale = ""] = translate("th", "No internet. Saved {time}").split("{");
	await expect(page.getByText(stale)).toBeVisible();
	await expect(page.getByText(latte.name.th)).toBeVisible();
	await openSavedCode(page);
});

test("an unknown privilege shows 'not found' and a button that leads home, and saved codes are kept", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const key = await saveCode(page, customer);
	for (const reference of ["PV_9999", "9999"])
		await test.step(reference, async () => {
			await page.goto(`/?modal-privilege=${reference}`);
			const dialog = page.getByRole("dialog", {
				name: translate("th", "Campaign not found"),
			});
			await dialog
				.getByRole("button", { name: translate("th", "Back to home") })
				.click();
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await expect(page).toHaveURL(`${faultProxy.address}/`);
			await waitForHome(page);
			expect(await storedText(page)).toContain(key);
		});
	await expectSavedCode(page);
});

test("a broken token counts as no token: no calls, no blank page, and saved codes are kept for their owner", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const key = await saveCode(page, customer);
	await page.goto("/manifest.webmanifest");
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	for (const token of ["rubbish", "a.b.c", `e30.${btoa("{}")}.x`, "{"])
		await test.step(token, async () => {
			await page.goto("/manifest.webmanifest");
			const before = faultProxy.requests.length;
			await setToken(page, token);
			await page.goto("/");
			await expect(
				page.getByText(
					translate(
						"th",
						"Privileges for owners of participating phones. Open Galaxy Gift from your phone’s menu to sign in.",
					),
				),
			).toBeVisible();
			await page.waitForFunction(() => navigator.serviceWorker.ready);
			await page.waitForLoadState("networkidle");
			expect(
				faultProxy.requests
					.slice(before)
					.filter(({ url }) => url.startsWith("/api")),
			).toEqual([]);
			expect(
				await page.evaluate(() => localStorage.getItem("token")),
			).toBeNull();
			expect(await storedText(page)).toContain(key);
			expect(errors).toEqual([]);
		});

	await test.step("in the address it changes nothing for who is signed in", async () => {
		await storeToken(page, customer);
		await page.goto("/?token=rubbish");
		await waitForHome(page);
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(
			customer.api.token,
		);
		expect(await storedText(page)).toContain(key);
	});
	await expectSavedCode(page);
});

test("with damaged local storage home works as usual, in Thai, and saved codes are kept", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const key = await saveCode(page, customer);
	const damaged = await page.evaluate(() => {
		const keys = Object.keys(localStorage).filter((key) => key !== "token");
		for (const key of keys) localStorage.setItem(key, '{"damaged":[');
		localStorage.setItem("locale", "xx");
		sessionStorage.setItem("refreshTokenCount", "many");
		return keys;
	});
	expect(damaged.length).toBeGreaterThan(0);
	await page.goto("/");
	await waitForHome(page);
	expect(await storedText(page)).toContain(key);
	await expect(page.locator("html")).toHaveAttribute("lang", "th");
	await expect(
		page.getByRole("heading", { name: translate("th", "Popular deals") }),
	).toBeVisible();
	await expectSavedCode(page);
});
