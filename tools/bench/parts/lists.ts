// The part `lists`: long lists beside short ones of their kind, scrolled on a phone slowed to a quarter: the longest frame, the page's elements, its memory.
import type { PGlite } from "@electric-sql/pglite";
import type { Page } from "@playwright/test";
import type { ApiClient } from "../../../tests/support/apiClient";
import { launchBrowser } from "../../../tests/support/browser";
import { nth } from "../../../tests/support/nth";
import { median } from "../../../tests/support/rounds";
import {
	categoryPath,
	loadAllPages,
	writeClaims,
	writeFavourites,
	writePrivileges,
} from "../manyItems";
import { type BenchPart, printFigure, printHeading } from "../report";
import { memoryOf, openSignedIn } from "../signedInPage";
import { slowProcessor } from "../slowPhone";
import { startFilledApp } from "../startFilledApp";

const short = 50;
/** How often a loaded list is scrolled; the median ignores one slow run. */
const flingCount = 3;

/** Pixels per frame of a fast fling. */
const speed = 120;
const frames = 400;

/** Scrolls down and up through the loaded list by so many pixels per frame; returns the longest frame in ms. */
const longestFrame = (page: Page) =>
	page.evaluate(
		async ({ speed: perFrame, frames: amount }) => {
			scrollTo(0, 0);
			// The first frames belong to the jump to the top.
			let before = 0;
			for (let frame = 0; frame < 10; frame++)
				before = await new Promise<number>(requestAnimationFrame);
			let longest = 0;
			let step: number = perFrame;
			for (let frame = 0; frame < amount; frame++) {
				const end = document.documentElement.scrollHeight - innerHeight;
				if (scrollY >= end - 1) step = -perFrame;
				else if (scrollY === 0) step = perFrame;
				scrollBy(0, step);
				const now = await new Promise<number>(requestAnimationFrame);
				longest = Math.max(longest, now - before);
				before = now;
			}
			return longest;
		},
		{ speed, frames },
	);

interface LongList {
	name: string;
	long: number;
	path: (items: number) => string;
	/** Writes so many items for a customer directly to the store. */
	write: (database: PGlite, sub: string, items: number) => Promise<void>;
}

const longLists: LongList[] = [
	{
		name: "history",
		long: 2000,
		path: () => "/history?state=history",
		write: writeClaims,
	},
	{
		name: "favourites",
		long: 1000,
		path: () => "/myfavorite",
		write: writeFavourites,
	},
	{
		name: "category",
		// 400 pages of 25.
		long: 10_000,
		path: categoryPath,
		// The privileges are the same for every customer.
		write: async () => undefined,
	},
];

/** Loads and scrolls a list; returns the longest frame in ms, the number of the page's elements and the memory of its scripts in MB. */
async function scroll(
	address: string,
	customer: ApiClient,
	path: string,
	items: number,
) {
	const browser = await launchBrowser();
	try {
		const { page, session } = await openSignedIn(browser, address, customer);
		await page.goto(path);
		await loadAllPages(page, items);
		await slowProcessor(session);
		const longest: number[] = [];
		for (let fling = 0; fling < flingCount; fling++)
			longest.push(await longestFrame(page));
		await slowProcessor(session, 1);
		const seen = page.locator("li[aria-posinset]").first();
		const loaded = Number(await seen.getAttribute("aria-setsize"));
		if (loaded !== items)
			throw new Error(`${path}: ${loaded} of ${items} items were loaded`);
		return {
			longestFrame: median(longest),
			elements: await page.evaluate(
				() => document.querySelectorAll("*").length,
			),
			memory: await memoryOf(session),
		};
	} finally {
		await browser.close();
	}
}

/** Each list has a customer and a browser of its own. */
const sizes = longLists.flatMap((list) =>
	[short, list.long].map((items) => ({ list, items })),
);

export const lists: BenchPart = async () => {
	printHeading(
		"Long lists on a slow phone",
		`each loaded once; frames are the median of ${flingCount} flings`,
	);
	const app = await startFilledApp(
		sizes.map(({ list, items }) => `empty-bench-${list.name}-${items}`),
		async (database, customers) => {
			await writePrivileges(database, [short, 10_000]);
			for (const [at, { list, items }] of sizes.entries())
				await list.write(database, nth(customers, at).sub, items);
		},
	);
	try {
		for (const [at, { name, long, path }] of longLists.entries()) {
			const measure = async (customer: ApiClient, items: number) => {
				const cost = await scroll(app.address, customer, path(items), items);
				console.log(
					`${name} of ${items}: longest frame ${cost.longestFrame.toFixed(0)} ms at 4x slow-down, ${cost.elements} elements, ${cost.memory.toFixed(1)} MB`,
				);
				return cost;
			};
			const few = await measure(nth(app.customers, at * 2), short);
			const many = await measure(nth(app.customers, at * 2 + 1), long);
			const pair = `${name} of ${long} to ${short}`;
			printFigure(`${pair}, elements`, many.elements / few.elements, {
				atMost: 1.2,
			});
			printFigure(`${pair}, memory`, many.memory / few.memory, { atMost: 1.5 });
			printFigure(
				`${name} of ${long}, longest frame to 100 ms`,
				many.longestFrame / 100,
				{ atMost: 1 },
			);
		}
	} finally {
		await app.stop();
	}
};
