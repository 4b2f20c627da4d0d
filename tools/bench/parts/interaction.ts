// The part `interaction`: what presses, keys and swipes cost on a phone slowed to a quarter: a privilege from a list, its tabs, a favourite, a search, a list of 2,000.
import {
	type Browser,
	type CDPSession,
	expect,
	type Page,
} from "@playwright/test";
import { waitForWholeShell } from "../../../tests/e2e/support/shell";
import type { ApiClient } from "../../../tests/support/apiClient";
import { launchBrowser } from "../../../tests/support/browser";
import { nth } from "../../../tests/support/nth";
import { runRounds } from "../../../tests/support/rounds";
import { categoryPath, loadAllPages, writePrivileges } from "../manyItems";
import { type BenchPart, printFigure, printHeading } from "../report";
import { openSignedIn, waitForIdle } from "../signedInPage";
import { slowProcessor } from "../slowPhone";
import { startFilledApp } from "../startFilledApp";
import { pressPointOf, swipe, tap } from "../touch";

declare global {
	/** What the page of a bench recorded since the last measurement began, in ms. */
	var benchRecord: { tasks: number[]; interactions: number[] } | undefined;
}

/** The shortest interaction that browsers report; a faster one counts as this. */
const shortest = 16;

interface Interaction {
	/** The longest task of the page in ms; 0 if none was over 50 ms, since browsers do not report shorter ones. */
	task: number;
	/** The longest interaction in ms (INP of so few), from the input to the next frame; 0 if there was none, as in scrolling. */
	inp: number;
}

/** Records the long tasks and interactions of every document of the page. Its functions have no names: a named one would call a helper that the page does not have. */
const recordInteractions = (page: Page): Promise<unknown> =>
	page.addInitScript((durationThreshold) => {
		const record: NonNullable<typeof benchRecord> = {
			tasks: [],
			interactions: [],
		};
		globalThis.benchRecord = record;
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) record.tasks.push(duration);
		}).observe({ type: "longtask" });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				if ("interactionId" in entry && entry.interactionId)
					record.interactions.push(entry.duration);
		}).observe({ type: "event", durationThreshold });
	}, shortest);

/** The number of presses and keys that reached the page so far. */
const inputsOf = (page: Page) =>
	page.evaluate(
		() =>
			(performance.eventCounts.get("pointerup") ?? 0) +
			(performance.eventCounts.get("keydown") ?? 0),
	);

/** Measures `act` on the slowed page, from idle to idle; `inputs` is the number of presses and keys that must reach the page. */
async function measureInteraction(
	page: Page,
	session: CDPSession,
	inputs: number,
	act: () => Promise<unknown>,
): Promise<Interaction> {
	await waitForIdle(page);
	await slowProcessor(session);
	// The task of slowing the processor down must not be measured.
	await waitForIdle(page, 2);
	const before = await inputsOf(page);
	await page.evaluate(() => {
		for (const list of Object.values(globalThis.benchRecord ?? {}))
			list.length = 0;
	});
	await act();
	await waitForIdle(page);
	const arrived = (await inputsOf(page)) - before;
	const record = await page.evaluate(() => globalThis.benchRecord);
	await slowProcessor(session, 1);
	if (arrived < inputs)
		throw new Error(
			`${page.url()}: ${arrived} of ${inputs} inputs were received`,
		);
	const { tasks = [], interactions = [] } = record ?? {};
	return {
		task: Math.max(0, ...tasks),
		inp: inputs === 0 ? 0 : Math.max(shortest, ...interactions),
	};
}

/** Measured sessions, each of a new customer on an empty profile, after one unmeasured. */
const sessionCount = 5;
const short = 50;
const long = 2000;
const word = "coffee";
/** Ms between two key presses. */
const keyPause = 100;
/** Length in pixels and duration in ms of one swipe. */
const swipeLength = 500;
const swipeMs = 170;
/** Ms from one swipe to the next, while the page scrolls on. */
const swipePause = 50;
/** Swipes down, then fewer up: at the top a swipe would reload the list. */
const swipes = { down: 20, up: 10 };

/** What each interaction of a session cost, by its name. */
type Costs = Record<string, Interaction>;

/** Presses a favourite in the list of a category, then opens a privilege and changes its tabs. */
async function driveList(page: Page, session: CDPSession): Promise<Costs> {
	await page.goto(categoryPath(short));
	const cards = page.getByRole("main").getByRole("article");
	const heart = cards.nth(1).locator("button[aria-pressed]");
	const heartSpot = await pressPointOf(heart);
	const favourite = await measureInteraction(page, session, 1, async () => {
		await tap(page, heartSpot);
		await expect(heart).toHaveAttribute("aria-pressed", "true");
	});

	const tabs = page.locator("dialog[open]").getByRole("tab");
	const cardSpot = await pressPointOf(cards.first().getByRole("link"));
	const privilege = await measureInteraction(page, session, 1, async () => {
		await tap(page, cardSpot);
		await tabs.first().waitFor();
	});

	const [details, conditions] = [tabs.first(), tabs.nth(1)];
	const spots = [await pressPointOf(conditions), await pressPointOf(details)];
	const tab = await measureInteraction(page, session, 2, async () => {
		for (const [at, chosen] of [conditions, details].entries()) {
			await tap(page, nth(spots, at));
			await expect(chosen).toHaveAttribute("aria-selected", "true");
		}
	});
	return {
		"pressing a favourite of a list": favourite,
		"opening a privilege from a list": privilege,
		"changing a privilege's tab": tab,
	};
}

/** Presses the search field, then types a word key by key until the address has it. */
async function driveSearch(page: Page, session: CDPSession) {
	await page.goto("/search");
	const field = page.getByRole("searchbox");
	const spot = await pressPointOf(field);
	return measureInteraction(page, session, 1 + word.length, async () => {
		await tap(page, spot);
		await page.keyboard.type(word, { delay: keyPause });
		await page.waitForURL((address) => address.search.includes(word));
	});
}

/** Swipes down and up again through the loaded list. */
async function driveLongList(page: Page, session: CDPSession) {
	await page.goto(categoryPath(long));
	await loadAllPages(page, long);
	await page.evaluate(() => scrollTo(0, 0));
	return measureInteraction(page, session, 0, async () => {
		for (const way of ["down", "up"] as const) {
			const low = { x: 180, y: 680 };
			const high = { x: 180, y: low.y - swipeLength };
			const [from, to] = way === "down" ? [low, high] : [high, low];
			for (let at = 0; at < swipes[way]; at++) {
				await swipe(session, { from, to, ms: swipeMs });
				await page.waitForTimeout(swipePause);
			}
			if ((await page.evaluate(() => scrollY)) < swipeLength)
				throw new Error(`The swipes ${way} did not scroll the list`);
		}
	});
}

async function drive(
	browser: Browser,
	address: string,
	customer: ApiClient,
): Promise<Costs> {
	const { page, session } = await openSignedIn(browser, address, customer);
	try {
		await recordInteractions(page);
		await page.goto("/");
		// The service worker's own work must not be measured.
		await waitForWholeShell(page);
		return {
			...(await driveList(page, session)),
			"typing in search": await driveSearch(page, session),
			[`scrolling a list of ${long}`]: await driveLongList(page, session),
		};
	} finally {
		await page.context().close();
	}
}

async function measureInteractions(): Promise<Costs[]> {
	const names = Array.from(
		{ length: sessionCount + 1 },
		(_, at) => `platinum-interaction-${at}`,
	);
	const app = await startFilledApp(names, (database) =>
		writePrivileges(database, [short, long]),
	);
	const browser = await launchBrowser();
	try {
		const [measured = []] = await runRounds(
			sessionCount,
			async (round) => nth(app.customers, round),
			[(customer) => drive(browser, app.address, customer)],
		);
		return measured;
	} finally {
		await browser.close();
		await app.stop();
	}
}

export const interaction: BenchPart = async () => {
	printHeading(
		"Presses, keys and swipes at 4x slow-down",
		`medians of ${sessionCount} sessions; a task of 50 ms or less is not reported and counts as 0, an interaction as 16 ms at least; browsers do not count a swipe as an interaction`,
	);
	const measured = await measureInteractions();
	for (const action of Object.keys(nth(measured, 0))) {
		const costs = measured.flatMap((session) => session[action] ?? []);
		const tasks = costs.map(({ task }) => task);
		printFigure(`${action}, longest task`, tasks, { atMost: 50 }, "ms");
		const inp = costs.map((it) => it.inp);
		if (inp.some((time) => time > 0))
			printFigure(`${action}, INP`, inp, { atMost: 150 }, "ms");
	}
	const whole = measured.map((session) =>
		Math.max(...Object.values(session).map(({ inp }) => inp)),
	);
	printFigure("all of a session, INP", whole, { atMost: 150 }, "ms");
};
