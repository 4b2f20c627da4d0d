// Proves the main job: claim at the counter, a code that scans, and the same code again with no network after the browser was closed.
import { randomUUID } from "node:crypto";
import { couponCodeDetail } from "../../../src/contract/code";
import type { Locale } from "../../../src/domain/text/localized";
import { signInClient } from "../../support/apiClient";
import { translate } from "../../support/catalogue";
import { historyOf } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { waitForHome } from "../support/journey";
import {
	claimNow,
	latte,
	openLatte,
	readCode,
	viewCode,
} from "../support/person";

/** The texts of the demo page, which is not part of the app and its catalogues. */
const demo = {
	th: {
		language: "ไทย",
		name: "ตั้งชื่อลูกค้าเอง (ไม่บังคับ)",
		open: "เข้าแอปด้วยเครื่องนี้",
	},
	"en-US": {
		language: "English",
		name: "A customer of your own (optional)",
		open: "Open the app with this device",
	},
};

/** The text with the end of the countdown, as a time in Bangkok. */
const endOfClock = (language: Locale, instant: string | null) =>
	translate(language, "Ends at {time}").replace(
		"{time}",
		new Intl.DateTimeFormat("en-GB", {
			timeStyle: "short",
			timeZone: "Asia/Bangkok",
		}).format(Date.parse(instant ?? "")),
	);

for (const language of ["th", "en-US"] as const)
	test(`from the demo phone to a code in a shop with no signal (${language})`, {
		tag: language === "th" ? "@ci" : [],
	}, async ({ profile, appAddress }) => {
		const own = randomUUID().slice(0, 18);
		const first = await profile.open();
		const person = { page: first.page, language };

		await test.step("sign in on a device of /demo", async () => {
			await first.page.goto("/demo");
			await first.page.getByText(demo[language].language).click();
			await first.page.getByLabel(demo[language].name).fill(own);
			await first.page.getByRole("link", { name: demo[language].open }).click();
			await waitForHome(first.page);
		});

		let seen = { code: "", end: "" };
		await test.step("claim at the counter: every form of the code scans to what the API stored", async () => {
			await openLatte(person);
			const dialog = await claimNow(person);
			const shown = await readCode(person, dialog);

			const api = await signInClient(appAddress, `platinum-${own}`);
			const items = await historyOf(api, "canuse");
			expect(items.map((item) => item.privilege_ref)).toEqual([
				latte.alt_reference,
			]);
			const stored = await api.call(couponCodeDetail, {
				CPC_Transaction_Id: items[0]?.ext_transaction_id ?? "",
				Start_Countdown: false,
			});
			expect(shown.text).toBe(stored.code);
			expect(shown.barcode).toEqual([{ format: "Code128", text: stored.code }]);
			expect(shown.qr).toEqual([{ format: "QRCode", text: stored.code }]);
			const end = endOfClock(language, stored.countdown_time);
			await expect(dialog).toContainText(end);
			await expect(dialog).toContainText(
				translate(language, "Saved on this phone, opens without internet"),
			);
			seen = { code: stored.code, end };
		});

		await test.step("no network, the browser closed and opened again: the same code, the same end", async () => {
			await profile.close();
			const second = await profile.open({ offline: true });
			const again = { page: second.page, language };
			await second.page.goto("/history?state=history");
			await expect(
				second.page.getByRole("heading", {
					name: translate(language, "My coupons"),
				}),
			).toBeVisible();
			const dialog = await viewCode(again);
			const shown = await readCode(again, dialog);
			expect(shown.text).toBe(seen.code);
			expect(shown.barcode).toEqual([{ format: "Code128", text: seen.code }]);
			expect(shown.qr).toEqual([{ format: "QRCode", text: seen.code }]);
			await expect(dialog).toContainText(seen.end);
		});
	});
