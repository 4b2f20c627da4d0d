// Proves that a use confirmed by mistake can be undone before anything is sent, that an intended use is not lost, and that without a network a use fails with a message.
import type { HistoryPart } from "../../../src/contract/history";
import { translate } from "../../support/catalogue";
import { historyOf, runningCoupon } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	chooseLanguage,
	goOffline,
	openAs,
	signIn,
} from "../support/journey";
import {
	button,
	claimNow,
	codeDialog,
	couponButton,
	openLatte,
	type Person,
} from "../support/person";
import { prefetchBegun, requestsArrived } from "../support/sent";
import { storedText } from "../support/storedText";

/** The coupons in a part of the history, from the server. */
const listed = (part: HistoryPart) => async (of: Customer) => {
	const items = await historyOf(of.api, part);
	return items.map((it) => it.ext_transaction_id);
};
const used = listed("Used");
const usable = listed("canuse");

async function confirmUse(person: Person) {
	await codeDialog(person);
	await button(person, "Scanned, mark as used").click();
	await button(person, "Confirm").click();
	await expect(
		person.page.getByText(translate(person.language, "Marked as used")),
	).toBeVisible();
}

test("an undone use sends nothing and shows the code again; a use that is confirmed is sent once, even after leaving the page or closing the tab", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const cards = page.locator("main article");
	const [first = "", second = "", third] = [
		await runningCoupon(customer.api, "1001"),
		await runningCoupon(customer.api, "1001"),
		await runningCoupon(customer.api, "1001"),
	];
	await openAs(page, customer, `/history?state=history&open=${first}`);
	await confirmUse(person);
	// The used coupon disappears from the list, and Undo brings it back and opens its code.
	await expect(cards).toHaveCount(2);
	await page.getByRole("button", { name: translate("th", "Undo") }).click();
	await codeDialog(person);
	await expect(cards).toHaveCount(3);
	expect(
		faultProxy.requests.filter(({ url }) => url.includes("UpdateUsed")),
	).toEqual([]);

	await confirmUse(person);
	await page.goto("/manifest.webmanifest");
	await page.goto(`/history?state=history&open=${second}`);
	await confirmUse(person);
	// Both coupons are shown as used on this phone, also before the server knows it.
	await expect(cards).toHaveCount(1);
	await page.close();
	const again = await context.newPage();
	await again.goto("/history?state=history");
	await expect(again.locator("main article")).toHaveCount(1);
	await expect
		.poll(async () => (await used(customer)).sort(), { timeout: 30_000 })
		.toEqual([first, second].sort());
	expect(await usable(customer)).toEqual([third]);
});

test("the undo over a privilege that was just claimed can be reached by touch and by keyboard", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const undo = page.getByRole("button", { name: translate("th", "Undo") });
	await page.clock.install();
	await signIn(page, customer);
	const privilege = await openLatte(person);
	const code = await claimNow(person);
	await confirmUse(person);
	await expect(code).toBeHidden();
	await expect(privilege).toBeVisible();
	await undo.click();
	await codeDialog(person);
	await confirmUse(person);
	await expect(code).toBeHidden();
	// An element outside the open modal cannot have the focus, so Undo must be inside it.
	await undo.focus();
	await expect(undo).toBeFocused();
	await page.keyboard.press("Enter");
	await codeDialog(person);
	// Both undo periods are over, and requests after them would have arrived.
	await page.clock.fastForward(10_000);
	await requestsArrived(page);
	expect(
		faultProxy.requests.filter(({ url }) => url.includes("UpdateUsed")),
	).toEqual([]);
});

test.describe("on a phone that has saved the app", () => {
	test.use({ serviceWorkers: "allow" });

	test("an offline use says so and is not queued; a use whose undo time ends offline shows the code again; neither is sent later", async ({
		page,
		context,
		customer,
		faultProxy,
	}) => {
		const person = { page, language: "en-US" } as const;
		const id = await runningCoupon(customer.api, "1001");
		const sends = () =>
			faultProxy.requests.filter(({ url }) => url.includes("UpdateUsed"));
		const offline = page.getByRole("dialog", {
			name: "No Internet connection",
		});
		await chooseLanguage(page, "en-US");
		await openAs(page, customer, `/history?state=history&open=${id}`);

		await test.step("confirmed with no network", async () => {
			await codeDialog(person);
			await goOffline(page);
			await button(person, "Scanned, mark as used").click();
			await button(person, "Confirm").click();
			await expect(offline).toBeVisible();
			await expect(page.getByText("Marked as used")).toHaveCount(0);
			expect(await storedText(page)).not.toContain(`use/${customer.api.sub}`);
			await offline.getByRole("button", { name: "Close", exact: true }).click();
			await expect(offline).toBeHidden();
			await context.setOffline(false);
			await page.waitForFunction(() => navigator.onLine);
			// The offline banner disappears when the network is back.
			await expect(page.getByText("No internet connection")).toHaveCount(0);
		});

		await test.step("the network goes while it can be undone", async () => {
			await couponButton(person, "View code").click();
			await confirmUse(person);
			await expect(page.locator("main article")).toHaveCount(0);
			await context.setOffline(true);
			await offline.getByRole("button", { name: "Close", exact: true }).click();
			// The eight seconds for the undo end without a press.
			await expect(page.getByRole("alert")).toHaveText(
				"We could not confirm that it was marked as used. Check your connection and confirm again: it never counts twice.",
			);
			expect(await storedText(page)).not.toContain(`use/${customer.api.sub}`);
		});

		await context.setOffline(false);
		await page.goto("/history?state=history");
		await expect(couponButton(person, "View code")).toBeVisible();
		const before = faultProxy.requests.length;
		await page.goto("/");
		await prefetchBegun(faultProxy, before);
		expect(sends()).toEqual([]);
		expect(await used(customer)).toEqual([]);
		expect(await usable(customer)).toEqual([id]);
	});
});

test("if a use's reply is lost and the history cannot be read, a later start finds the result by reading only", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "en-US" } as const;
	const id = await runningCoupon(customer.api, "1001");
	await chooseLanguage(page, "en-US");
	await openAs(page, customer, `/history?state=history&open=${id}`);
	await confirmUse(person);
	const unheard = faultProxy.inject("UpdateUsed", { kind: "cutReply" });
	const history = faultProxy.inject("History/Redeem", { kind: "dropBefore" });
	await button(person, "Keep it as used").click();
	await expect(
		page.getByRole("dialog", {
			name: "We do not know yet whether it was marked as used",
		}),
	).toBeVisible();
	expect(await storedText(page)).toContain(`use/${customer.api.sub}`);
	expect(await used(customer)).toEqual([id]);
	const sent = unheard.count();
	unheard.release();
	history.release();
	// The server would refuse a second request, but the app does not send one.
	const again = faultProxy.inject("UpdateUsed", replyFault(400));
	await page.goto("/");
	await expect
		.poll(() => storedText(page))
		.not.toContain(`use/${customer.api.sub}`);
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	// The number is not exact, since the browser may repeat a request that a broken connection lost.
	expect(sent).toBeGreaterThan(0);
	expect(again.count()).toBe(0);
	expect(await used(customer)).toEqual([id]);
});
