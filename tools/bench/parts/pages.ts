// The part `pages`: visits every main screen again by its link, back and forth, on the slow phone, and counts the frames until its saved content is shown.
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

declare global {
	/** The visit that the page watches; null if the screen did not appear. */
	var benchVisit: Promise<Visit | null> | undefined;
	/** The number of characters of an element's text on the screen; for a sheet that slides in, at its final position. */
	var benchVisibleText: (element: Element) => number;
}

/** How long a visit took to show its content. */
interface Visit {
	/** Frames from the start of the page transition, or from the opening of a sheet, to the one that shows the content; from the press if there is neither. */
	frames: number;
	/** From the press to that frame, in ms. */
	time: number;
}

/** A screen at the end of its first visit. */
interface ScreenContent {
	/** The element that contains it. */
	root: "main" | "dialog[open]";
	heading: string;
	/** The number of characters of its text on the screen. */
	length: number;
}

/** The share of the former text from which the content counts as shown. */
const enough = 0.9;
/** Timeout for a screen to appear, in ms. */
const timeoutMs = 5000;

/** Prepares every document of the page: it marks the start of its page transitions and the opening of its sheets, and can measure the visible text. */
const prepareVisits = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		globalThis.benchVisibleText = (element) => {
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			const sheet = element.matches("dialog") && element.firstElementChild;
			const rise = sheet
				? sheet.getBoundingClientRect().bottom - innerHeight
				: 0;
			let length = 0;
			while (texts.nextNode()) {
				const text = texts.currentNode;
				range.selectNodeContents(text);
				const { width, top, bottom } = range.getBoundingClientRect();
				if (width > 0 && bottom > rise && top - rise < innerHeight)
					length += text.textContent?.trim().length ?? 0;
			}
			return length;
		};
		const marked = {
			apply(start: () => unknown, of: unknown, given: unknown[]) {
				performance.mark("bench-transition");
				return Reflect.apply(start, of, given);
			},
		};
		const dialogs = HTMLDialogElement.prototype;
		dialogs.showModal = new Proxy(dialogs.showModal, marked);
		if ("startViewTransition" in document)
			document.startViewTransition = new Proxy<
				typeof document.startViewTransition
			>(document.startViewTransition, marked);
	});

/** The heading and text length of the screen that is shown now. */
const readScreen = (
	page: Page,
	root: ScreenContent["root"],
): Promise<ScreenContent> =>
	page.evaluate((name) => {
		const element = document.querySelector(name);
		return {
			root: name,
			heading: element?.querySelector("h1, h2")?.textContent ?? "",
			length: element ? benchVisibleText(element) : 0,
		};
	}, root);

/** Starts to watch a visit: "back" goes back at once, "finger" waits for a tap. Its functions have no names, as in pageLoad.ts. */
const watchVisit = (page: Page, seen: ScreenContent, by: "finger" | "back") =>
	page.evaluate(
		([{ root, heading, length }, by, share, most]) => {
			const former = document.querySelector(root);
			for (const name of ["bench-press", "bench-transition"])
				performance.clearMarks(name);
			globalThis.benchVisit = (async () => {
				const end = performance.now() + most;
				let sincePress = 0;
				let sinceTransition = 0;
				while (performance.now() < end) {
					await new Promise(requestAnimationFrame);
					const [press] = performance.getEntriesByName("bench-press");
					if (!press) continue;
					sincePress++;
					if (performance.getEntriesByName("bench-transition").length > 0)
						sinceTransition++;
					const screen = document.querySelector(root);
					if (
						screen === null ||
						screen === former ||
						screen.matches("[aria-busy=true], [data-busy]") ||
						screen.querySelector("h1, h2")?.textContent !== heading ||
						benchVisibleText(screen) < length * share
					)
						continue;
					const skeletons = [
						...screen.querySelectorAll("[class*='Skeleton_']"),
					];
					const isWaiting = skeletons.some((box) => {
						const { width, top, bottom, left, right } =
							box.getBoundingClientRect();
						const isBeside = right <= 0 || left >= innerWidth;
						return width > 0 && bottom > 0 && top < innerHeight && !isBeside;
					});
					if (isWaiting) continue;
					return {
						frames: sinceTransition || sincePress,
						time: performance.now() - press.startTime,
					};
				}
				return null;
			})();
			if (by === "back") {
				performance.mark("bench-press");
				history.back();
				return;
			}
			addEventListener(
				"click",
				({ timeStamp }) =>
					performance.mark("bench-press", { startTime: timeStamp }),
				{ capture: true, once: true },
			);
		},
		[seen, by, enough, timeoutMs] as const,
	);

/** The visit that was watched; Infinity if the screen did not appear. */
async function endVisit(page: Page): Promise<Visit> {
	const visit = await page.evaluate(() => globalThis.benchVisit);
	const never = Number.POSITIVE_INFINITY;
	return visit ?? { frames: never, time: never };
}

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

/** Visits each screen for the first time, from a page and back to it. */
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
		// The page is read at its scroll position, where the link is on the screen.
		const pageBehind = await readScreen(page, "main");
		await watchVisit(page, seen, "finger");
		await tap(page, spot);
		add(name, await endVisit(page));
		if (page.url() === before)
			throw new Error(`${name}: the press opened no other page`);
		await waitForIdle(page, 3);
		// A privilege is a sheet over the page, which stays.
		if (root !== "main") {
			await goBack(page, behind);
			continue;
		}
		await watchVisit(page, pageBehind, "back");
		add(`${behind.name}, by back`, await endVisit(page));
		await waitForIdle(page, 3);
	}
}

/** Visits all screens once on a fast phone, then again in rounds on the slow one; the first round is discarded. */
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
		"Frames are counted from the start of the page transition, or from the opening of a sheet: the first one still shows the former page, the second one must show the next page with nine tenths of the text that was on the screen, its heading, and no skeleton on the screen. The text of a sheet that slides in counts at its final position.",
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
