// Proves for every screen, dialog and state of the gallery, in both languages: no axe violations in both colour schemes, at a text size of 200 % and in forced colours; no line break inside a number, a date or a Thai compound on phones, in landscape and on a tablet, nor inside a word or a syllable at 200 %; no text outside the screen.
import type { Page } from "@playwright/test";
import {
	screenVariants,
	showVariant,
} from "../../tools/gallery/screenVariants";
import { shots } from "../../tools/gallery/shots";
import { expect, test } from "../e2e/support/fixtures";
import {
	newCustomer,
	preparePhone,
	switchLanguage,
} from "../e2e/support/journey";
import { axeViolations } from "../support/axe";
import { thaiCompounds } from "../support/thaiCompounds";
import { lineFaults } from "./lines";

const languages = ["th", "en-US"] as const;
const schemes = ["light", "dark"] as const;
const large = { name: "large", textPercent: 200 };
const forced = screenVariants.filter(({ name }) => name === "forced");

const sizes = [
	{ width: 320, height: 780 },
	{ width: 360, height: 780 },
	{ width: 412, height: 780 },
	{ width: 780, height: 360 },
	{ width: 820, height: 1180 },
];

const expectWholeLines = (
	page: Page,
	asked: Parameters<typeof lineFaults>[0],
) => expect.poll(() => page.evaluate(lineFaults, asked)).toEqual([]);

for (const [index, shot] of shots.entries())
	test.describe(() => {
		test.use({ serviceWorkers: shot.offline ? "allow" : "block" });

		test(`${shot.group}/${shot.name}, in both languages and schemes, enlarged and in forced colours`, async ({
			page,
			context,
			faultProxy,
			appAddress,
		}) => {
			const scenario = shot.scenario ?? "platinum";
			const customer = await newCustomer(appAddress, scenario);
			const stage = {
				page,
				context,
				customer,
				faultProxy,
				language: "th",
			} as const;
			await preparePhone(stage, shot);
			await shot.steps(stage);
			for (const [turn, language] of languages.entries()) {
				if (turn > 0 && !shot.bilingual) await switchLanguage(page, language);

				// Colours do not depend on the language, so each scheme is checked in only one, alternately.
				const colorScheme = schemes[(index + turn) % 2] ?? "light";
				await test.step(`${language}, ${colorScheme}`, async () => {
					await page.emulateMedia({ colorScheme });
					expect(await axeViolations(page)).toEqual([]);
				});

				for (const size of sizes)
					await test.step(`${language}, lines at ${size.width} px`, async () => {
						await page.setViewportSize(size);
						const isNarrowThai = language === "th" && size.width <= 412;
						await expectWholeLines(page, {
							compounds: isNarrowThai ? thaiCompounds : [],
						});
					});

				await test.step(`${language}, a text of 200 %`, async () => {
					await showVariant(page, large);
					await expectWholeLines(page, { isLarge: true });
					if (turn > 0) expect(await axeViolations(page)).toEqual([]);
					await showVariant(page, { name: "light" });
				});
			}
			for (const variant of forced)
				await test.step(variant.name, async () => {
					await showVariant(page, variant);
					expect(await axeViolations(page)).toEqual([]);
				});
		});
	});
