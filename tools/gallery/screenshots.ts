// Takes the manifest's screenshots anew (public/screenshots): home and a code, in Thai, on the phone of the pictures, at 720x1560.
import { join } from "node:path";
import sharp from "sharp";
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { newCustomer, signIn } from "../../tests/e2e/support/journey";
import { codeDialog, couponButton } from "../../tests/e2e/support/person";
import { phone } from "../../tests/e2e/support/phone";
import { startApp } from "../../tests/support/app";
import { launchBrowser } from "../../tests/support/browser";
import { demoBuildOrExit } from "../../tests/support/build";
import { readOptions } from "../options";
import { deals } from "./deals";

const folder = "public/screenshots";

readOptions(
	"npm run screenshots: takes the manifest's screenshots of the build anew",
);
demoBuildOrExit();
const browser = await launchBrowser();
const app = await startApp();
try {
	const context = await browser.newContext({
		...phone,
		baseURL: app.address,
		reducedMotion: "reduce",
		colorScheme: "light",
	});
	const page = await context.newPage();
	const take = async (name: string) => {
		await page.waitForFunction(() =>
			[...document.images].every(
				({ complete, loading }) => complete || loading === "lazy",
			),
		);
		await sharp(await page.screenshot())
			.webp({ quality: 82, effort: 6 })
			.toFile(join(folder, `${name}.webp`));
	};
	const customer = await newCustomer(app.address, "platinum");
	await signIn(page, customer);
	await page.waitForLoadState("networkidle");
	await take("home");
	await runningCoupon(customer.api, deals.hero);
	// From the list, which has the brand of the code.
	await page.goto("/history?state=history");
	const person = { page, language: "th" } as const;
	await couponButton(person, "View code").click();
	const dialog = await codeDialog(person);
	await dialog.locator("canvas[data-drawn]").first().waitFor();
	await take("code");
} finally {
	await browser.close();
	await app.stop();
}
