// Records what a page's presses and keys cost: its long tasks, and the time from each interaction to the frame that shows it.
import type { CDPSession, Page } from "@playwright/test";
import { waitForIdle } from "./signedInPage";
import { slowProcessor } from "./slowPhone";

declare global {
	/** What the page of a bench recorded since the last measurement began, in ms. */
	var benchRecord: { tasks: number[]; interactions: number[] } | undefined;
}

/** The shortest interaction that browsers report; a faster one counts as this. */
const shortest = 16;

export interface Interaction {
	/** The longest task of the page in ms; 0 where none was over 50 ms, which browsers do not report. */
	task: number;
	/** The longest interaction in ms (INP of so few), from the input to the next frame; 0 where there was none, as in scrolling. */
	inp: number;
}

/** Records the long tasks and interactions of every document of the page. Its functions have no names: a named one would call a helper that the page does not have. */
export const recordInteractions = (page: Page): Promise<unknown> =>
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

/** What `act` costs on the slowed page, from rest to rest. `inputs`: how many presses and keys must reach the page. */
export async function measureInteraction(
	page: Page,
	session: CDPSession,
	inputs: number,
	act: () => Promise<unknown>,
): Promise<Interaction> {
	await waitForIdle(page);
	await slowProcessor(session);
	// Slowing the processor down is no task of the page.
	await waitForIdle(page, 2);
	const before = await inputsOf(page);
	await page.evaluate(() => {
		for (const list of Object.values(globalThis.benchRecord ?? {}))
			list.length = 0;
	});
	await act();
	await waitForIdle(page);
	const came = (await inputsOf(page)) - before;
	const record = await page.evaluate(() => globalThis.benchRecord);
	await slowProcessor(session, 1);
	if (came < inputs)
		throw new Error(`${page.url()}: ${came} of ${inputs} inputs came`);
	const { tasks = [], interactions = [] } = record ?? {};
	return {
		task: Math.max(0, ...tasks),
		inp: inputs === 0 ? 0 : Math.max(shortest, ...interactions),
	};
}
