// Proves counter mode: codes can be scanned in every colour scheme, orientation, width and pixel density; other modes for a scanner that fails; the next code of the brand (O06).
import type { CDPSession, Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import {
	button,
	codeDialog,
	type Person,
	waitForPresses,
} from "../support/person";
import { scanPicture } from "../support/scanner";

/** Two coupons of one brand: one with a CODE128, and one with a Codabar that every scanner reads as plain Codabar. */
const first = "1153";
const codabar = "1156";

async function openCounter(person: Person, id: string) {
	await person.page.goto(`/history?state=history&open=${id}`);
	await codeDialog(person);
	await button(person, "Full screen").click();
	const full = person.page.getByRole("dialog", {
		name: translate(person.language, "Code on the full screen"),
	});
	await expect(full.locator("canvas[data-drawn]")).toBeVisible();
	return full;
}

/** What a scanner reads from the whole screen. */
async function scanScreen(cdp: CDPSession) {
	const { data } = await cdp.send("Page.captureScreenshot", {
		format: "jpeg",
		quality: 90,
	});
	return await scanPicture(Buffer.from(data, "base64"));
}

/** Replaces the screen wake lock and counts the held locks; a hidden page loses its locks. */
const watchWakeLock = (page: Page) =>
	page.addInitScript(() => {
		const held = new Set<{ released: boolean }>();
		const note = () => {
			document.documentElement.dataset.awake = String(held.size);
		};
		const request = async () => {
			const lock = {
				released: false,
				release: async () => {
					lock.released = true;
					held.delete(lock);
					note();
				},
			};
			held.add(lock);
			note();
			return lock;
		};
		Object.defineProperty(navigator, "wakeLock", { value: { request } });
		addEventListener("phone-sleeps", () => {
			for (const lock of held) lock.released = true;
			held.clear();
			note();
		});
	});

test("a scanner reads the code in both colour schemes and orientations, at 320 to 480 px and on a split screen, at 1 to 3 device pixels", async ({
	page,
	context,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const id = await runningCoupon(customer.api, first);
	await signIn(page, customer);
	const full = await openCounter(person, id);
	const code = await full.getByRole("img").first().getAttribute("aria-label");
	const cdp = await context.newCDPSession(page);
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		for (const deviceScaleFactor of [1, 2, 3])
			for (const [width, height] of [
				[320, 640],
				[640, 320],
				[480, 960],
				[960, 480],
				[360, 320],
			] as const) {
				const screen = { width, height, deviceScaleFactor, mobile: true };
				await cdp.send("Emulation.setDeviceMetricsOverride", screen);
				await expect(full.locator("canvas[data-drawn]")).toHaveAttribute(
					"data-ratio",
					String(deviceScaleFactor),
				);
				await expect
					.poll(() => scanScreen(cdp), `${JSON.stringify(screen)}`)
					.toEqual([{ format: "Code128", text: code }]);
			}
	}
});

test("scan modes are remembered per brand; a swipe shows the brand's other code; the screen stays awake", async ({
	page,
	context,
	customer,
}) => {
	const person = { page, language: "en-US" } as const;
	const html = page.locator("html");
	const ids = [
		await runningCoupon(customer.api, first),
		await runningCoupon(customer.api, codabar),
	];
	await watchWakeLock(page);
	await signIn(page, customer, "en-US");
	await page.goto(`/history?state=history&open=${ids[0]}`);
	const dialog = await codeDialog(person);
	await expect(dialog).toContainText(
		translate("en-US", "Saved on this phone, opens without internet"),
	);
	// A code that is opened by its address appears before its brand is loaded.
	await expect(dialog).toContainText("Plugdee");
	await expect(html).toHaveAttribute("data-awake", "1");
	const full = await openCounter(person, ids[1] ?? "");
	const cdp = await context.newCDPSession(page);
	const canvas = full.locator("canvas[data-drawn]");
	const code = (await canvas.getAttribute("aria-label")) ?? "";
	await expect(full).toContainText("Turn the brightness up to scan");
	// During the countdown the screen does not show the expiry date.
	await expect(full).not.toContainText(/Valid until/);

	await test.step("each press shows the next scan mode", async () => {
		const formats = [...Array(4).fill("Codabar"), "Code128", "QRCode"];
		for (const [before, format] of formats.entries()) {
			if (before > 0) {
				await button(person, "It didn’t scan?").click();
				await expect(full).toContainText(`Option ${before + 1} of 7`);
			}
			// The text of a scan mode may appear before its drawing.
			await expect
				.poll(async () => (await scanScreen(cdp))[0] ?? {})
				.toMatchObject({
					format,
					text: expect.stringContaining(code.slice(1, -1)),
				});
		}
		await button(person, "It didn’t scan?").click();
		await expect(full.getByTestId("code")).toHaveText(/^\w/);
		await expect(full.locator("canvas")).toHaveCount(0);
		await button(person, "Back to the previous option").click();
		await expect(full).toContainText("Option 6 of 7");
		await button(person, "It didn’t scan?").click();
	});

	await test.step("the brand's other code: by a swipe, by the keys, by the buttons", async () => {
		await button(person, "Show the QR").click();
		const shown = full.getByRole("img", { name: /^QR code of/ });
		const named = (at: number) => expect(full).toContainText(`Code ${at} of 2`);
		await named(2);
		const before = await shown.getAttribute("aria-label");
		const box = await full.boundingBox();
		const middle = (box?.height ?? 0) / 2;
		await waitForPresses(page);
		await page.mouse.move(300, middle);
		await page.mouse.down();
		await page.mouse.move(100, middle, { steps: 3 });
		await page.mouse.up();
		await expect(shown).not.toHaveAttribute("aria-label", before ?? "");
		await page.keyboard.press("ArrowRight");
		await expect(shown).toHaveAttribute("aria-label", before ?? "");
		await button(person, "Previous code").click();
		await expect(shown).not.toHaveAttribute("aria-label", before ?? "");
		await named(1);
	});

	await test.step("half of a split screen: nothing lies on the time left, the other code or the buttons", async () => {
		const before = page.viewportSize();
		await page.setViewportSize({ width: 360, height: 320 });
		const position = { x: 3, y: 12 };
		for (const shown of [
			full.getByRole("timer"),
			button(person, "Next code"),
			button(person, "It didn’t scan?"),
		])
			await shown.click({ trial: true, position });
		if (before) await page.setViewportSize(before);
	});

	await test.step("the wake lock is renewed after the background and released on leaving; the brand's scan mode is known the next day", async () => {
		await button(person, "Leave the full screen").click();
		await page.evaluate(() => dispatchEvent(new Event("phone-sleeps")));
		await expect(html).toHaveAttribute("data-awake", "0");
		const back = () =>
			page.evaluate(() =>
				document.dispatchEvent(new Event("visibilitychange")),
			);
		await back();
		await expect(html).toHaveAttribute("data-awake", "1");
		await back();
		await page.keyboard.press("Escape");
		await expect(html).toHaveAttribute("data-awake", "0");
		const again = await openCounter(person, ids[0] ?? "");
		await expect(again.getByRole("img", { name: /^QR code of/ })).toBeVisible();
	});
});
