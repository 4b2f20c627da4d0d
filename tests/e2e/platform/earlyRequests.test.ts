// Proves that a cold start requests home's deals or the privilege of its address once, while the app's code loads, tolerates a failure of these early requests, and shows their replies before the code is loaded.
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	holdCode,
	newCustomer,
	signIn,
	storeToken,
	waitForHome,
} from "../support/journey";

test.use({ serviceWorkers: "block" });

const early = ["getPrivilegeListV3", "GetSetBanner"];

test("the deals are requested before the code is loaded, and only once", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const asked = (name: string) =>
		faultProxy.requests.slice(before).filter(({ url }) => url.includes(name))
			.length;
	let before = faultProxy.requests.length;
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	await page.goto("about:blank");
	before = faultProxy.requests.length;
	await page.goto("/", { waitUntil: "commit" });
	await expect.poll(() => early.map(asked)).toEqual([1, 1]);
	await code.met;
	code.release();
	await waitForHome(page);
	expect(early.map(asked)).toEqual([1, 1]);
});

test("an early request that fails is made again", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	const lost = faultProxy.inject("getPrivilegeListV3", { kind: "dropBefore" });
	await page.goto("about:blank");
	await page.goto("/", { waitUntil: "commit" });
	await lost.met;
	lost.release();
	await code.met;
	code.release();
	await waitForHome(page);
});

/** The first two deals of the skeleton or of the app: their texts, and the positions of the cards and their pictures. */
const drawnDeals = (page: Page, root: string) =>
	page.evaluate((within) => {
		const place = (element: Element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y, width, height].map(Math.round).join(" ");
		};
		return [...document.querySelectorAll<HTMLElement>(`${within} article`)]
			.slice(0, 2)
			.map((deal) => ({
				words: deal.innerText.split("\n").slice(0, 2),
				places: [deal, ...deal.querySelectorAll("img")].map(place),
			}));
	}, root);

for (const language of ["th", "en-US"] as const)
	test(`a second visit of home shows its deals before the code is loaded, where the app shows them (${language})`, async ({
		page,
		customer,
	}) => {
		await signIn(page, customer, language);
		const key = `customer/${customer.api.sub}/home-start`;
		await page.waitForFunction((name) => localStorage.getItem(name), key);
		const release = await holdCode(page);
		await page.goto("/", { waitUntil: "commit" });
		const pictures = page.locator(".start-home img");
		await expect(pictures.first()).toBeVisible();
		for (const picture of await pictures.all())
			await expect(picture).toHaveJSProperty("complete", true);
		const before = await drawnDeals(page, ".start-home");
		expect(before).toHaveLength(2);
		release();
		await waitForHome(page);
		const deals = page.getByRole("main").getByRole("article");
		for (const picture of await deals.first().locator("img").all())
			await expect(picture).toHaveJSProperty("complete", true);
		expect(await drawnDeals(page, "main")).toEqual(before);
	});

for (const what of ["coupons end soon", "there is no network"])
	test(`where ${what} the skeleton reserves space for the notice: its banner is where the app's is`, async ({
		page,
		context,
		appAddress,
	}) => {
		const isOffline = what === "there is no network";
		const customer = await newCustomer(
			appAddress,
			isOffline ? "platinum" : "full",
		);
		await signIn(page, customer);
		const name = isOffline ? "home-start" : "ending-soon";
		const key = `customer/${customer.api.sub}/${name}`;
		await page.waitForFunction((it) => localStorage.getItem(it), key);
		await context.setOffline(isOffline);
		// The test loads the files itself, since the page is offline and the service worker is blocked here.
		await page.route("**/*", async (route) =>
			route.fulfill({ response: await route.fetch() }),
		);
		const release = await holdCode(page);
		await page.goto("/", { waitUntil: "commit" });
		const top = async (selector: string) =>
			Math.round((await page.locator(selector).boundingBox())?.y ?? -1);
		const before = await top(".start-home [data-banner]");
		release();
		await waitForHome(page);
		const said = translate(
			"th",
			isOffline ? "No internet. Saved {time}" : "Expiring soon",
		);
		const [start = ""] = said.split("{");
		const word = page.getByRole("main").getByText(start).first();
		await expect(word).toBeVisible();
		expect(await top("main [data-tour=highlights]")).toBe(before);
		await page.unrouteAll({ behavior: "ignoreErrors" });
	});

// The bug: with large text the head of home had two rows, but the head of the skeleton had one.
test("with large text the skeleton's banner is where the app's is", async ({
	page,
	customer,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await signIn(page, customer);
	const release = await holdCode(page);
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator(".start-home [data-banner]")).toBeVisible();
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "24px";
	});
	const top = async (selector: string) =>
		Math.round((await page.locator(selector).boundingBox())?.y ?? -1);
	const before = await top(".start-home [data-banner]");
	expect(before).toBeGreaterThan(160);
	release();
	await waitForHome(page);
	expect(await top("main [data-tour=highlights]")).toBe(before);
});

for (const [name, path] of [
	["a privilege", "/?modal-privilege=1001"],
	["one with a large picture", "/?modal-privilege=1016"],
])
	test(`${name} of the address shows its picture before the code is loaded, where its sheet shows it without animation`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await storeToken(page, customer);
		const code = faultProxy.inject("/assets/index-", { kind: "hold" });
		await page.goto("about:blank");
		await page.goto(path ?? "", { waitUntil: "commit" });
		const picture = page.locator("[data-picture] img");
		await expect(picture).toHaveJSProperty("complete", true);
		const before = await picture.boundingBox();
		expect(before?.height).toBeGreaterThan(100);
		const motions = await page.evaluateHandle(() => {
			const moved: string[] = [];
			addEventListener(
				"animationstart",
				({ target, animationName }) => {
					if (target instanceof Element && target.closest("dialog"))
						moved.push(animationName);
				},
				true,
			);
			return moved;
		});
		await code.met;
		code.release();
		const sheet = page.getByRole("dialog");
		await expect(sheet.getByRole("tab").first()).toBeVisible();
		const drawn = sheet.locator("img").first();
		expect(await drawn.boundingBox()).toEqual(before);
		await expect(picture).toBeHidden();
		expect(await motions.jsonValue()).toEqual([]);
	});
