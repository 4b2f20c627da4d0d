// The part `pages`: visits every main screen again by its link, back and forth, on the slow phone: the frames until its saved content stands.
import { type Browser, expect, type Page } from "@playwright/test";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../../../src/contract/favourites";
import { claimForLater } from "../../../tests/e2e/support/coupon";
import { waitForHome } from "../../../tests/e2e/support/journey";
import { latte } from "../../../tests/e2e/support/person";
import { waitForWholeShell } from "../../../tests/e2e/support/shell";
import { signInClient } from "../../../tests/support/apiClient";
import { startApp } from "../../../tests/support/app";
import { launchBrowser } from "../../../tests/support/browser";
import {
	type BenchPart,
	formatMedian,
	printFigure,
	printHeading,
	roundsNote,
} from "../report";
import { openSignedIn, waitForIdle } from "../signedInPage";
import { slowNetwork, slowProcessor } from "../slowPhone";
import { pressPointOf, tap } from "../touch";
import {
	endVisit,
	prepareVisits,
	readScreen,
	type ScreenContent,
	type Visit,
	watchVisit,
} from "../watchVisit";

interface Screen {
	name: string;
	/** The link to it on the page that it is visited from. */
	link: string;
	root: ScreenContent["root"];
}

const page = (name: string, link: string): Screen => ({
	name,
	link: `main a[href${link}]`,
	root: "main",
});

const screensFromHome: readonly Screen[] = [
	page("favourites", '="/myfavorite"'),
	page("my coupons", '^="/history"'),
	page("notifications", '="/notification"'),
	page("profile", '="/profile"'),
	page("search", '="/search"'),
	page("a category", '="/privilege?catId=1"'),
	page("all deals", '="/privilege"'),
	page("brands", '="/brand_list"'),
	page("a brand", '^="/privilegebybrand"'),
	{
		name: "a privilege",
		link: "main li article a[href*='modal-privilege=']",
		root: "dialog[open]",
	},
];

const profileLink = 'main a[href="/profile"]';

const screensFromProfile: readonly Screen[] = [
	page("rewards", '="/registration_reward"'),
	page("games", '="/game/list"'),
	page("news", '="/announcement"'),
	page("tips", '="/tips"'),
	page("language", '="/language"'),
	page("terms", '="/conditions"'),
	page("questions", '="/faq"'),
	page("contact", '="/contact_us"'),
	page("my data", '="/profile/data"'),
];

/** Visits by the screen's name, one per round. */
type Visits = Map<string, Visit[]>;

const press = async (page: Page, link: string) =>
	tap(page, await pressPointOf(page.locator(link).first()));

/** Goes one step back and waits until the page is idle. */
async function goBack(page: Page, behind: ScreenContent) {
	await page.evaluate(() => history.back());
	await expect(page.locator("dialog[open]")).toHaveCount(0);
	await expect(page.locator("main h1, main h2").first()).toHaveText(
		behind.heading,
	);
	await waitForIdle(page, 3);
}

/** Sees each screen for the first time, from a page and back to it. */
async function seeAll(
	page: Page,
	behind: ScreenContent,
	screens: readonly Screen[],
) {
	const seen = new Map<Screen, ScreenContent>();
	for (const screen of screens) {
		const before = page.url();
		await press(page, screen.link);
		await page.waitForURL((address) => address.href !== before);
		await page.locator(screen.root).waitFor();
		await waitForIdle(page);
		seen.set(screen, await readScreen(page, screen.root));
		await goBack(page, behind);
	}
	return seen;
}

/** Visits each screen again and goes back, which is a second visit to the page behind; adds both to the visits. */
async function visitAll(
	page: Page,
	behind: ScreenContent & { name: string },
	screens: ReadonlyMap<Screen, ScreenContent>,
	visits: Visits,
) {
	const add = (name: string, visit: Visit) =>
		visits.set(name, [...(visits.get(name) ?? []), visit]);
	for (const [{ name, link, root }, seen] of screens) {
		const spot = await pressPointOf(page.locator(link).first());
		const before = page.url();
		// As it stands, scrolled to its link.
		const left = await readScreen(page, "main");
		await watchVisit(page, seen, "finger");
		await tap(page, spot);
		add(name, await endVisit(page));
		if (page.url() === before)
			throw new Error(`${name}: the press led nowhere`);
		await waitForIdle(page, 3);
		// A privilege lies over the page, which stays.
		if (root !== "main") {
			await goBack(page, behind);
			continue;
		}
		await watchVisit(page, left, "back");
		add(`${behind.name}, by back`, await endVisit(page));
		await waitForIdle(page, 3);
	}
}

/** Sees all once on a fast phone, then visits all again in rounds on the slow one; the first round is thrown away. */
async function measureVisits(
	browser: Browser,
	address: string,
	rounds: number,
): Promise<Visits> {
	const customer = await signInClient(address, "platinum-visits");
	await claimForLater(customer, "1042");
	await customer.call(addOrRemoveFavoritePrivilege, {
		Content_Type: favouriteContent.privilege,
		Content_Ref: latte.alt_reference,
	});
	const { page, session } = await openSignedIn(browser, address, customer);
	await prepareVisits(page);
	await page.goto("/");
	await waitForHome(page);
	await waitForWholeShell(page);
	await waitForIdle(page);
	const home = { ...(await readScreen(page, "main")), name: "home" };
	const ofHome = await seeAll(page, home, screensFromHome);
	await press(page, profileLink);
	await page.waitForURL("**/profile");
	await waitForIdle(page);
	const profile = { ...(await readScreen(page, "main")), name: "profile" };
	const ofProfile = await seeAll(page, profile, screensFromProfile);
	await goBack(page, home);

	await slowNetwork(session);
	await slowProcessor(session);
	const visits: Visits = new Map();
	for (let round = 0; round <= rounds; round++) {
		if (round === 1) visits.clear();
		await visitAll(page, home, ofHome, visits);
		await press(page, profileLink);
		await page.waitForURL("**/profile");
		await waitForIdle(page, 3);
		await visitAll(page, profile, ofProfile, visits);
		await goBack(page, home);
	}
	await page.context().close();
	return visits;
}

export const pages: BenchPart = async ({ rounds }) => {
	printHeading("Second visits on a slow phone", roundsNote(rounds));
	console.log(
		"A frame counts from the start of the page transition, or from a sheet's opening: the first one still shows the page that is left, the second one must show the next page with nine tenths of the text that stood on the screen, its heading, and no skeleton on the screen. The text of a sheet that slides in counts as where it will stand.",
	);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const browser = await launchBrowser();
	try {
		for (const [name, visits] of await measureVisits(
			browser,
			app.address,
			rounds,
		)) {
			const time = formatMedian(visits.map((visit) => visit.time));
			const frames = visits.map((visit) => visit.frames);
			const what = `${name} again, saved content ${time} after the press`;
			printFigure(what, frames, { atMost: 2 }, "frames");
		}
	} finally {
		await browser.close();
		await app.stop();
	}
};
