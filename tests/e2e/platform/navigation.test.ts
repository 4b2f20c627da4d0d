// Proves the navigation between pages: slides, scroll positions, back from the first moment on, the focus on the heading, and the title (P08–P10).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { openAs, signIn, storeToken, waitForHome } from "../support/journey";
import { fullMotion } from "../support/phone";

test.use({ ...fullMotion, serviceWorkers: "allow" });

/** Records the names of the animations of every page change. */
const watchSlides = (page: Page) =>
	page.addInitScript(() => {
		const slides: string[] = [];
		Object.assign(window, { slides });
		const start = document.startViewTransition?.bind(document);
		if (!start) return;
		document.startViewTransition = (...given) => {
			const transition = start(...given);
			void transition.ready.then(() => {
				for (const motion of document.getAnimations())
					if (motion instanceof CSSAnimation) slides.push(motion.animationName);
			});
			return transition;
		};
	});
const slidesOf = (page: Page) =>
	page.evaluate(() => Reflect.get(window, "slides") as string[]);

const toHistory = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("link", { name: translate("th", "My coupons") })
		.first()
		.click();
const coupons = (page: Page) =>
	page.getByRole("heading", { name: translate("th", "My coupons"), level: 1 });
const backButton = (page: Page) =>
	page.getByRole("button", { name: translate("th", "Back"), exact: true });

test("a page of a higher order slides in from the right, and out again on back", async ({
	page,
	customer,
}) => {
	await watchSlides(page);
	await signIn(page, customer);
	await toHistory(page);
	await expect(coupons(page)).toBeVisible();
	await expect.poll(() => slidesOf(page)).toContain("page-in-right");
	expect(await slidesOf(page)).not.toContain("page-in-left");
	await page.goBack();
	await waitForHome(page);
	await expect.poll(() => slidesOf(page)).toContain("page-in-left");
});

test("a page change that interrupts another one logs no error", async ({
	page,
	customer,
}) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	await signIn(page, customer);
	for (let turn = 0; turn < 5; turn++) {
		await toHistory(page);
		await expect(page).toHaveURL(/\/history/);
		await page.goBack();
		await expect(page).toHaveURL(/\/$/);
	}
	// The test skips the transition itself, since fast presses do not always end a slide before it begins, which the browser reports as an error.
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (...given) => {
			const transition = start(...given);
			transition.skipTransition();
			Object.assign(window, { hasCutOff: true });
			return transition;
		};
	});
	await toHistory(page);
	await expect(coupons(page)).toBeVisible();
	expect(await page.evaluate(() => "hasCutOff" in window)).toBe(true);
	expect(errors).toEqual([]);
});

test.describe("without the service worker, which caches the code of all pages", () => {
	test.use({ serviceWorkers: "block" });

	// The bug: the back arrow of the skeleton was only a picture.
	test("a page whose code does not load can be left by its back button", async ({
		page,
		customer,
		faultProxy,
	}) => {
		await storeToken(page, customer);
		const code = faultProxy.inject("/assets/HistoryPage-", { kind: "hold" });
		await page.goto("/");
		await waitForHome(page);
		await toHistory(page);
		await code.met;
		await backButton(page).click();
		await waitForHome(page);
		await expect(page).toHaveURL(/\/$/);
		code.release();
		await toHistory(page);
		await expect(coupons(page)).toBeVisible();
	});
});

test("with reduced motion no page slides", async ({ page, customer }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await watchSlides(page);
	await signIn(page, customer);
	await toHistory(page);
	await expect(coupons(page)).toBeVisible();
	await page.goBack();
	await waitForHome(page);
	expect(await slidesOf(page)).toEqual([]);
});

test("a new page starts at the top, and back restores the scroll position, also after a reload", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const place = () => page.evaluate(() => Math.round(scrollY));
	// Home renders the parts below the screen later, so scrolling is repeated.
	await expect
		.poll(async () => {
			await page.evaluate(() => scrollTo(0, 900));
			return place();
		})
		.toBe(900);
	await page
		.getByRole("main")
		.getByRole("link", { name: translate("th", "Brands") })
		.or(page.locator('main a[href*="/privilege"]'))
		.last()
		.click();
	await expect(backButton(page)).toBeVisible();
	await expect.poll(place).toBe(0);
	await page.goBack();
	await waitForHome(page);
	await expect.poll(place).toBeGreaterThan(800);
	const left = await place();
	await page.reload();
	await waitForHome(page);
	await expect.poll(place).toBe(left);
});

test("the first page has home behind it: its back button and the phone's back lead there", async ({
	context,
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	for (const back of ["button", "system"]) {
		const linked = await context.newPage();
		await linked.goto("/history?state=history");
		await expect(coupons(linked)).toBeVisible();
		await expect.poll(() => linked.evaluate(() => history.length)).toBe(3);
		await expect(linked).toHaveURL(
			`${faultProxy.address}/history?state=history`,
		);
		if (back === "button") await backButton(linked).click();
		else await linked.goBack();
		await expect(linked).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(linked);
		await linked.close();
	}
});

for (const [address, behind] of [
	["/history?state=history", "/"],
	["/conditions", "/profile"],
	["/?modal-privilege=PV_1001", "/"],
] as const)
	test(`from the first moment on, back from ${address} leads to ${behind} and not out of the app`, async ({
		context,
		page,
		customer,
		faultProxy,
	}) => {
		await signIn(page, customer);
		const linked = await context.newPage();
		// Records the position in the history after the entry script has run, but before the parts that it loads on demand.
		await linked.addInitScript(() =>
			addEventListener("DOMContentLoaded", () =>
				Object.assign(window, { placeAtStart: history.state?.entryIndex }),
			),
		);
		await linked.goto(address, { waitUntil: "domcontentloaded" });
		expect(
			await linked.evaluate(() => Reflect.get(window, "placeAtStart")),
		).toBe(1);
		await linked.goBack({ waitUntil: "commit" });
		await expect(linked).toHaveURL(`${faultProxy.address}${behind}`);
		await expect(linked.locator("main:not([data-busy])")).toBeVisible();
		await linked.close();
	});

test("the page's own back button works before the rest of the app is loaded", async ({
	context,
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const linked = await context.newPage();
	await linked.goto("/contact_us", { waitUntil: "commit" });
	await backButton(linked).click();
	await expect(linked).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(linked);
});

test("after a full load in the same tab back leads to the page before, not to home first", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await page.goto("/privilege?catId=1");
	await expect(backButton(page)).toBeVisible();
	for (const back of ["button", "system"] as const) {
		await page.goto("/history?state=history");
		await expect(coupons(page)).toBeVisible();
		if (back === "button") await backButton(page).click();
		else await page.goBack();
		await expect(page).toHaveURL(`${faultProxy.address}/privilege?catId=1`);
		await expect(backButton(page)).toBeVisible();
	}
	// Back from a page that was opened by a plain link works in the same way, and then leads to home.
	await page.evaluate(() => {
		setTimeout(() => location.assign("/faq"));
	});
	await expect(page).toHaveURL(`${faultProxy.address}/faq`);
	await expect(page).toHaveTitle(/ · /);
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/privilege?catId=1`);
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
});

test("back from the terms, loaded in the same tab, leads to the profile, and never to a page outside the app", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await page.goto("/privilege?catId=1");
	await expect(backButton(page)).toBeVisible();
	await page.goto("/conditions");
	await expect(page).toHaveTitle(/ · /);
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/profile`);
	await page.goto("/manifest.webmanifest");
	await page.goto("/history?state=history");
	await expect(coupons(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
});

for (const language of ["th", "en-US"] as const)
	test(`saving on a page of the profile that was opened by its address leads to the profile (${language})`, async ({
		context,
		page,
		customer,
		faultProxy,
	}) => {
		await signIn(page, customer, language);
		const opened = async (path: string) => {
			const linked = await context.newPage();
			await linked.goto(path);
			return linked;
		};
		const confirm = (linked: Page) =>
			linked
				.getByRole("button", { name: translate(language, "Confirm") })
				.click();
		const edit = await opened("/profile/edit");
		await edit.getByLabel(translate(language, "First name")).fill("Malee");
		await confirm(edit);
		await edit
			.getByRole("dialog")
			.getByRole("button", { name: translate(language, "Save") })
			.click();
		await expect(edit).toHaveURL(`${faultProxy.address}/profile`);
		await expect(
			edit.getByRole("main").getByText(/^(คุณ\s)?Malee$/),
		).toBeVisible();

		const avatar = await opened("/profile/avatar");
		await avatar.getByRole("radio", { name: "Nova" }).check();
		await confirm(avatar);
		await expect(avatar).toHaveURL(`${faultProxy.address}/profile`);
	});

test("home behind a page is a single history entry, also after a reload", async ({
	context,
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const linked = await context.newPage();
	await linked.goto("/history?state=history");
	const entries = () => linked.evaluate(() => history.length);
	await expect.poll(entries).toBe(3);
	await linked.reload();
	await expect(linked).toHaveTitle(/ · /);
	expect(await entries()).toBe(3);
	await linked.goBack();
	await expect(linked).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(linked);
	await linked.goForward();
	await expect(coupons(linked)).toBeVisible();
});

test("the page from which another one was opened is stored for the session", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const stored = () => page.evaluate(() => sessionStorage.getItem("back_path"));
	expect(await stored()).toBeNull();
	await toHistory(page);
	await expect.poll(stored).toBe("/");
	await page.goBack();
	await expect.poll(stored).toBeNull();
});

test("back from the terms leads to the profile, which the history has once, also after a reload", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openAs(page, customer, "/profile");
	await expect(page).toHaveTitle(/ · /);
	await page
		.getByRole("link", { name: translate("th", "Terms and conditions") })
		.click();
	await expect(page).toHaveURL(`${faultProxy.address}/conditions`);
	await page.getByRole("main").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/conditions\/detail/);
	await backButton(page).click();
	await expect(page).toHaveURL(`${faultProxy.address}/conditions`);
	await page.reload();
	await expect(page).toHaveTitle(/ · /);
	await backButton(page).click();
	await expect(page).toHaveURL(`${faultProxy.address}/profile`);
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
});

for (const language of ["th", "en-US"] as const)
	test(`a page change sets the document's title and the focus on the heading (${language})`, async ({
		page,
		customer,
	}) => {
		await signIn(page, customer, language);
		await expect(page).toHaveTitle("Galaxy Gift");
		await page
			.getByRole("main")
			.getByRole("link", { name: translate(language, "My coupons") })
			.first()
			.click();
		const name = translate(language, "My coupons");
		await expect(page).toHaveTitle(`${name} · Galaxy Gift`);
		const heading = page.getByRole("heading", { name, level: 1 });
		await expect(heading).toBeFocused();
		await page.goBack();
		await expect(page).toHaveTitle("Galaxy Gift");
		await expect(page.locator("main h1")).toBeFocused();
	});

test("the first page does not move the focus", async ({ page, customer }) => {
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await expect(page).toHaveTitle(/ · /);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
		"BODY",
	);
});
