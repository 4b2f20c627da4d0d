// Draws every screen, dialog and state in both languages and all variants into gallery/, and contact sheets of each group.
import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { startFaultProxy } from "../../tests/e2e/support/faultProxy";
import { newCustomer, preparePhone } from "../../tests/e2e/support/journey";
import { phone } from "../../tests/e2e/support/phone";
import { startApp } from "../../tests/support/app";
import { launchBrowser } from "../../tests/support/browser";
import { demoBuildProblem } from "../../tests/support/build";
import { fail } from "../fail";
import { namesWith, readOptions } from "../options";
import { screenVariants, showVariant } from "./screenVariants";
import type { Shot } from "./shot";
import { shots } from "./shots";

/** The size of a picture on a contact sheet, and the height of the line with its name. */
const width = 240;
const height = 520;
const label = 28;
const background = "#ddd";

/** A picture below its name. */
function cell(picture: string): Promise<Buffer> {
	const name = basename(picture, ".png");
	const caption = `<svg width="${width}" height="${label}"><text x="0" y="20" font-family="sans-serif" font-size="12" fill="#333">${name}</text></svg>`;
	return sharp(picture)
		.resize(width, height, { fit: "contain", background: "#bbb" })
		.extend({ top: label, background })
		.composite([{ input: Buffer.from(caption), left: 0, top: 0 }])
		.png()
		.toBuffer();
}

/** Draws the sheet of the given pictures (file paths, in order) to `target`. */
async function drawContactSheet(
	pictures: readonly string[],
	target: string,
): Promise<void> {
	const cells = await Promise.all(pictures.map(cell));
	const join = { across: Math.min(8, cells.length), shim: 16, background };
	await sharp(cells, { join }).png().toFile(target);
}

const folder = "gallery";
const languages = ["th", "en-US"] as const;

const values = readOptions(
	`
Usage: npm run gallery [-- options]
Draws every screen of the build (VITE_DEMO=1 npm run build) into gallery/.

  --only=<words>  only the screens whose group and name contain one of the words (2-browse/near,code)`,
	{ only: { type: "string", default: "" } },
);
const nameOf = ({ group, name }: Shot) => `${group}/${name}`;
const names = namesWith(values.only, shots.map(nameOf));
const chosen = shots.filter((shot) => names.includes(nameOf(shot)));
const problem = demoBuildProblem();
if (problem) fail(problem);
const browser = await launchBrowser();
const app = await startApp();

/** Waits until the pictures of the screen are decoded; for a full page also those further down. */
async function waitForPictures(page: Page, fullPage: boolean) {
	await page.evaluate(async (all) => {
		const shown = [...document.images].filter((image) => {
			const { top, bottom, left, right } = image.getBoundingClientRect();
			const isOnScreen =
				bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
			return all || isOnScreen;
		});
		for (const image of shown) image.loading = "eager";
		// A picture that cannot be loaded has a fallback, which the shot then shows.
		await Promise.allSettled(shown.map((image) => image.decode()));
	}, fullPage);
}

/** Draws one shot in one language in all variants; returns the error, so that the gallery goes on with the next one. */
async function drawShot(
	shot: Shot,
	language: (typeof languages)[number],
): Promise<string | null> {
	const { fullPage = false, scenario = "platinum" } = shot;
	const faultProxy = await startFaultProxy(app.address);
	const context = await browser.newContext({
		...phone,
		baseURL: faultProxy.address,
		reducedMotion: "reduce",
		serviceWorkers: shot.offline ? "allow" : "block",
	});
	const page = await context.newPage();
	const draw = (variant: string) =>
		page.screenshot({
			path: pictureFile(shot, language, variant),
			fullPage,
		});
	try {
		const customer = await newCustomer(app.address, scenario);
		const stage = { page, context, customer, faultProxy, language };
		await preparePhone(stage, shot);
		await shot.steps(stage);
		await waitForPictures(page, fullPage);
		for (const variant of screenVariants) {
			await showVariant(page, variant);
			await draw(variant.name);
		}
		return null;
	} catch (error) {
		await draw("failed").catch(() => undefined);
		return `${nameOf(shot)} (${language}): ${error}`;
	} finally {
		await context.close();
		await faultProxy.stop();
	}
}

const pictureFile = (shot: Shot, language: string, variant: string): string =>
	join(folder, shot.group, `${shot.name}-${language}-${variant}.png`);

const failures: string[] = [];
try {
	for (const group of new Set(chosen.map((shot) => shot.group))) {
		rmSync(join(folder, group), { recursive: true, force: true });
		mkdirSync(join(folder, group), { recursive: true });
		const members = chosen.filter((shot) => shot.group === group);
		const drawn: Shot[] = [];
		for (const shot of members) {
			const outcomes = await Promise.all(
				languages.map((language) => drawShot(shot, language)),
			);
			const errors = outcomes.filter((outcome) => outcome !== null);
			failures.push(...errors);
			if (errors.length === 0) drawn.push(shot);
		}
		for (const { name } of drawn.length > 0 ? screenVariants : []) {
			const sheet = join(folder, `${group}-${name}.png`);
			const pictures = drawn.flatMap((shot) =>
				languages.map((language) => pictureFile(shot, language, name)),
			);
			await drawContactSheet(pictures, sheet);
		}
		console.log(`${group}: ${drawn.length} of ${members.length} screens`);
	}
} finally {
	await browser.close();
	await app.stop();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
