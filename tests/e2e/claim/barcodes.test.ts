// Proves on screen that a scanner reads every barcode format at 1, 2, 2.75 and 3 device pixels per CSS pixel, and that MSI and pharmacode have the widths of their standards (V15).
import type { CDPSession, Locator } from "@playwright/test";
import sharp from "sharp";
import { deals } from "../../../tools/gallery/deals";
import { msiWidths, pharmacodeWidths, runsOf } from "../../support/barWidths";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { codeDialog } from "../support/person";
import { scanPicture } from "../support/scanner";

const ratios = [1, 2, 2.75, 3];

/** Sets the number of device pixels per CSS pixel. */
const setRatio = (cdp: CDPSession, deviceScaleFactor: number) =>
	cdp.send("Emulation.setDeviceMetricsOverride", {
		width: 360,
		height: 780,
		deviceScaleFactor,
		mobile: true,
	});

/** The device pixels of a drawn code; a screenshot by Playwright would reset the pixel density. */
async function pixelsOf(cdp: CDPSession, canvas: Locator, ratio: number) {
	const at = await canvas.evaluate((element) => {
		const { left, top } = element.getBoundingClientRect();
		return { left, top, width: (element as HTMLCanvasElement).width };
	});
	// The clip has the full width of the screen, since the browser would scale a clip that starts between two device pixels.
	const { data } = await cdp.send("Page.captureScreenshot", {
		clip: { x: 0, y: Math.ceil(at.top), width: 360, height: 60, scale: 1 },
	});
	// Includes four pixels of the white card on each side, since the code may start between two device pixels.
	return await sharp(Buffer.from(data, "base64"))
		.extract({
			left: Math.round(at.left * ratio) - 4,
			top: 0,
			width: at.width + 8,
			height: Math.floor(60 * ratio),
		})
		.greyscale()
		.toBuffer();
}

/** The widths of the bars and spaces in the picture's middle row, in units of the narrowest one; checks the quiet zones at both ends. */
async function modulesIn(picture: Buffer): Promise<number[]> {
	const { data, info } = await sharp(picture)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const from = Math.floor(info.height / 2) * info.width * info.channels;
	const row = data
		.subarray(from, from + info.width * info.channels)
		.filter((_shade, index) => index % info.channels === 0);
	const [before = 0, ...runs] = runsOf(row);
	const after = runs.pop() ?? 0;
	const unit = Math.min(...runs);
	for (const quiet of [before, after])
		expect(quiet).toBeGreaterThanOrEqual(10 * unit);
	return runs.map((run) => run / unit);
}

/** The expected result: the widths of the bars if the reader does not support the format, else the value. */
const expected = (format: string, value: string) =>
	format === "MSI"
		? msiWidths(value)
		: format === "pharmacode"
			? pharmacodeWidths(Number(value))
			: [value.toUpperCase()];

const codes = [{ format: "CODE128", reference: deals.hero }, ...deals.formats];

for (const half of [codes.slice(0, 4), codes.slice(4)])
	test(`${half.map(({ format }) => format).join(", ")} are read from the screen`, async ({
		page,
		context,
		customer,
	}) => {
		const person = { page, language: "th" } as const;
		await signIn(page, customer);
		const cdp = await context.newCDPSession(page);
		for (const { format, reference } of half) {
			const id = await runningCoupon(customer.api, reference);
			await page.goto(`/history?state=history&open=${id}`);
			const dialog = await codeDialog(person);
			const show = (form: string) =>
				dialog
					.getByRole("tab", { name: translate("th", form), exact: true })
					.click();
			for (const ratio of ratios) {
				await setRatio(cdp, ratio);
				await show("Code");
				await show("Barcode");
				const canvas = dialog.locator(`canvas[data-drawn]`);
				await expect(canvas).toHaveAttribute("data-ratio", String(ratio));
				const value = (await canvas.getAttribute("aria-label")) ?? "";
				const picture = await pixelsOf(cdp, canvas, ratio);
				const isRead = format !== "MSI" && format !== "pharmacode";
				expect(
					isRead
						? (await scanPicture(picture)).map(({ text }) => text)
						: await modulesIn(picture),
					`${format} ${value} at ${ratio}`,
				).toEqual(expected(format, value));
			}
		}
	});
