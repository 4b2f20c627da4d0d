// Proves that bad input ends as the documents say or in a clear word with a way on: never blank, nothing saved is lost (1 §8).
import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { say } from "../tooling/catalogue";
import type { Fault } from "./faultProxy";
import { expect, test } from "./fixtures";
import {
	atHome,
	beSignedIn,
	type Customer,
	forgetSavedLists,
	loseNetwork,
	signIn,
} from "./journey";
import { button, codeDialog, couponButton, guardGone, latte } from "./person";

test.use({ serviceWorkers: "allow" });

const popular = "getPrivilegeListV3";

const failed = (status: number, th: string): Fault => ({
	kind: "reply",
	status,
	body: JSON.stringify({
		status: "error",
		error: {
			code: 20000,
			locale: { "th-th": { message: th }, "en-us": { message: "English" } },
		},
	}),
});

/** Each bad reply to a load of home, and the dialog it becomes (1 §8). */
const replies: { name: string; fault: Fault; title: () => string | RegExp }[] =
	[
		{
			name: "of the wrong shape",
			fault: {
				kind: "reply",
				status: 200,
				body: '{"status":"success","data":{"items":"none"}}',
			},
			title: () => say("th", "An error occurred"),
		},
		{
			name: "a web page in place of JSON",
			fault: {
				kind: "reply",
				status: 200,
				type: "text/html",
				body: "<!doctype html><h1>Free Wi-Fi</h1>",
			},
			title: () => say("th", "An error occurred"),
		},
		{
			name: "500",
			fault: { kind: "reply", status: 500, type: "text/plain", body: "oops" },
			title: () => say("th", "An error occurred"),
		},
		{
			name: "401",
			fault: failed(401, "ข้อความที่ไม่แสดง"),
			title: () => say("th", "Unauthorized"),
		},
		{
			name: "423",
			fault: failed(423, "บัญชีถูกล็อก"),
			title: () => "บัญชีถูกล็อก",
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
		},
	];

/** Waits until what was loaded is kept for later, a moment after it came. */
const savedOnPhone = (page: Page, text: string) =>
	page.waitForFunction(
		(part) => Object.values(localStorage).join().includes(part),
		text,
	);

/** A code on this phone: claimed past the app, opened in it once. */
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
		say("th", "Saved on this phone, opens offline"),
	);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await guardGone(page);
}

async function openSavedCode(page: Page) {
	await couponButton({ page, language: "th" }, "View code").click();
	await codeDialog({ page, language: "th" });
}

/** The saved code opens with no network. */
async function expectSavedCode(page: Page) {
	await loseNetwork(page);
	await page.goto("/history?state=history");
	await openSavedCode(page);
}

test("bad replies: each has its dialog and a way on, saved codes are kept", async ({
	page,
	customer,
	door,
}) => {
	await beSignedIn(page, customer);
	await saveCode(page, customer);
	for (const { name, fault, title } of replies)
		await test.step(name, async () => {
			const planted = door.plant(popular, fault);
			await forgetSavedLists(page);
			await page.goto("/");
			const dialog = page.getByRole("dialog", { name: title() });
			await expect(dialog).toBeVisible();
			planted.release();
			await dialog
				.getByRole("button", { name: say("th", "Close"), exact: true })
				.click();
			await expect(dialog).toBeHidden();
			await guardGone(page);
			await expect(page).toHaveURL(`${door.address}/`);
			await expect(page.locator("main:not([aria-busy])")).toContainText(/./);
			await page.goto("/history?state=history");
			await openSavedCode(page);
			await page.keyboard.press("Escape");
			await guardGone(page);
		});
	await expectSavedCode(page);
});

test("403: no way round the dialog, a new token and session, then the root again", async ({
	page,
	customer,
	door,
}) => {
	await beSignedIn(page, customer);
	await saveCode(page, customer);
	const before = await page.evaluate(() => ({
		token: localStorage.getItem("token"),
		session: sessionStorage.getItem("session_id"),
	}));
	const planted = door.plant(popular, failed(403, "หมดเวลาการใช้งานแล้ว"));
	await forgetSavedLists(page);
	await page.goto("/");
	const dialog = page.getByRole("dialog").filter({
		has: button({ page, language: "th" }, "Reactivate"),
	});
	await expect(dialog).toContainText("หมดเวลาการใช้งานแล้ว");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	planted.release();
	await button({ page, language: "th" }, "Reactivate").click();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(`${door.address}/`);
	await atHome(page);
	await guardGone(page);
	const after = await page.evaluate(() => ({
		token: localStorage.getItem("token"),
		session: sessionStorage.getItem("session_id"),
	}));
	expect(after.token).not.toBe(before.token);
	expect(after.session).not.toBe(before.session);
	await expectSavedCode(page);
});

test("no network at a load: the saved copy stays, and says how old it is", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await savedOnPhone(page, latte.alt_reference);
	await saveCode(page, customer);
	await savedOnPhone(page, "ext_transaction_id");
	await loseNetwork(page);
	await page.goto("/");
	await atHome(page);
	await expect(page.getByText(latte.name.th).first()).toBeVisible();
	await page.goto("/history?state=history");
	const [stale = ""] = say("th", "No internet. Saved at {time}").split("{");
	await expect(page.getByText(stale)).toBeVisible();
	await expect(page.getByText(latte.name.th)).toBeVisible();
});

test("an unknown privilege: not found, and a button that leads home", {
	tag: "@gate",
}, async ({ page, customer, door }) => {
	await signIn(page, customer);
	await page.goto("/?modal-privilege=PV_9999");
	const dialog = page.getByRole("dialog").filter({
		has: page.getByRole("button", { name: say("th", "Back to home") }),
	});
	await expect(dialog).toBeVisible();
	await dialog.getByRole("button", { name: say("th", "Back to home") }).click();
	await expect(page).toHaveURL(`${door.address}/`);
	await atHome(page);
});

test("a broken token counts as none: nothing called, nothing blank", async ({
	page,
	door,
}) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	for (const token of ["rubbish", "a.b.c", `e30.${btoa("{}")}.x`, "{"])
		await test.step(token, async () => {
			await page.goto("/manifest.webmanifest");
			await page.evaluate((it) => localStorage.setItem("token", it), token);
			await page.goto("/");
			await expect(page.locator("main:not([aria-busy])")).toContainText(/./);
			await page.waitForFunction(() => navigator.serviceWorker.ready);
			expect(door.requests.filter(({ url }) => url.startsWith("/api"))).toEqual(
				[],
			);
			expect(errors).toEqual([]);
		});
});

test("damaged local storage: home as ever, in Thai, saved codes kept", {
	tag: "@gate",
}, async ({ page, customer }) => {
	await signIn(page, customer);
	await saveCode(page, customer);
	const damaged = await page.evaluate(() => {
		const keys = Object.keys(localStorage).filter((key) => key !== "token");
		for (const key of keys) localStorage.setItem(key, '{"damaged":[');
		localStorage.setItem("locale", "xx");
		sessionStorage.setItem("refreshTokenCount", "many");
		return keys;
	});
	expect(damaged.length).toBeGreaterThan(0);
	await page.goto("/");
	await atHome(page);
	await expectSavedCode(page);
});
