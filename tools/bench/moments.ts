// The moments of a page's load: how the page notes them, what is waited for, and what they were.
import type { Page } from "@playwright/test";

/** Timeout for each thing that a start waits for, in ms. */
export const timeoutMs = 60_000;

/** A page to load, and what shows that its content is there. */
export interface Start {
	/** The name in error messages. */
	name: string;
	address: string;
	/** A selector that only the real content matches. */
	content: string;
	/** The token of the signed-in customer; absent in an app without sign-in. */
	token?: string;
}

/** Times are in ms since the navigation began. */
export interface Moments {
	/** The first contentful paint. */
	paint: number;
	/** The frame in which the content is visible. */
	content: number;
	/** The largest contentful paint so far; of a whole load it is the last one. */
	largest: number;
	/** The first service worker is activated; no number where the load did not wait for it. */
	worker: number;
	/** Requests to the own origin that left before the content was there, the document among them, without pictures. */
	requests: number;
	/** Pictures of the own origin that were asked for before the content was there. */
	pictures: number;
	/** KB of scripts, as sent, that were asked for before the content was there. */
	scripts: number;
}

/** Notes the moments of a page as marks. No function with a name: what runs these files would add a call to it that the page does not have. */
export async function recordMoments(page: Page, { content, token }: Start) {
	await page.addInitScript(async (selector) => {
		performance.setResourceTimingBufferSize(5000);
		new PerformanceObserver((list) => {
			for (const { startTime } of list.getEntries())
				performance.mark("bench-largest", { startTime });
		}).observe({ type: "largest-contentful-paint", buffered: true });
		let isThere = false;
		while (!isThere) {
			await new Promise(requestAnimationFrame);
			isThere =
				document.querySelector(selector)?.checkVisibility({
					opacityProperty: true,
					visibilityProperty: true,
				}) ?? false;
		}
		performance.mark("bench-content");
	}, content);
	// A script of its own: a page without an origin has no workers and throws.
	await page.addInitScript(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active && active.state !== "activated")
			await new Promise((changed) =>
				active.addEventListener("statechange", changed, { once: true }),
			);
		performance.mark("bench-worker");
	});
	if (token !== undefined)
		await page.addInitScript((given) => {
			localStorage.setItem("token", given);
		}, token);
}

/** Waits for paint and content; false where they do not come. */
export const waitForContent = (page: Page) =>
	page
		.waitForFunction(
			() =>
				["first-contentful-paint", "bench-content"].every(
					(name) => performance.getEntriesByName(name).length > 0,
				),
			undefined,
			{ polling: 100, timeout: timeoutMs },
		)
		.then(
			() => true,
			() => false,
		);

/** Waits until the worker is active and every picture in sight is complete: then the largest paint has been. */
export const waitForRest = (page: Page) =>
	page.waitForFunction(
		() =>
			performance.getEntriesByName("bench-worker").length > 0 &&
			[...document.images].every((picture) => {
				const { top, bottom, left, right } = picture.getBoundingClientRect();
				const isOnScreen =
					bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
				return picture.complete || !isOnScreen;
			}),
		undefined,
		{ polling: 100, timeout: timeoutMs },
	);

/** The moments that the page noted; `pictures` are the addresses of its pictures. */
export const readMoments = (page: Page, pictures: ReadonlySet<string>) =>
	page.evaluate(
		async (known) => {
			// A paint is reported in the frame after it.
			for (let frame = 0; frame < 2; frame++)
				await new Promise(requestAnimationFrame);
			const [paint = NaN, content = NaN, largest = NaN, worker = NaN] = [
				"first-contentful-paint",
				"bench-content",
				"bench-largest",
				"bench-worker",
			].map((name) => performance.getEntriesByName(name).at(-1)?.startTime);
			const asked = (
				performance.getEntriesByType("resource") as PerformanceResourceTiming[]
			).filter(
				({ name, startTime }) =>
					startTime < content && new URL(name).origin === location.origin,
			);
			const drawn = asked.filter(({ name }) => known.includes(name)).length;
			return {
				paint,
				content,
				largest,
				worker,
				requests: 1 + asked.length - drawn,
				pictures: drawn,
				scripts:
					asked
						.filter(({ name }) => new URL(name).pathname.endsWith(".js"))
						.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) /
					1024,
			};
		},
		[...pictures],
	);
