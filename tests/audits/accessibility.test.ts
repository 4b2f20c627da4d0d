// Proves that axe finds nothing on any screen, dialog or state of the gallery, in either language or scheme, with a text of 200 % and in forced colours.

import {
	screenVariants,
	showVariant,
} from "../../tools/gallery/screenVariants";
import { preparePhone } from "../../tools/gallery/shot";
import { shots } from "../../tools/gallery/shots";
import { expect, test } from "../e2e/support/fixtures";
import { newCustomer, switchLanguage } from "../e2e/support/journey";
import { axeViolations } from "../support/axe";

const schemes = ["light", "dark"] as const;
const variants = screenVariants.filter(({ name }) =>
	["text200", "forced"].includes(name),
);

for (const [index, shot] of shots.entries())
	test.describe(() => {
		test.use({ serviceWorkers: shot.offline ? "allow" : "block" });

		test(`${shot.group}/${shot.name} in both languages and schemes, enlarged and in forced colours`, async ({
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
			await shot.go(stage);
			// No colour depends on the language: each scheme is looked at in one of them, turn by turn.
			for (const [turn, language] of (["th", "en-US"] as const).entries()) {
				const colorScheme = schemes[(index + turn) % 2] ?? "light";
				await test.step(`${language}, ${colorScheme}`, async () => {
					if (turn > 0 && !shot.bilingual) await switchLanguage(page, language);
					await page.emulateMedia({ colorScheme });
					expect(await axeViolations(page)).toEqual([]);
				});
			}
			for (const variant of variants)
				await test.step(variant.name, async () => {
					await showVariant(page, variant);
					expect(await axeViolations(page)).toEqual([]);
				});
		});
	});
