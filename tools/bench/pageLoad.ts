// One load of a page on the bench's phone, in a tab of its own, and the moments of it that the page records.
import type { BrowserContext, Page } from "@playwright/test";
import type { PhoneProfile } from "../../tests/e2e/support/phone";
import { memoryOf, waitForIdle } from "./signedInPage";
import { slowNetwork, slowProcessor } from "./slowPhone";

/** Timeout for each thing that a start waits for, in ms. */
export const timeoutMs = 60_000;

/** A page to load, and what shows that its content is there. */
export interface Start {
	/** The name in error messages. */
	name: string;
	address: string;
	/** A selector that only the real content matches. */
	content: string;
	/** A selector that matches the content once it answers presses; absent if it does from the start. */
	usable?: string;
	/** The token of the signed-in customer; absent in an app without sign-in. */
	token?: string;
}

/** Times are in ms since the navigation began. */
export interface Moments {
	/** The first contentful paint. */
	paint: number;
	/** The frame in which the content is visible. */
	content: number;
	/** The frame in which the content answers presses. */
	usable: number;
	/** The largest contentful paint so far; of a whole load it is the last one. */
	largest: number;
	/** The first service worker is activated; NaN if the load did not wait for it. */
	worker: number;
	/** Requests to the own origin that left before the content answered presses, the document among them, without pictures. */
	requests: number;
	/** Pictures of the own origin that were requested until then. */
	pictures: number;
	/** KB of scripts, as sent, that were requested until then. */
	scripts: number;
}

/** Records the moments of a page as marks. Its functions have no names: a named one would call a helper that the page does not have. */
async function recordMoments(page: Page, start: Start) {
	const { content, usable = content, token } = start;
	await page.addInitScript(() => {
		performance.setResourceTimingBufferSize(5000);
		new PerformanceObserver((list) => {
			for (const { startTime } of list.getEntries())
				performance.mark("bench-largest", { startTime });
		}).observe({ type: "largest-contentful-paint", buffered: true });
	});
	const watch = async ([selector, mark]: readonly [string, string]) => {
		// Frames are requested only after that, because they would delay a page that renders in steps.
		while (!document.querySelector(selector))
			await new Promise((changed) =>
				new MutationObserver((_, observer) => {
					observer.disconnect();
					changed(undefined);
				}).observe(document, {
					subtree: true,
					childList: true,
					attributes: true,
				}),
			);
		let isThere = false;
		while (!isThere) {
			await new Promise(requestAnimationFrame);
			isThere =
				document.querySelector(selector)?.checkVisibility({
					opacityProperty: true,
					visibilityProperty: true,
				}) ?? false;
		}
		performance.mark(mark);
	};
	await page.addInitScript(watch, [content, "bench-content"] as const);
	await page.addInitScript(watch, [usable, "bench-usable"] as const);
	// This script is separate, because it throws on a page without an origin, which has no workers.
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

/** The moments that the page recorded; `pictures` are the addresses of its pictures. */
const readMoments = (page: Page, pictures: ReadonlySet<string>) =>
	page.evaluate(
		async (known) => {
			// A paint is reported in the frame after it.
			for (let frame = 0; frame < 2; frame++)
				await new Promise(requestAnimationFrame);
			const [
				paint = NaN,
				content = NaN,
				usable = NaN,
				largest = NaN,
				worker = NaN,
			] = [
				"first-contentful-paint",
				"bench-content",
				"bench-usable",
				"bench-largest",
				"bench-worker",
			].map((name) => performance.getEntriesByName(name).at(-1)?.startTime);
			const requested = (
				performance.getEntriesByType("resource") as PerformanceResourceTiming[]
			).filter(
				({ name, startTime }) =>
					startTime < usable && new URL(name).origin === location.origin,
			);
			const pictureCount = requested.filter(({ name }) =>
				known.includes(name),
			).length;
			return {
				paint,
				content,
				usable,
				largest,
				worker,
				requests: 1 + requested.length - pictureCount,
				pictures: pictureCount,
				scripts:
					requested
						.filter(({ name }) => new URL(name).pathname.endsWith(".js"))
						.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) /
					1024,
			};
		},
		[...pictures],
	);

/** Loads the page in a tab of its own, slowed down until its content is shown; with `whole` also until its worker is active and its visible pictures are complete, since the largest paint has happened by then. */
export async function loadPage(
	context: BrowserContext,
	start: Start,
	network: "slow" | "none",
	{ whole = false } = {},
) {
	const { name, address, content, usable = content } = start;
	const page = await context.newPage();
	const wait = (condition: () => boolean, what: string) =>
		page
			.waitForFunction(condition, undefined, {
				polling: 100,
				timeout: timeoutMs,
			})
			.catch(() => {
				throw new Error(
					`${name}: ${what} after ${timeoutMs / 1000} s, network: ${network}`,
				);
			});
	const pictures = new Set<string>();
	page.on("request", (request) => {
		if (request.resourceType() === "image") pictures.add(request.url());
	});
	await recordMoments(page, start);
	const session = await context.newCDPSession(page);
	const workers = network === "slow" ? await slowNetwork(session) : null;
	await slowProcessor(session);
	await page.goto(address, { waitUntil: "commit", timeout: timeoutMs });
	await wait(
		() =>
			["first-contentful-paint", "bench-content", "bench-usable"].every(
				(mark) => performance.getEntriesByName(mark).length > 0,
			),
		`${content} or ${usable} did not appear`,
	);
	if (whole)
		await wait(
			() =>
				performance.getEntriesByName("bench-worker").length > 0 &&
				[...document.images].every((picture) => {
					const { top, bottom, left, right } = picture.getBoundingClientRect();
					const isOnScreen =
						bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
					return picture.complete || !isOnScreen;
				}),
			"there was no active worker, or a picture on the screen was not complete",
		);
	const moments = await readMoments(page, pictures);
	// Detaching the session ends all that it slowed down.
	await session.detach();
	if (workers?.size === 0)
		throw new Error(`${name}: its service worker was not slowed down`);
	return { page, moments };
}

/** Opens the path in a new browser on the profile with no network: the ms from the navigation to the frame with the selector, and the memory of the page's scripts once it is idle, in MB. */
export async function startOffline(
	profile: PhoneProfile,
	path: string,
	content: string,
) {
	const { context } = await profile.open({ offline: true });
	try {
		const start = { name: path, address: path, content };
		const { page, moments } = await loadPage(context, start, "none");
		await waitForIdle(page);
		const session = await context.newCDPSession(page);
		return { time: moments.content, memory: await memoryOf(session) };
	} finally {
		await profile.close();
	}
}
