// Watches a page from a press on: how many frames are drawn until the next screen shows its content.
import type { Page } from "@playwright/test";

declare global {
	/** The visit that the page watches; null if the screen did not appear. */
	var benchVisit: Promise<Visit | null> | undefined;
	/** The number of characters of an element's text on the screen; of a sheet that slides in, where it will stand. */
	var benchVisibleText: (element: Element) => number;
}

/** How long a visit took to show its content. */
export interface Visit {
	/** Frames from the start of the page transition, or from the opening of a sheet, to the one that shows the content; from the press where there is neither. */
	frames: number;
	/** From the press to that frame, in ms. */
	time: number;
}

/** A screen at the end of its first visit. */
export interface ScreenContent {
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
export const prepareVisits = (page: Page): Promise<unknown> =>
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
export const readScreen = (
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

/** Begins to watch; with `back` the phone's back is pressed at once, else a finger presses later. No function with a name, as in pageLoad.ts. */
export const watchVisit = (
	page: Page,
	seen: ScreenContent,
	by: "finger" | "back",
) =>
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
					const waits = [...screen.querySelectorAll("[class*='Skeleton_']")];
					const isWaiting = waits.some((box) => {
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

/** The result; Infinity if the screen did not appear. */
export async function endVisit(page: Page): Promise<Visit> {
	const visit = await page.evaluate(() => globalThis.benchVisit);
	const never = Number.POSITIVE_INFINITY;
	return visit ?? { frames: never, time: never };
}
