// Proves that one online visit repairs a lost or damaged shell, and that no start ends on the browser's error page (O08, P12).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { claimForLater } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn, waitForHome } from "../support/journey";
import { firstRelease } from "../support/releases";
import { isInBoth } from "../support/savedCopies";
import { waitForWholeShell } from "../support/shell";

test.use({ serviceWorkers: "allow" });

/** The script that starts the app. */
const [, startFile = ""] =
	/<script[^>]*\ssrc="(\/assets\/[^"]+\.js)"/.exec(
		readFileSync(join(firstRelease, "index.html"), "utf8"),
	) ?? [];

/** Deletes the entry of this address in every cache, or replaces it. */
const replace = (
	page: Page,
	path: string,
	by?: { text: string; type: string },
) =>
	page.evaluate(
		async ([wanted, given]) => {
			for (const name of await caches.keys()) {
				const cache = await caches.open(name);
				for (const request of await cache.keys()) {
					if (new URL(request.url).pathname !== wanted) continue;
					await cache.delete(request);
					if (given)
						await cache.put(
							request,
							new Response(given.text, {
								headers: { "content-type": given.type },
							}),
						);
				}
			}
		},
		[path, by ?? null] as const,
	);

const damages: [string, (page: Page) => Promise<unknown>][] = [
	["index.html gone", (page) => replace(page, "/index.html")],
	[
		"index.html empty",
		(page) => replace(page, "/index.html", { text: "", type: "text/html" }),
	],
	["the start's script gone", (page) => replace(page, startFile)],
	[
		"a page in the place of the start's script",
		(page) =>
			replace(page, startFile, {
				text: "<!doctype html><html></html>",
				type: "text/html",
			}),
	],
	[
		"the start's script cut off",
		(page) =>
			replace(page, startFile, {
				text: "const a = {",
				type: "text/javascript",
			}),
	],
	[
		"all caches gone",
		(page) =>
			page.evaluate(async () => {
				for (const name of await caches.keys()) await caches.delete(name);
			}),
	],
];

for (const [name, damage] of damages)
	test(`with ${name} and a working service worker one online visit is enough for the next start to work offline`, async ({
		page,
		context,
		customer,
		faultProxy,
	}) => {
		await signIn(page, customer);
		await waitForWholeShell(page);
		await page.goto("/manifest.webmanifest");
		await damage(page);
		// Clears the browser's own cache, which still has the files.
		const browser = await context.newCDPSession(page);
		await browser.send("Network.clearBrowserCache");
		await page.goto("/");
		await waitForHome(page);
		await waitForWholeShell(page);
		await page.goto("/manifest.webmanifest");
		faultProxy.down();
		await context.setOffline(true);
		await page.goto("/");
		await waitForHome(page);
	});

test("offline without the start script a plain page shows the saved codes, and with a network the app starts again", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const id = await claimForLater(customer.api, "1060");
	await signIn(page, customer);
	await waitForWholeShell(page);
	await expect
		.poll(() => isInBoth(page, `code/${customer.api.sub}/${id}`))
		.toBe(true);
	await page.goto("/manifest.webmanifest");
	await replace(page, startFile);
	const browser = await context.newCDPSession(page);
	await browser.send("Network.clearBrowserCache");
	faultProxy.down();
	await context.setOffline(true);
	const errors: string[] = [];
	page.on("console", (message) => {
		if (/Content.Security.Policy/i.test(message.text()))
			errors.push(message.text());
	});
	await page.goto("/history?state=history");
	await expect(page.getByRole("listitem")).toHaveCount(1);
	await expect(page.locator("code")).toContainText(/\w/);
	expect(errors).toEqual([]);
	faultProxy.up();
	await context.setOffline(false);
	await page.getByRole("link", { name: "ลองอีกครั้ง" }).click();
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(page).toHaveURL(/\/history\?state=history$/);
});
