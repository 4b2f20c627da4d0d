// Proves the code popup: a countdown by the server's time, its end and announcements, the copy and link events, and its variants for shops and for the web.
import { couponCodeDetail } from "../../../src/contract/code";
import { translate } from "../../support/catalogue";
import { claimForLater, runningCoupon } from "../support/coupon";
import { replyFault, successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { chooseLanguage, openAs, signIn } from "../support/journey";
import { button, couponButton, timeLeft, viewCode } from "../support/person";

/** A counter code that is valid for 5 minutes, and url codes that are shown as a button and as a link. */
const fiveMinutes = "1042";
const asButton = "1011";
const asLink = "1034";

const minutes = (count: number) => count * 60_000;

test("the countdown follows the server's time in the background, with a changed phone clock and after a reload; the last minute and the end are announced, and closing reloads the list", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const id = await runningCoupon(customer.api, fiveMinutes);
	const { countdown_time } = await customer.api.call(couponCodeDetail, {
		CPC_Transaction_Id: id,
		Start_Countdown: false,
	});
	const end = Date.parse(countdown_time ?? "");
	await openAs(page, customer, "/history?state=history");
	const dialog = await viewCode(person);
	/** Checks that the digits show the time left at this time of the server (in ms); they may be rendered a second late. */
	const tellsTimeAt = (moment: () => number) =>
		expect
			.poll(async () =>
				Math.abs(end - moment() - (await timeLeft(dialog)) * 1000),
			)
			.toBeLessThan(2000);
	const hold = async () => {
		await page.waitForLoadState("networkidle");
		const held = faultProxy.inject("/api/", { kind: "hold" });
		// Waits for requests under way, since any reply would set the app's clock again.
		await expect.poll(faultProxy.underWay).toBe(0);
		return held;
	};
	const replies = await hold();
	await page.clock.install();

	// The clock cannot be paused in the past, so it is paused 5 s ahead, which is enough on a busy machine.
	const asleep = (await page.evaluate(() => Date.now())) + 5000;
	await page.clock.pauseAt(asleep);
	// The page is in the background for a minute, in which no timer runs.
	const awake = asleep + minutes(1);
	await page.clock.setSystemTime(awake);
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange")),
	);
	await tellsTimeAt(() => awake);
	await page.clock.setSystemTime(awake - minutes(60));
	await page.clock.runFor(5000);
	await tellsTimeAt(() => awake + 5000);
	await page.clock.resume();
	replies.release();
	await page.reload();
	await viewCode(person);
	await tellsTimeAt(Date.now);

	await hold();
	await page.clock.fastForward((await timeLeft(dialog)) * 1000 - minutes(0.8));
	await expect(
		dialog.getByRole("status").getByText(translate("th", "1 minute left")),
	).toBeAttached();
	await page.clock.fastForward(minutes(1));
	const over = page.getByRole("dialog", {
		name: translate("th", "Code expired"),
	});
	await expect(over).toBeVisible();
	await expect(dialog).toBeHidden();
	const reloaded = page.waitForEvent("load");
	await over.getByRole("button", { name: translate("th", "Close") }).click();
	await reloaded;
});

test("Copy copies the code, confirms it for 3 seconds, and logs event 1", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const person = { page, language: "en-US" } as const;
	const transaction = await runningCoupon(customer.api, fiveMinutes);
	await chooseLanguage(page, "en-US");
	// The clock is installed before the page opens: an open page has two clocks for a moment, and one of them looks set back.
	await page.clock.install();
	await openAs(page, customer, "/history?state=history");
	const dialog = await viewCode(person);
	await dialog.getByRole("tab", { name: "Code", exact: true }).click();
	const shown = await dialog.getByTestId("code").innerText();
	await button(person, "Copy").click();
	await expect(button(person, "Copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		shown.replaceAll(/\s/g, ""),
	);
	await page.clock.fastForward(1000);
	await expect(button(person, "Copied")).toBeVisible();
	await page.clock.fastForward(2000);
	await expect(button(person, "Copy")).toBeVisible();
	const logged = () =>
		faultProxy.requests
			.filter(({ url }) => url.includes("PrivilegeEventLog"))
			.map(({ body }) => JSON.parse(body));
	await expect
		.poll(logged)
		.toMatchObject([
			{ Transaction_Id: transaction, PrivilegeType: 4, Type_Event_Log: 1 },
		]);
});

for (const [reference, role, name, event] of [
	[asButton, "button", "Open the partner’s page", 3],
	[asLink, "link", /^https:\/\//, 3],
] as const)
	test(`a url code is shown as a ${role}, opens in a new tab, and logs event ${event}`, async ({
		page,
		context,
		customer,
		faultProxy,
	}) => {
		const person = { page, language: "en-US" } as const;
		await claimForLater(customer.api, reference);
		await signIn(page, customer, "en-US");
		await page.goto("/history?state=history");
		await couponButton(person, "Use code").click();
		await button(person, "Show the code").click();
		const open = page.getByRole(role, { name });
		await expect(open).toBeVisible();
		await expect(page.getByRole("timer")).toHaveCount(0);
		await context.route(/example/, (route) => route.fulfill({ body: "shop" }));
		const tab = context.waitForEvent("page");
		await open.click();
		await (await tab).waitForURL(/^https:\/\/.*example/);
		await expect
			.poll(() =>
				faultProxy.requests
					.filter(({ url }) => url.includes("PrivilegeEventLog"))
					.map(({ body }) => JSON.parse(body).Type_Event_Log),
			)
			.toEqual([event]);
	});

test("a rejected use shows the reason and asks again; the next try succeeds", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await runningCoupon(customer.api, fiveMinutes);
	await openAs(page, customer, "/history?state=history");
	await viewCode(person);
	const fault = faultProxy.inject(
		"UpdateUsedPrivilege",
		replyFault(400, {
			status: "error",
			error: { code: 20000 },
			messageth: "ร้านยังไม่รับ",
			messageen: "Not yet",
		}),
	);
	await button(person, "Scanned, mark as used").click();
	await button(person, "Confirm").click();
	await button(person, "Keep it as used").click();
	await fault.met;
	await expect(page.getByRole("alert")).toHaveText("ร้านยังไม่รับ");
	fault.release();
	await button(person, "Confirm").click();
	await button(person, "Keep it as used").click();
	await expect(
		page.getByRole("dialog", { name: translate("th", "Privilege used") }),
	).toBeVisible();
});

/** A reply to CouponCodeDetail that another host may send. */
const codeReply = (data: object) => successFault(data);

for (const language of ["th", "en-US"] as const)
	test(`unknown values in the reply do not hide the code (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language } as const;
		const id = await runningCoupon(customer.api, fiveMinutes);
		const real = await customer.api.call(couponCodeDetail, {
			CPC_Transaction_Id: id,
			Start_Countdown: false,
		});
		const dialog = page.getByRole("dialog", {
			name: translate(language, "Your code"),
		});
		const open = async (data: object) => {
			faultProxy.inject("CouponCodeDetail", codeReply(data));
			await openAs(page, customer, "/history?state=history");
			await couponButton(person, "View code").click();
			await expect(dialog).toBeVisible();
		};
		await chooseLanguage(page, language);

		await test.step("a reply without a code says so, with a retry that loads it", async () => {
			await open({ ...real, code: null, is_url: "?" });
			const missing = dialog.getByText(
				translate(language, "The code of this coupon has not arrived"),
			);
			await expect(missing).toBeVisible();
			await expect(button(person, "Contact us")).toBeVisible();
			faultProxy.inject("CouponCodeDetail", codeReply(real));
			await button(person, "Try again").click();
			await expect(missing).toBeHidden();
			await expect(dialog.getByRole("tab")).toHaveCount(3);
		});
		await test.step("an unknown format shows text and QR without a barcode, also in full screen", async () => {
			await open({ ...real, barcode_format: "CODE39", privilegetype: "new" });
			await expect(dialog.getByRole("tab")).toHaveText([
				translate(language, "Code"),
				translate(language, "QR"),
			]);
			await expect(dialog.getByTestId("code")).toBeVisible();
			await button(person, "Full screen").click();
			const full = page.getByRole("dialog", {
				name: translate(language, "Code on the full screen"),
			});
			await expect(full.locator("canvas[data-drawn]")).toBeVisible();
			await button(person, "Show the code").click();
			await expect(full.getByTestId("code")).toBeVisible();
		});
		await test.step("a link that may not be opened is replaced by the code", async () => {
			await open({ ...real, is_url: true, link: "javascript:alert(1)" });
			await expect(dialog.getByRole("link")).toHaveCount(0);
			await expect(dialog.getByRole("tab")).toHaveCount(3);
		});
	});
