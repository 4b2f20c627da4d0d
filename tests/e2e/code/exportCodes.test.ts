// Proves the file of saved codes (X07): exported from "my data" offline, opened as a page, with barcodes that a scanner can read.
import { pathToFileURL } from "node:url";
import { couponCodeDetail } from "../../../src/contract/code";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { chooseLanguage, goOffline, openAs } from "../support/journey";
import { button, latte, viewCode } from "../support/person";
import { scan } from "../support/scanner";

// The pixel density of a phone, since the bars of the file are too thin at one device pixel per CSS pixel.
test.use({ serviceWorkers: "allow", deviceScaleFactor: 3 });

for (const language of ["th", "en-US"] as const)
	test(`the saved codes are exported as one file that can be read and scanned without the app (${language})`, async ({
		page,
		context,
		customer,
	}, testInfo) => {
		const transaction = await runningCoupon(customer.api, latte.reference);
		const { code } = await customer.api.call(couponCodeDetail, {
			CPC_Transaction_Id: transaction,
			Start_Countdown: false,
		});
		await chooseLanguage(page, language);
		await openAs(page, customer, "/history?state=history");
		const dialog = await viewCode({ page, language });
		await expect(
			dialog.getByText(
				translate(language, "Saved on this phone, opens without internet"),
			),
		).toBeVisible();
		await page.goto("/profile/data");
		await expect(
			page
				.getByRole("term")
				.filter({ hasText: translate(language, "Coupon codes") })
				.locator(".."),
		).toContainText(/1\s(item|รายการ)/);
		await goOffline(page);
		await button({ page, language }, "Close").click();
		const downloading = page.waitForEvent("download");
		await button({ page, language }, "Save my codes as a file").click();
		const download = await downloading;
		expect(download.suggestedFilename()).toMatch(
			/^galaxy-gift-codes-\d{4}-\d\d-\d\d\.html$/,
		);
		await expect(
			page.getByRole("status").filter({ hasText: "1" }),
		).toBeVisible();

		const path = testInfo.outputPath("codes.html");
		await download.saveAs(path);
		const file = await context.newPage();
		const asked: string[] = [];
		file.on("request", (request) => asked.push(request.url()));
		await file.goto(pathToFileURL(path).href);
		await expect(file.locator("html")).toHaveAttribute(
			"lang",
			language === "th" ? "th" : "en",
		);
		const section = file.locator(".code");
		await expect(section).toHaveCount(1);
		await expect(section).toContainText(latte.name[language]);
		await expect(section).toContainText(translate(language, "Available"));
		// The text is exactly the code, so that it can be copied.
		expect(await section.locator(".letters").innerText()).toBe(code);
		expect(await scan(section.locator(".bars"))).toEqual([
			{ format: "Code128", text: code },
		]);
		expect(await scan(section.locator(".qr"))).toEqual([
			{ format: "QRCode", text: code },
		]);
		// For print, the file is not wider than 320 px.
		await file.emulateMedia({ media: "print" });
		await file.setViewportSize({ width: 320, height: 640 });
		expect(
			await file.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth,
			),
		).toBe(true);
		expect(asked).toHaveLength(1);
		await file.close();
	});

test("without saved codes the export button says so and exports no file", async ({
	page,
	customer,
}) => {
	await openAs(page, customer, "/profile/data");
	const press = button({ page, language: "th" }, "Save my codes as a file");
	await expect(press).toBeDisabled();
	await expect(
		page.getByText(translate("th", "No codes are saved on this phone.")),
	).toBeVisible();
});
