// The longest frame of a page that is scrolled as by a fling.
import type { Page } from "@playwright/test";

/** Pixels per frame of a fast fling. */
const speed = 120;
const frames = 400;

/** Scrolls down and up through the loaded list by so many pixels per frame; returns the longest frame in ms. */
export const longestFrame = (page: Page) =>
	page.evaluate(
		async ({ speed: perFrame, frames: amount }) => {
			scrollTo(0, 0);
			// The first frames belong to the jump to the top.
			let before = 0;
			for (let frame = 0; frame < 10; frame++)
				before = await new Promise<number>(requestAnimationFrame);
			let longest = 0;
			let way = Number(perFrame);
			for (let frame = 0; frame < amount; frame++) {
				const end = document.documentElement.scrollHeight - innerHeight;
				if (scrollY >= end - 1) way = -perFrame;
				else if (scrollY === 0) way = perFrame;
				scrollBy(0, way);
				const now = await new Promise<number>(requestAnimationFrame);
				longest = Math.max(longest, now - before);
				before = now;
			}
			return longest;
		},
		{ speed, frames },
	);
