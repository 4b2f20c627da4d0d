// Proves the reminders of codes that end soon: turned on by a press, turned off by signing out, shown by the service worker, and leading to the coupons (X08).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { openAs } from "../support/journey";
import { button } from "../support/person";
import { fakePushService, givePushKey } from "../support/pushService";

const th = "th" as const;
const subscriptionOn = (page: Page) =>
	page.evaluate(() => localStorage.getItem("test-subscription"));

const remindersOn = (page: Page) =>
	page.getByRole("switch", {
		name: translate(th, "Remind me before my coupons expire"),
	});

test("reminders are turned on by a press, stay on after a reload, and are turned off by signing out", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const { context, page } = await profile.open();
	await context.grantPermissions(["notifications"]);
	await fakePushService(context);
	givePushKey(faultProxy);
	const asked = (call: string) =>
		faultProxy.requests.filter(({ url }) => url.includes(call));

	await openAs(page, customer, "/notification");
	const reminders = remindersOn(page);
	await expect(reminders).not.toBeChecked();
	// The service worker is registered after the page has loaded.
	await page.evaluate(() => navigator.serviceWorker.ready);
	expect(asked("Push/Subscribe")).toHaveLength(0);
	await reminders.click();
	await expect(reminders).toBeChecked();
	await expect(reminders).not.toHaveAttribute("aria-busy");
	const endpoint = await subscriptionOn(page);
	const [saved] = asked("Push/Subscribe");
	expect(JSON.parse(saved?.body ?? "")).toMatchObject({
		endpoint,
		locale: "th",
	});
	await page.reload();
	await expect(reminders).toBeChecked();

	await page.goto("/profile");
	await button({ page, language: th }, "Sign out").click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: translate(th, "Sign out") })
		.click();
	await expect(page).toHaveURL(/\/$/);
	await expect.poll(() => subscriptionOn(page)).toBeNull();
	await expect
		.poll(() =>
			asked("Push/Unsubscribe").map(({ body }) => JSON.parse(body).endpoint),
		)
		.toContain(endpoint);
});

test("a message is shown as sent, a damaged one as a general text, and a press leads to the coupons", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const { context, page } = await profile.open();
	await context.grantPermissions(["notifications"]);
	await fakePushService(context);
	givePushKey(faultProxy);
	await openAs(page, customer, "/notification");
	// The reminders are turned on first, since the app closes all notifications of a customer without reminders at its start.
	const reminders = remindersOn(page);
	await expect(reminders).not.toBeChecked();
	await page.evaluate(() => navigator.serviceWorker.ready);
	await reminders.click();
	await expect(reminders).toBeChecked();
	await expect(reminders).not.toHaveAttribute("aria-busy");
	const cdp = await context.newCDPSession(page);
	const registrationId = await new Promise<string>((resolve) => {
		cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const [first] = registrations;
			if (first) resolve(first.registrationId);
		});
		void cdp.send("ServiceWorker.enable");
	});
	const deliver = (data: string) =>
		cdp.send("ServiceWorker.deliverPushMessage", {
			...{ origin: faultProxy.address, registrationId, data },
		});
	const shown = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			const all = await registration.getNotifications();
			return all.map(({ title, body }) => `${title}: ${body}`).sort();
		});
	const title = "คูปองของคุณใกล้หมดอายุ";
	await deliver(
		JSON.stringify({ title, body: "กาแฟ", path: "/history", lang: th }),
	);
	await expect.poll(shown).toEqual([`${title}: กาแฟ`]);
	await deliver("{");
	await expect
		.poll(shown)
		.toContain(`Galaxy Gift: ${title} · Your coupons expire soon`);

	// A test cannot press a system notification, so it sends the event of a press to the worker.
	await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
	const worker = context.serviceWorkers()[0];
	await worker?.evaluate(async () => {
		const { registration } = Object(globalThis);
		const [notification] = await registration.getNotifications();
		dispatchEvent(
			Object.assign(new Event("notificationclick"), {
				notification,
				waitUntil: () => undefined,
			}),
		);
	});
	await expect(page).toHaveURL(/\/history/);
	expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
});
