// Proves that the app's main journey violates neither the Content-Security-Policy nor Trusted Types.
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { signIn, waitForHome } from "../support/journey";
import { claimNow, openLatte, readCode } from "../support/person";

test.use({ serviceWorkers: "allow" });

/** Records everything that the browser refuses from now on, in every page that this tab loads. */
async function watch(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await page.exposeFunction("refusedByPolicy", (what: string) => {
		refused.push(what);
	});
	// The browser reports a header that it does not understand only in the console.
	page.on("console", (message) => {
		if (/Permissions-Policy|Content[- ]Security[- ]Policy/.test(message.text()))
			refused.push(message.text());
	});
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", (event) => {
			const { effectiveDirective, blockedURI, sourceFile, sample } = event;
			Reflect.get(
				window,
				"refusedByPolicy",
			)(`${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
		});
	});
	return refused;
}

test("nothing violates the policy from home to a code and back", async ({
	page,
	customer,
}) => {
	const refused = await watch(page);
	await signIn(page, customer);
	// The service worker is registered through a Trusted Types policy; without this policy it would not exist.
	await page.evaluate(() => navigator.serviceWorker.ready);
	const person = { page, language: "th" } as const;
	await openLatte(person);
	await readCode(person, await claimNow(person));
	for (const [path, heading] of [
		["/history?state=history", "My coupons"],
		["/myfavorite", "Favourite deals"],
		["/brand_list", "Brands"],
		["/contact_us", "Contact us"],
		["/not-found", "Page Not Found"],
	] as const) {
		await page.goto(path);
		await expect(
			page.getByRole("heading", { name: translate("th", heading), level: 1 }),
		).toBeVisible();
	}
	await page.goto("/");
	await waitForHome(page);
	expect(refused).toEqual([]);
});

test.describe("markup of the host", () => {
	test.use({ serviceWorkers: "block" });
	for (const [name, cleaner] of [
		["is cleaned", "there"],
		["shows its words where the cleaner cannot be loaded", "missing"],
	] as const)
		test(`${name}, within the policy`, async ({
			page,
			customer,
			faultProxy,
		}) => {
			const refused = await watch(page);
			if (cleaner === "missing")
				faultProxy.inject("purify", { kind: "dropBefore" });
			await signIn(page, customer);
			const sheet = await openLatte({ page, language: "th" });
			const details = sheet.getByRole("tabpanel");
			await expect(details).toContainText("16 ออนซ์");
			await expect(details.locator("p", { hasText: "16 ออนซ์" })).toHaveCount(
				cleaner === "there" ? 1 : 0,
			);
			expect(refused).toEqual([]);
		});

	test("text that no Trusted Types policy has turned into markup is refused", async ({
		page,
		customer,
	}) => {
		const refused = await watch(page);
		await signIn(page, customer);
		const outcome = await page.evaluate(() => {
			try {
				document.createElement("div").innerHTML = "<p>deal</p>";
				return "taken";
			} catch {
				return "refused";
			}
		});
		expect(outcome).toBe("refused");
		await expect
			.poll(() => refused.join())
			.toContain("require-trusted-types-for");
	});
});
