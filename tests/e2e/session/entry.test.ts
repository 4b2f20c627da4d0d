// Proves the start: no calls without a token, a token is removed from the address before anything else, and saved data belongs to one customer.
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	confirmSwitch,
	goOffline,
	newCustomer,
	openAs,
	signIn,
	switchAccountByLanding,
	waitForHome,
} from "../support/journey";
import { claimNow, couponButton, openLatte } from "../support/person";
import { waitForWholeShell } from "../support/shell";
import { findStored, personalDataOf } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

const calls = (requests: { url: string }[]) =>
	requests.map(({ url }) => url).filter((url) => url.startsWith("/api/"));

test("without a token home calls nothing", { tag: "@ci" }, async ({
	page,
	faultProxy,
}) => {
	for (const path of ["/", "/hub"]) {
		await page.goto(path);
		await page.waitForFunction(() => navigator.serviceWorker.ready);
		await page.waitForLoadState("networkidle");
		await expect(
			page.getByText(
				translate(
					"th",
					"Privileges for owners of participating phones. Open Galaxy Gift from your phone’s menu to sign in.",
				),
			),
		).toBeVisible();
		expect(calls(faultProxy.requests)).toEqual([]);
	}
});

test("the hub shows home at another address: the same sections and the same links", async ({
	page,
	customer,
	faultProxy,
}) => {
	const main = page.getByRole("main");
	const sections = main.getByRole("heading", { level: 2 });
	const ways = main.locator("header").getByRole("link");
	await openAs(page, customer, "/");
	await waitForHome(page);
	await page.waitForLoadState("networkidle");
	const home = {
		sections: await sections.allTextContents(),
		ways: await ways.count(),
	};
	expect(home.sections).toContain(translate("th", "Popular deals"));
	await openAs(page, customer, "/hub");
	await waitForHome(page);
	await expect(page).toHaveURL(`${faultProxy.address}/hub`);
	await expect(sections).toHaveText(home.sections);
	await expect(ways).toHaveCount(home.ways);
});

test("a token in the address signs in, and is removed from it before any other request", {
	tag: "@ci",
}, async ({ page, customer, faultProxy }) => {
	await page.goto(`/?token=${customer.api.token}`);
	await waitForHome(page);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(
		customer.api.token,
	);
	// Checks every request and its referrer, since the browser requests scripts and styles while the address still has the token.
	await page.waitForFunction(() => navigator.serviceWorker.ready);
	await page.waitForLoadState("networkidle");
	const { token } = customer.api;
	const [opened, ...others] = faultProxy.requests;
	expect(opened?.url).toBe(`/?token=${token}`);
	expect(others.length).toBeGreaterThan(10);
	expect(
		others.filter(({ url, referer, body }) =>
			[url, referer, body].some((text) => text.includes(token)),
		),
	).toEqual([]);
	await page.goBack().catch(() => null);
	expect(page.url()).not.toContain("token=");
});

test("landing resets the refresh count, reports the session, and leaves no sign-in parameter behind", async ({
	page,
	customer,
	faultProxy,
}) => {
	await page.goto("/not-found");
	await page.evaluate(() => sessionStorage.setItem("refreshTokenCount", "3"));
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await waitForHome(page);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	expect(
		await page.evaluate(() => sessionStorage.getItem("refreshTokenCount")),
	).toBe("0");
	const reported = faultProxy.requests.find(({ url }) =>
		url.endsWith("CreateEventSession"),
	);
	const session = await page.evaluate(() =>
		sessionStorage.getItem("session_id"),
	);
	expect(JSON.parse(reported?.body ?? "{}")).toMatchObject({
		session_id: session,
	});
});

/** The ways to sign in on a phone that another customer has used. */
const waysIn = {
	"a token in the address": async (page: Page, next: Customer) => {
		await page.goto(`/?token=${next.api.token}`);
		await confirmSwitch(page);
	},
	"the landing page": switchAccountByLanding,
};

for (const [way, comeIn] of Object.entries(waysIn))
	test(`another customer on the same phone, by ${way} after the browser was closed, never sees the first one's saved data, and none of it is left`, async ({
		profile,
		customer,
		appAddress,
	}) => {
		const first = await profile.open();
		const person = { page: first.page, language: "th" } as const;
		await signIn(first.page, customer);
		await openLatte(person);
		await expect(await claimNow(person)).toContainText(
			translate("th", "Saved on this phone, opens without internet"),
		);
		const traces = await personalDataOf(customer);
		const all = Object.keys(traces);
		await first.page.goto("/history?state=history");
		await expect(couponButton(person, "View code")).toBeVisible();
		await expect.poll(() => findStored(first.page, traces)).toEqual(all);
		await waitForWholeShell(first.page);
		await profile.close();

		const { page } = await profile.open();
		// This page does not run the app, so the storage has only what the closed browser has written.
		await page.goto("/manifest.webmanifest");
		expect(await findStored(page, traces)).toEqual(all);
		expect(await findStored(page, { shell: "/index.html" })).toEqual(["shell"]);
		await comeIn(page, await newCustomer(appAddress, "gold"));
		expect(await findStored(page, traces)).toEqual([]);

		await page.goto("/history?state=history");
		await expect(
			page.getByRole("heading", { name: translate("th", "No coupons yet") }),
		).toBeVisible();
		await goOffline(page);
		await page.goto("/history?state=history");
		await expect(
			page.getByRole("tab", { name: translate("th", "Used") }),
		).toBeVisible();
		await expect(
			couponButton({ page, language: "th" }, "View code"),
		).toHaveCount(0);
		expect(await findStored(page, traces)).toEqual([]);
	});
