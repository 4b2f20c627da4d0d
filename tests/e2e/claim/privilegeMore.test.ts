// Proves what else a privilege offers: its branches, the nearest on a map under the strict policy, directions, sharing, and the message of a locked button (V23, V24, V28).
import type { Locator } from "@playwright/test";
import { deals } from "../../../tools/gallery/deals";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { button, pressLocked, waitForGuardRemoval } from "../support/person";

test.use({ serviceWorkers: "allow" });

const siam = { latitude: 13.7456, longitude: 100.5341 };

/** The pins on the map of a sheet: all, or the one with this number, which it may share with near branches. */
const pinsOn = (sheet: Locator, number?: number) =>
	sheet
		.getByRole("region", {
			name: translate("th", "Map of the branches near you"),
		})
		.getByRole("button", {
			name: new RegExp(`(^|[,:] )${number ?? "\\d+"}\\. `),
		});

/** The numbers on all pins together. */
async function numbersOn(sheet: Locator) {
	const names = await pinsOn(sheet).evaluateAll((pins) =>
		pins.map((it) => it.getAttribute("aria-label")).join(", "),
	);
	return [...names.matchAll(/(?:^|[,:] )(\d+)\. /g)].map((it) => it[1]).sort();
}
const five = ["1", "2", "3", "4", "5"];

test("the five nearest branches are on the map and, with or without a map, in the list, each with its distance and directions", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const refused: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") refused.push(message.text());
	});
	const person = { page, language: "th" } as const;
	const near = translate("th", "Branches near me");
	const sheet = page.getByRole("dialog", { name: near });
	await signIn(page, customer);
	await page.goto("/?modal-privilege=1001");
	await page.getByRole("tab", { name: translate("th", "Branches") }).click();
	await button(person, "Branches near me").click();
	// Without the permission the screen says what to do, and it asks again only after a tap.
	await expect(
		sheet.getByText(translate("th", "Grant location permission first")),
	).toBeVisible();
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation(siam);
	await button(person, "Try again").click();
	await expect(sheet.getByRole("listitem")).toHaveCount(5);
	await expect.poll(() => numbersOn(sheet)).toEqual(five);
	await expect(sheet.getByText(/^\d\.\d\d\s+กม\.(เหนือ|ใต้|ตะวัน)/)).toHaveCount(
		5,
	);
	await expect(sheet.getByRole("link").first()).toHaveAttribute(
		"href",
		/^https:\/\/www\.google\.com\/maps\/dir\/\?.*travelmode=driving&layer=traffic$/,
	);
	await pinsOn(sheet, 2).click();
	await expect(sheet.getByRole("listitem").nth(1)).toHaveAttribute(
		"aria-current",
		"true",
	);
	await sheet
		.getByRole("listitem")
		.nth(3)
		.getByRole("button", { name: /ดูบนแผนที่$/ })
		.click();
	await expect(pinsOn(sheet, 4)).toHaveAttribute("aria-pressed", "true");
	await expect(pinsOn(sheet, 2)).toHaveAttribute("aria-pressed", "false");
	// The app sends the position rounded to about 100 m.
	const asked = faultProxy.requests.find(({ url }) =>
		url.includes("BranchNearMe"),
	);
	const sent = new URL(asked?.url ?? "", faultProxy.address).searchParams;
	expect([sent.get("lat"), sent.get("lng")]).toEqual(["13.746", "100.534"]);
	// Neither the policy for styles nor Trusted Types has refused anything.
	expect(refused).toEqual([]);
});

test("if branches cannot be loaded the privilege says so and stays open; after a retry they are on the map", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation(siam);
	const person = { page, language: "th" } as const;
	const sheet = page.getByRole("dialog", {
		name: translate("th", "Branches near me"),
	});
	const open = async () => {
		await page.getByRole("tab", { name: translate("th", "Branches") }).click();
		await button(person, "Branches near me").click();
	};
	await signIn(page, customer);
	const lost = faultProxy.inject("BranchNearMe", { kind: "dropBefore" });
	await page.goto("/?modal-privilege=1001");
	await open();
	const alert = page.getByRole("dialog", {
		name: translate("th", "Unable to open and view"),
	});
	await alert.getByRole("button", { name: translate("th", "Close") }).click();
	await expect(sheet).toBeHidden();
	lost.release();
	await button(person, "Branches near me").click();
	await expect(sheet.getByRole("listitem")).toHaveCount(5);
	await expect.poll(() => numbersOn(sheet)).toEqual(five);
});

test("the shared link leads through the redirect page to the privilege; LINE and the phone get the same link", async ({
	browser,
	page,
	context,
	customer,
	faultProxy,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => {
		navigator.share = async ({ url = "" } = {}) => {
			document.title = url;
		};
	});
	const person = { page, language: "en-US" } as const;
	const shared = `${faultProxy.address}/share?type=detail&cmd_detail_id=PV_1001`;
	await signIn(page, customer, "en-US");
	await page.goto("/?modal-privilege=1001");
	await button(person, "Share").click();
	await button(person, "Copy link").click();
	await expect(button(person, "Link copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		shared,
	);
	await context.route(/line\.me/, (route) => route.fulfill({ body: "LINE" }));
	const tab = context.waitForEvent("page");
	await button(person, "Share on LINE").click();
	const line = await tab;
	await line.waitForURL(/^https:\/\/line\.me\/R\/share/);
	expect(new URL(line.url()).searchParams.get("text")).toBe(
		`Iced latte, two for one\n${shared}`,
	);
	await line.close();
	await waitForGuardRemoval(page);
	await button(person, "Share").click();
	await button(person, "Other apps").click();
	await expect(page).toHaveTitle(shared);
	await waitForGuardRemoval(page);
	// With the service worker, the app's own page redirects to the privilege.
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto(shared);
	await expect(page).toHaveURL(
		`${faultProxy.address}/?modal-privilege=PV_1001`,
	);
	await expect(
		page.getByRole("dialog", { name: "Iced latte, two for one" }),
	).toBeVisible();
	// A browser that has never opened the app gets the server's page.
	const other = await browser.newContext();
	const stranger = await other.newPage();
	await stranger.goto(shared);
	await stranger.waitForURL(`${faultProxy.address}/?modal-privilege=PV_1001`);
	await other.close();
});

test("a locked button says why: full, outside the exchange period, received, or the server's reason", async ({
	page,
	customer,
}) => {
	const person = { page, language: "en-US" } as const;
	await runningCoupon(customer.api, deals.onceEach);
	await signIn(page, customer, "en-US");
	for (const [reference, title] of [
		[deals.soldOut, "All privileges have been claimed"],
		[deals.notStarted, "Outside the claim period"],
		[deals.onceEach, "You have received this privilege"],
		[deals.closed, "Store not open yet"],
	] as const) {
		await page.goto(`/?modal-privilege=${reference}`);
		// By the rules of the documents this button is not locked before the period starts; the message appears after a press.
		if (reference === deals.notStarted)
			await button(person, "Get this privilege").click();
		else await pressLocked(person);
		const alert = page.getByRole("dialog", { name: title });
		await expect(alert).toBeVisible();
		if (reference === deals.notStarted)
			await expect(alert).toContainText(
				/It can be claimed from .+ to .+ at\s\d\d:\d\d/,
			);
		await alert.getByRole("button", { name: "Close" }).click();
		await expect(alert).toBeHidden();
		await waitForGuardRemoval(page);
	}
});
