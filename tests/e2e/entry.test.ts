// Proves the way in: nothing is called without a token, a token leaves the address first, and what is saved belongs to one customer.
import { say } from "../tooling/catalogue";
import { expect, test } from "./fixtures";
import { atHome, land, loseNetwork, newCustomer, signIn } from "./journey";
import { kept } from "./kept";
import { claimNow, codeDialog, couponButton, openLatte } from "./person";

test.use({ serviceWorkers: "allow" });

const calls = (requests: { url: string }[]) =>
	requests.map(({ url }) => url).filter((url) => url.startsWith("/api/"));

test("without a token home calls nothing", { tag: "@gate" }, async ({
	page,
	door,
}) => {
	await page.goto("/");
	await page.waitForFunction(() => navigator.serviceWorker.ready);
	await page.waitForLoadState("networkidle");
	expect(await page.locator("main:not([aria-busy])").count()).toBeGreaterThan(
		0,
	);
	expect(calls(door.requests)).toEqual([]);
});

test("a token in the address signs in, and is gone from it before anything else is asked", {
	tag: "@gate",
}, async ({ page, customer, door }) => {
	await page.goto(`/?token=${customer.api.token}`);
	await atHome(page);
	await expect(page).toHaveURL(`${door.address}/`);
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(
		customer.api.token,
	);
	// Every request counts: scripts and styles are asked for while the address still has it.
	await page.waitForFunction(() => navigator.serviceWorker.ready);
	await page.waitForLoadState("networkidle");
	const { token } = customer.api;
	const [opened, ...others] = door.requests;
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
	door,
}) => {
	await page.goto("/not-found");
	await page.evaluate(() => sessionStorage.setItem("refreshTokenCount", "3"));
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await atHome(page);
	await expect(page).toHaveURL(`${door.address}/`);
	expect(
		await page.evaluate(() => sessionStorage.getItem("refreshTokenCount")),
	).toBe("0");
	const reported = door.requests.find(({ url }) =>
		url.endsWith("CreateEventSession"),
	);
	const session = await page.evaluate(() =>
		sessionStorage.getItem("session_id"),
	);
	expect(JSON.parse(reported?.body ?? "{}")).toMatchObject({
		session_id: session,
	});
});

test("another customer on the same phone never sees what the first one saved", async ({
	page,
	customer,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await openLatte(person);
	await claimNow(person);
	await codeDialog(person);
	await page.goto("/history?state=history");
	await expect(couponButton(person, "View code")).toBeVisible();

	const second = await newCustomer(appAddress, "gold");
	await land(page, second);
	await page.goto("/history?state=history");
	await expect(
		page.getByRole("heading", { name: say("th", "No coupons yet") }),
	).toBeVisible();
	await loseNetwork(page);
	await page.goto("/history?state=history");
	await expect(
		page.getByRole("tab", { name: say("th", "Used") }),
	).toBeVisible();
	await expect(couponButton(person, "View code")).toHaveCount(0);
	expect(await kept(page)).not.toContain(customer.api.sub);
});
