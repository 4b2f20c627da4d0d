// Proves the event log: silent on localhost, sent once on another host, with the session and without secrets (P23).
import type { Page } from "@playwright/test";
import { createEventLog } from "../../../src/contract/event";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { signIn, storeToken, waitForHome } from "../support/journey";
import { button, openLatte } from "../support/person";
import { lockIsFree } from "../support/sent";

const logged = (requests: { url: string; body: string }[]) =>
	requests.filter(({ url }) => url === createEventLog.path);
const namesOf = (requests: Parameters<typeof logged>[0]): unknown[] =>
	logged(requests).map(({ body }) => JSON.parse(body).name);

/** Waits until all events that the page has logged are sent: moves the installed clock past the delay, then waits for the sending. */
async function sendLogged(page: Page) {
	await page.clock.fastForward(1000);
	await lockIsFree(page, "event-log");
}

test("on localhost nothing is logged", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await page.clock.install();
	await signIn(page, customer);
	await openLatte(person);
	await expect(button(person, "Get this privilege")).toBeEnabled();
	await sendLogged(page);
	expect(logged(faultProxy.requests)).toEqual([]);
});

test("on another host an opened privilege is logged once, with its session and page", async ({
	page,
	customer,
	faultProxy,
}) => {
	const elsewhere = faultProxy.address.replace("localhost", "gift.localhost");
	await page.clock.install();
	await page.goto(`${elsewhere}/landing?mock_user_id=${customer.id}`);
	await waitForHome(page);
	await openLatte({ page, language: "th" });
	await expect
		.poll(() => namesOf(faultProxy.requests))
		.toContain("Privilege Detail");
	await sendLogged(page);
	const session = await page.evaluate(() =>
		sessionStorage.getItem("session_id"),
	);
	const events = logged(faultProxy.requests).map(({ body }) =>
		JSON.parse(body),
	);
	const opened = events.filter(({ name }) => name === "Privilege Detail");
	expect(opened).toHaveLength(1);
	expect(opened[0]).toMatchObject({
		session_id: session,
		path: "/?modal-privilege=PV_1001",
	});
	expect(JSON.stringify(events)).not.toContain(customer.id);
});

test("the screens of the member area and of a brand log their events by the documents' names", async ({
	page,
	customer,
	faultProxy,
}) => {
	const elsewhere = faultProxy.address.replace("localhost", "gift.localhost");
	const names = () => namesOf(faultProxy.requests);
	const paths = () =>
		logged(faultProxy.requests).map(({ body }) => {
			const { name, path } = JSON.parse(body);
			return `${name} ${path}`;
		});
	const isLogged = (name: string) => expect.poll(names).toContain(name);
	await storeToken(page, customer, elsewhere);
	await page.goto(`${elsewhere}/announcement`);
	await isLogged("Announcement List");
	await page.getByRole("main").getByRole("link").first().click();
	await isLogged("Announcement Detail");
	await page.goto(`${elsewhere}/article?alt_reference=AR_1001`);
	await isLogged("Article Detail");
	await page
		.getByRole("main")
		.getByRole("button", { name: translate("th", "Join the activity") })
		.click();
	await isLogged("Join Activity");
	await isLogged("Click Call to Action");
	await page.goto(`${elsewhere}/notification`);
	await page.getByRole("main").getByRole("listitem").first().click();
	await isLogged("Notification Detail");
	for (const brand of [
		"privilegebybrand?brandId=1",
		"search/detail?brandId=2",
	]) {
		await page.goto(`${elsewhere}/${brand}`);
		await expect.poll(paths).toContain(`Brand /${brand}`);
	}
});

test("an event without a network is stored on the phone, survives a restart, and is sent once", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const elsewhere = faultProxy.address.replace("localhost", "gift.localhost");
	const lost = faultProxy.inject("CreateEventLog", {
		kind: "dropBefore",
	});
	const first = await profile.open();
	await first.page.goto(`${elsewhere}/landing?mock_user_id=${customer.id}`);
	await waitForHome(first.page);
	await openLatte({ page: first.page, language: "th" });
	await expect
		.poll(() => namesOf(faultProxy.requests))
		.toContain("Privilege Detail");
	await profile.close();
	lost.release();
	const before = logged(faultProxy.requests).length;
	const second = await profile.open();
	await second.page.goto(`${elsewhere}/history?state=history`);
	const later = () =>
		namesOf(faultProxy.requests)
			.slice(before)
			.filter((name) => name === "Privilege Detail");
	await expect.poll(later).not.toHaveLength(0);
	await second.page.waitForLoadState("networkidle");
	await expect
		.poll(() => second.page.evaluate(() => localStorage.getItem("event-queue")))
		.toBeNull();
	expect(later()).toHaveLength(1);
});

test("the page in an event carries no token, sign-in parameter or phone number", async ({
	page,
	customer,
	faultProxy,
}) => {
	const elsewhere = faultProxy.address.replace("localhost", "gift.localhost");
	await page.goto(`${elsewhere}/landing?mock_user_id=${customer.id}`);
	await waitForHome(page);
	await page.goto(
		`${elsewhere}/history?state=history&brandId=7&code=SECRET1&token=SECRET2&contact_no=0812345678&to=0812345678`,
	);
	await page.getByRole("tab", { name: translate("th", "Used") }).click();
	const viewed = () =>
		logged(faultProxy.requests)
			.map(({ body }) => JSON.parse(body))
			.filter(({ name }) => name === "History");
	await expect.poll(viewed).not.toHaveLength(0);
	expect(viewed()[0]).toMatchObject({
		type: "View",
		path: "/history?state=history&brandId=7",
	});
});
