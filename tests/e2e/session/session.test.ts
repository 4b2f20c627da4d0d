// Proves the session: its refresh on a press, once for all tabs, the check after 15 minutes, a 403 and its new token, another customer (P15–P17, O05).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import {
	type FaultProxy,
	replyFault,
	successFault,
} from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	confirmSwitch,
	newCustomer,
	signIn,
	signInByLanding,
	switchAccountByLanding,
	waitForHome,
} from "../support/journey";
import { button, claimNow, codeDialog, openLatte } from "../support/person";
import { tokenOn } from "../support/savedAccount";
import { lockIsFree, requestsArrived } from "../support/sent";
import { findStored, personalDataOf } from "../support/storedText";
import { tokenWith } from "../support/token";

const th = "th" as const;
/** The lock that a refresh holds in every tab. */
const refreshLock = "token-refresh";
const asked = (faultProxy: FaultProxy, call: string) =>
	faultProxy.requests.filter(({ url }) => url.includes(call)).length;
const refreshes = (page: Page) =>
	page.evaluate(() => sessionStorage.getItem("refreshTokenCount"));
/** Presses a place without a control. */
const press = (page: Page) => page.mouse.click(3, 420);

/** Opens the coupons with this saved token, as on a later day, and waits until the app listens to presses. */
async function begin(page: Page, token: string) {
	await openWith(page, token, "/history?state=history");
	await expect(page).toHaveTitle(/ · /);
}

/** Opens the app with this saved token, as on a later day. */
async function openWith(page: Page, token: string, path = "/") {
	await page.addInitScript((saved) => {
		if (localStorage.getItem("token") === null)
			localStorage.setItem("token", saved);
	}, token);
	await page.goto(path);
}

/** The server's message for an expired token, which is the dialog's title (1 §8). */
const ended = "หมดเวลาการใช้งาน กรุณาเข้าสู่แอปอีกครั้ง";

test("with less than 300 s left a press refreshes the token, and with a fresh token no press does", async ({
	page,
	customer,
	faultProxy,
}) => {
	const old = await tokenWith(290, customer);
	await begin(page, old);
	expect(asked(faultProxy, "RefreshToken")).toBe(0);
	await press(page);
	await expect.poll(() => tokenOn(page)).not.toBe(old);
	await expect.poll(() => refreshes(page)).toBe("1");
	for (let count = 0; count < 3; count++) await press(page);
	await lockIsFree(page, refreshLock);
	expect(asked(faultProxy, "RefreshToken")).toBe(1);
});

test("with more than 300 s left no press refreshes the token", async ({
	page,
	customer,
	faultProxy,
}) => {
	await begin(page, await tokenWith(330, customer));
	for (let count = 0; count < 3; count++) await press(page);
	await lockIsFree(page, refreshLock);
	expect(asked(faultProxy, "RefreshToken")).toBe(0);
});

test("a session refreshes at most three times, and the count restarts at landing", async ({
	page,
	customer,
	faultProxy,
}) => {
	await begin(page, await tokenWith(100, customer));
	for (let count = 1; count <= 3; count++) {
		const token = await tokenWith(100 + count, customer);
		const next = faultProxy.inject("RefreshToken", successFault({ token }));
		await press(page);
		await expect.poll(() => refreshes(page)).toBe(String(count));
		expect(await tokenOn(page)).toBe(token);
		next.release();
	}
	for (let count = 0; count < 3; count++) await press(page);
	await lockIsFree(page, refreshLock);
	expect(asked(faultProxy, "RefreshToken")).toBe(3);
	await signInByLanding(page, customer);
	expect(await refreshes(page)).toBe("0");
});

test("two tabs pressed together refresh once, and both go on with the new token", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const old = await tokenWith(120, customer);
	await begin(page, old);
	const second = await context.newPage();
	await begin(second, old);
	const held = faultProxy.inject("RefreshToken", { kind: "hold" });
	await press(page);
	await press(second);
	await held.met;
	await press(second);
	expect(held.count()).toBe(1);
	held.release();
	await expect.poll(() => tokenOn(second)).not.toBe(old);
	await press(page);
	await press(second);
	await lockIsFree(page, refreshLock);
	expect(asked(faultProxy, "RefreshToken")).toBe(1);
});

test("a refresh without a network does not end the session", async ({
	page,
	customer,
	faultProxy,
}) => {
	const old = await tokenWith(120, customer);
	const lost = faultProxy.inject("RefreshToken", {
		kind: "dropBefore",
	});
	await begin(page, old);
	await expect
		.poll(async () => {
			await press(page);
			return lost.count();
		})
		.toBeGreaterThan(1);
	expect(await tokenOn(page)).toBe(old);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	lost.release();
	await expect
		.poll(async () => {
			await press(page);
			return tokenOn(page);
		})
		.not.toBe(old);
});

test("15 minutes after load the session is checked, and an ended session shows its dialog", async ({
	page,
	customer,
	faultProxy,
}) => {
	await page.clock.install();
	// The 15 minutes begin before the page has its title, which `begin` waits for.
	await begin(page, customer.api.token);
	await page.waitForLoadState("networkidle");
	const before = asked(faultProxy, "Customer/Profile");
	faultProxy.inject("Customer/Profile", replyFault(403));
	await page.clock.fastForward("14:30");
	await requestsArrived(page);
	expect(asked(faultProxy, "Customer/Profile")).toBe(before);
	await page.clock.fastForward("01:00");
	await expect(
		page.getByRole("dialog", {
			name: translate(
				th,
				"Session timeout. Please log-in again to use the service.",
			),
		}),
	).toBeVisible();
});

test("the button of an ended session gets a new token, starts a new session and reloads at the root", async ({
	page,
	customer,
	faultProxy,
}) => {
	const old = await tokenWith(-60, customer);
	await openWith(page, old, "/history?state=history");
	const dialog = page.getByRole("dialog");
	await expect(dialog).toHaveAccessibleName(ended);
	await expect(
		dialog.getByRole("button", { name: translate(th, "Close") }),
	).toHaveCount(0);
	await page.evaluate(() => sessionStorage.setItem("session_id", "former"));
	const held = faultProxy.inject("GenerateAppTokenV2", { kind: "hold" });
	await button({ page, language: th }, "Reactivate").click();
	await held.met;
	held.release();
	await waitForHome(page);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await expect(dialog).toHaveCount(0);
	expect(await tokenOn(page)).not.toBe(old);
	expect(
		await page.evaluate(() => sessionStorage.getItem("session_id")),
	).not.toBe("former");
});

for (const [name, data, said] of [
	[
		"without a token",
		{},
		"We could not renew your session. Please open Galaxy Gift from your phone’s menu again.",
	],
	[
		"that never comes",
		null,
		"We could not renew your session. Check your connection and try again.",
	],
] as const)
	test(`a new token's reply ${name} says so and keeps the old token`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const old = await tokenWith(-60, customer);
		await openWith(page, old);
		const dialog = page.getByRole("dialog");
		await expect(dialog).toHaveAccessibleName(ended);
		const fault = faultProxy.inject(
			"GenerateAppTokenV2",
			data ? successFault(data) : { kind: "dropBefore" },
		);
		await button({ page, language: th }, "Reactivate").click();
		await expect(dialog).toContainText(translate(th, said));
		expect(await tokenOn(page)).toBe(old);
		fault.release();
		await button({ page, language: th }, "Reactivate").click();
		await waitForHome(page);
		expect(await tokenOn(page)).not.toBe(old);
	});

/** Saves a code of this customer on the phone and waits until home shows it; returns the personal data, all of which the phone has stored. */
async function saveOneCode(page: Page, customer: Customer) {
	const person = { page, language: th };
	await signIn(page, customer);
	await openLatte(person);
	await claimNow(person);
	await codeDialog(person);
	await page.goto("/");
	await expect(
		page.getByRole("heading", { name: translate(th, "Expiring soon") }),
	).toBeVisible();
	const traces = await personalDataOf(customer);
	await expect
		.poll(() => findStored(page, traces))
		.toEqual(Object.keys(traces));
	return traces;
}

test("after another customer's token in the address no frame shows the former customer, and none of their data is left", {
	tag: "@ci",
}, async ({ page, customer, appAddress }) => {
	const traces = await saveOneCode(page, customer);
	const second = await newCustomer(appAddress, "gold");
	await page.addInitScript(
		(soon) => {
			Object.assign(window, { seen: 0, shown: 0 });
			const look = () => {
				const frames = Reflect.get(window, "seen") + 1;
				const shown = document.body?.innerText.includes(soon) ? 1 : 0;
				Object.assign(window, {
					seen: frames,
					shown: Reflect.get(window, "shown") + shown,
				});
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		},
		translate(th, "Expiring soon"),
	);
	await page.goto(`/?token=${second.api.token}`);
	await confirmSwitch(page);
	const frames = await page.evaluate(() => [
		Reflect.get(window, "seen") > 0,
		Reflect.get(window, "shown"),
	]);
	expect(frames).toEqual([true, 0]);
	expect(await findStored(page, traces)).toEqual([]);
});

test("after a switch of customer in another tab this tab restarts with the new customer, and writes no data of the former one", async ({
	page,
	context,
	customer,
	appAddress,
	faultProxy,
}) => {
	const traces = await saveOneCode(page, customer);
	await page.goto("/history?state=history");
	await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
	await expect(page).toHaveTitle(/ · /);
	const second = await newCustomer(appAddress, "gold");
	const other = await context.newPage();
	await switchAccountByLanding(other, second);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
	await expect(
		page.getByRole("heading", { name: translate(th, "Expiring soon") }),
	).toHaveCount(0);
	await page.goto("/history?state=history");
	await expect(
		page.getByRole("heading", { name: translate(th, "No coupons yet") }),
	).toBeVisible();
	expect(await findStored(page, traces)).toEqual([]);
});

test.describe("without a worker", () => {
	test.use({ serviceWorkers: "block" });

	test("after an interrupted switch the app does not open for the former customer if the script that clears the data cannot load, and the next start clears it", async ({
		page,
		customer,
		appAddress,
		faultProxy,
	}) => {
		const traces = await saveOneCode(page, customer);
		const second = await newCustomer(appAddress, "gold");
		await page.goto("/manifest.webmanifest");
		// Stores what a page leaves behind when it is closed right after the confirmation: the mark to clear the data, and the next token.
		await page.evaluate((token) => {
			localStorage.setItem("wipe", "1");
			localStorage.setItem("token", token);
		}, second.api.token);
		// Clears the browser's own cache, which has the script.
		const browser = await page.context().newCDPSession(page);
		await browser.send("Network.clearBrowserCache");
		// Only the scripts that the page starts with can load; the script that clears the data is requested later.
		const html = await (await fetch(faultProxy.address)).text();
		const atStart = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)];
		await page.route("**/assets/*.js", (route) =>
			atStart.some(([, it]) => it === new URL(route.request().url()).pathname)
				? route.continue()
				: route.abort(),
		);
		await page.goto("/");
		const again = page.getByRole("alert").getByRole("button");
		await expect(again).toBeVisible();
		await page.unroute("**/assets/*.js");
		await again.click();
		await waitForHome(page);
		expect(await findStored(page, traces)).toEqual([]);
	});
});
