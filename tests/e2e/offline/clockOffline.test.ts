// Proves that changing the phone's clock offline expires no coupon, and that the ages of saved lists follow the server's time (architecture: Time).
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { goOffline, signIn } from "../support/journey";
import {
	codeDialog,
	couponButton,
	latte,
	timeLeft,
	viewCode,
} from "../support/person";
import { waitForWholeShell } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const hour = 3_600_000;
const list = "/history?state=history";
/** `12:05` in Bangkok. */
const clockOf = (ms: number) =>
	new Date(ms + 7 * hour).toISOString().slice(11, 16);

for (const language of ["th", "en-US"] as const)
	test(`a coupon keeps its minutes on a clock that was three hours slow and is corrected offline, and its countdown says that the time is not confirmed (${language})`, async ({
		page,
		customer,
	}) => {
		const person = { page, language };
		await runningCoupon(customer.api, latte.reference);
		await page.clock.install({ time: Date.now() - 3 * hour });
		await signIn(page, customer, language);
		await waitForWholeShell(page);
		await page.goto(list);
		await viewCode(person);
		await goOffline(page);
		await page.clock.setSystemTime(Date.now());
		await page.goto(list);
		await expect(
			page.getByText(translate(language, "Code expired"), { exact: true }),
		).toHaveCount(0);
		const code = await viewCode(person);
		expect(await timeLeft(code)).toBeGreaterThan(5 * 60);
		await expect(
			code.getByText(translate(language, "Time not confirmed yet")),
		).toBeVisible();
	});

test("a code opens on a clock that is set ten years ahead offline and is not shown as expired; with a network its countdown continues", async ({
	page,
	context,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	await runningCoupon(customer.api, latte.reference);
	await signIn(page, customer);
	await waitForWholeShell(page);
	await page.goto(list);
	await viewCode(person);
	await goOffline(page);
	await page.clock.install({ time: Date.now() + 10 * 365 * 24 * hour });
	await page.goto(list);
	await couponButton(person, "View code").click();
	const code = await codeDialog(person);
	await expect(code.getByRole("timer")).toContainText(
		translate("th", "Ends at {time}").split("{time}")[0]?.trim() ?? "",
	);
	await expect(
		page.getByRole("dialog", { name: translate("th", "Code expired") }),
	).toHaveCount(0);
	await context.setOffline(false);
	await page.goto(list);
	const again = await viewCode(person);
	expect(await timeLeft(again)).toBeGreaterThan(5 * 60);
});

test("the age of a saved list follows the server's time on a phone whose clock is three hours fast", async ({
	page,
	customer,
}) => {
	const begun = Date.now();
	await page.clock.install({ time: begun + 3 * hour });
	await signIn(page, customer);
	await waitForWholeShell(page);
	await page.goto(list);
	await expect(page.locator("main:not([data-busy])")).toBeVisible();
	await goOffline(page);
	await page.goto("/");
	// All minutes of the test, with one more at each end, since the app knows the server's time only to the second.
	const times: string[] = [];
	for (let at = begun - 60_000; at < Date.now() + 60_000; at += 60_000)
		times.push(clockOf(at));
	await expect(
		page
			.getByRole("status")
			.getByText(new RegExp(times.join("|")))
			.first(),
	).toBeVisible();
});
