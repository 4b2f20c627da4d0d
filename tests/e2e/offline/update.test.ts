// Proves an update with open tabs: the prompt waits, old pages keep working, a missing chunk is recovered (O08).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { startFaultProxy } from "../support/faultProxy";
import { test as base, expect } from "../support/fixtures";
import { signInByLanding, storeToken, waitForHome } from "../support/journey";
import {
	launchShortcut,
	stubLaunchQueue,
	waitForLaunchConsumer,
} from "../support/launch";
import {
	button,
	claimNow,
	codeDialog,
	openLatte,
	waitForGuardRemoval,
} from "../support/person";
import { fullMotion } from "../support/phone";
import {
	type BuiltRelease,
	buildRelease,
	firstRelease,
	type Releases,
	startReleases,
} from "../support/releases";
import { cachedTypes, waitForWholeShell } from "../support/shell";

const test = base.extend<{ releases: Releases }>({
	releases: async ({ appAddress }, use) => {
		const releases = await startReleases(appAddress);
		await use(releases);
		await releases.stop();
	},
	faultProxy: async ({ releases }, use) => {
		const faultProxy = await startFaultProxy(releases.address);
		await use(faultProxy);
		await faultProxy.stop();
	},
});

test.use({ ...fullMotion, serviceWorkers: "allow" });

// All tests run in one worker, so that the second release is built only once.
test.describe.configure({ mode: "default" });
let next: BuiltRelease;
test.beforeAll(async () => {
	next = await buildRelease("next");
});
test.afterAll(() => next.remove());

/** The address of the script that starts this release. */
const startFile = (folder: string) =>
	/<script type="module"[^>]* src="([^"]+)"/.exec(
		readFileSync(join(folder, "index.html"), "utf8"),
	)?.[1] ?? "no start file";

/** Checks that the page runs this release. */
const expectRelease = (page: Page, folder: string) =>
	expect(
		page.locator(`[src="${startFile(folder)}"], [href="${startFile(folder)}"]`),
	).toBeAttached();

const prompt = (page: Page): Locator =>
	page.getByRole("region", { name: translate("th", "A new version is ready") });

/** Makes the browser check for a new service worker, as it does at a start; resolves when the new version waits. */
async function findUpdate(page: Page) {
	await page.evaluate(async () => {
		await (await navigator.serviceWorker.ready).update();
	});
	const isWaiting = () =>
		page.evaluate(
			async () => (await navigator.serviceWorker.ready).waiting !== null,
		);
	await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
}

/** The field of the first name in the profile's form. */
const firstName = (page: Page) =>
	page.getByLabel(translate("th", "First name"));

const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("the update prompt waits for an open code and a form in another tab, respects Later, and Update loads the new version in every tab and keeps the form", async ({
	page,
	context,
	customer,
	releases,
}) => {
	const person = { page, language: "th" } as const;
	await signInByLanding(page, customer);
	await controlled(page);
	// All files are cached first, since a missing file of the former release would load the new release at once.
	await waitForWholeShell(page);
	const other = await context.newPage();
	await other.goto("/");
	await waitForHome(other);
	await openLatte(person);
	const code = await claimNow(person);

	releases.serve(next.folder);
	await findUpdate(other);
	// At "networkidle" the app has checked whether a version is waiting.
	await other.goto("/history?state=history", { waitUntil: "networkidle" });
	await expect(other.getByRole("article")).toHaveCount(1);
	await expect(prompt(other)).toHaveCount(0);
	await expect(prompt(page)).toHaveCount(0);
	await expectRelease(other, firstRelease);

	await page.keyboard.press("Escape");
	await expect(code).toBeHidden();
	await expect(prompt(other)).toBeVisible();
	await expect(prompt(page)).toBeAttached();

	await button({ page: other, language: "th" }, "Later").click();
	await expect(prompt(other)).toHaveCount(0);
	await expect(prompt(page)).toHaveCount(0);
	await other.reload();
	await expect(other.getByRole("article")).toHaveCount(1);
	await expect(prompt(other)).toHaveCount(0);

	await page.goto("/profile/edit");
	await firstName(page).fill("พิมพ์มาดา");
	await other.evaluate(() => localStorage.removeItem("update-later"));
	// At "networkidle" the app has checked whether a version is waiting.
	await other.reload({ waitUntil: "networkidle" });
	await expect(other.getByRole("article")).toHaveCount(1);
	await expect(prompt(other)).toHaveCount(0);
	await page.goto("/");
	await button({ page: other, language: "th" }, "Update").click();
	await expectRelease(other, next.folder);
	await expectRelease(page, next.folder);
	await expect(other.getByRole("article")).toHaveCount(1);
	await expect(prompt(other)).toHaveCount(0);
	await page.goto("/profile/edit");
	await expect(firstName(page)).toHaveValue("พิมพ์มาดา");
});

test("a claim under way continues during an update: nothing reloads, and its old files are still available", async ({
	page,
	context,
	customer,
	releases,
}) => {
	const person = { page, language: "th" } as const;
	await signInByLanding(page, customer);
	await controlled(page);
	await openLatte(person);
	// The other tab starts from the cached release.
	await waitForWholeShell(page);
	await button(person, "Get this privilege").click();
	await page.getByRole("radio", { name: translate("th", "Use now") }).check();

	releases.serve(next.folder);
	const other = await context.newPage();
	await other.goto("/");
	await waitForHome(other);
	await findUpdate(other);
	await other.evaluate(async () => {
		const { waiting } = await navigator.serviceWorker.ready;
		waiting?.postMessage({ type: "SKIP_WAITING" });
		// The app also reloads the tab that activates a version, since Chromium may keep a busy former worker until a page is loaded.
		setTimeout(() => location.reload(), 3000);
	});
	await expectRelease(other, next.folder);

	await button(person, "Use now").click();
	await button(person, "My turn, start the clock").click();
	const code = await codeDialog(person);
	await expectRelease(page, firstRelease);
	await page.keyboard.press("Escape");
	await expect(code).toBeHidden();
	await waitForGuardRemoval(page);
	await page.goto("/history?state=history");
	await expectRelease(page, next.folder);
	await expect(page.getByRole("article")).toHaveCount(1);
});

test("a page whose service worker has lost a file loads the new version and opens the requested page", async ({
	page,
	context,
	customer,
	releases,
}) => {
	await signInByLanding(page, customer);
	await controlled(page);
	await page.evaluate(async () => {
		for (const name of await caches.keys()) await caches.delete(name);
	});
	const browser = await context.newCDPSession(page);
	await browser.send("Network.clearBrowserCache");
	releases.serve(next.folder);
	await page.getByRole("link", { name: translate("th", "Favourites") }).click();
	await expect(
		page.getByRole("heading", {
			name: translate("th", "Favourite deals"),
			level: 1,
		}),
	).toBeVisible();
	await expect(page).toHaveURL(/\/myfavorite/);
	await expectRelease(page, next.folder);
});

test("the service worker does not cache a page that the host sends for a missing file, and loads the file once the host has it", async ({
	page,
	customer,
	faultProxy,
}) => {
	const missing = faultProxy.inject("assets/pages-", {
		kind: "reply",
		status: 200,
		type: "text/html",
		body: readFileSync(join(firstRelease, "index.html"), "utf8"),
	});
	await signInByLanding(page, customer);
	await controlled(page);
	await page.getByRole("link", { name: translate("th", "Favourites") }).click();
	const again = button({ page, language: "th" }, "Try again");
	await expect(again).toBeVisible();
	expect(await cachedTypes(page, "assets/pages-")).toEqual([]);
	missing.release();
	await again.click();
	await expect(
		page.getByRole("heading", {
			name: translate("th", "Favourite deals"),
			level: 1,
		}),
	).toBeVisible();
	await expect
		.poll(() => cachedTypes(page, "assets/pages-"))
		.toContain("text/javascript");
});

test.describe("without a worker", () => {
	test.use({ serviceWorkers: "block" });

	const toFavourites = (page: Page) =>
		page.getByRole("link", { name: translate("th", "Favourites") }).click();

	test("a page of the former release recovers when a form is left, and the form keeps what was typed", async ({
		page,
		customer,
		releases,
	}) => {
		await stubLaunchQueue(page);
		await signInByLanding(page, customer);
		await page.goto("/profile/edit");
		await firstName(page).fill("พิมพ์มาดา");
		// Waits until the background work is loaded, whose files would be missing in the new release too.
		await waitForLaunchConsumer(page);
		releases.serve(next.folder);
		await launchShortcut(page, "/myfavorite");
		await expect(
			page.getByRole("heading", {
				name: translate("th", "Favourite deals"),
				level: 1,
			}),
		).toBeVisible();
		await expectRelease(page, next.folder);
		await page.goto("/profile/edit");
		await expect(firstName(page)).toHaveValue("พิมพ์มาดา");
	});

	test("a file that stays missing is requested once more, then the page says so", async ({
		page,
		customer,
		faultProxy,
	}) => {
		await signInByLanding(page, customer);
		faultProxy.inject("assets/pages-", {
			kind: "reply",
			status: 404,
			body: "",
		});
		const before = faultProxy.requests.length;
		await toFavourites(page);
		await expect(
			page.getByText(translate("th", "This page could not be opened")),
		).toBeVisible();
		const pages = faultProxy.requests
			.slice(before)
			.filter(
				({ method, url }) => method === "GET" && url.startsWith("/myfavorite"),
			);
		expect(pages).toHaveLength(1);
	});

	test("while the browser wrongly reports a network no press ends on its error page, and the app continues when there is one", async ({
		page,
		context,
		customer,
		faultProxy,
	}) => {
		const person = { page, language: "th" } as const;
		await stubLaunchQueue(page);
		await signInByLanding(page, customer);
		// The offline dialog is loaded after the first page.
		await waitForLaunchConsumer(page);
		await page.waitForLoadState("networkidle");
		const browser = await context.newCDPSession(page);
		await browser.send("Network.clearBrowserCache");
		faultProxy.down();
		expect(await page.evaluate(() => navigator.onLine)).toBe(true);
		await toFavourites(page);
		const offline = page.getByRole("dialog", {
			name: translate("th", "No Internet connection"),
		});
		const home = page.getByRole("link", {
			name: translate("th", "Back to home"),
		});
		for (const way of [button(person, "Try again"), home]) {
			await way.click();
			await expect(offline).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(offline).toBeHidden();
			await waitForGuardRemoval(page);
		}
		faultProxy.up();
		await button(person, "Try again").click();
		await expect(
			page.getByRole("heading", {
				name: translate("th", "Favourite deals"),
				level: 1,
			}),
		).toBeVisible();
	});

	for (const file of ["assets/index-", "assets/th-"])
		test(`a start that cannot load ${file} is retried once, then says so in both languages, and continues with another try`, async ({
			page,
			customer,
			faultProxy,
		}) => {
			await storeToken(page, customer);
			const missing = faultProxy.inject(file, {
				kind: "reply",
				status: 404,
				body: "",
			});
			const before = faultProxy.requests.length;
			await page.goto("/");
			const words = page.getByRole("alert");
			await expect(words).toContainText("เปิดแอปไม่สำเร็จ");
			await expect(words).toContainText("The app could not be opened");
			await expect(words).toContainText("update your browser");
			const starts = faultProxy.requests
				.slice(before)
				.filter(({ method, url }) => method === "GET" && url === "/");
			expect(starts).toHaveLength(2);
			missing.release();
			await words.getByRole("button").click();
			await waitForHome(page);
			await expect(words).toHaveCount(0);
		});

	test("a page of an earlier release whose script is gone is requested once more", async ({
		page,
		context,
		customer,
		faultProxy,
		releases,
	}) => {
		await signInByLanding(page, customer);
		// Clears the browser's own cache, which still has the script.
		const browser = await context.newCDPSession(page);
		await browser.send("Network.clearBrowserCache");
		releases.serve(next.folder);
		const old = faultProxy.inject("/myfavorite", {
			kind: "reply",
			status: 200,
			type: "text/html",
			body: readFileSync(join(firstRelease, "index.html"), "utf8"),
		});
		void old.met.then(() => old.release());
		// The page reloads itself while it loads, which may abort this navigation.
		await page
			.goto("/myfavorite", { waitUntil: "commit" })
			.catch(() => undefined);
		await expectRelease(page, next.folder);
		await expect(
			page.getByRole("heading", {
				name: translate("th", "Favourite deals"),
				level: 1,
			}),
		).toBeVisible();
	});
});
