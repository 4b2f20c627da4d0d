// The longest frame of a page that is scrolled as by a fling.
import type { Page } from "@playwright/test";

/** Pixels a frame: a fling. */
const speed = 120;
const frames = 400;

/** Moves down and up again through the loaded list, so many pixels a frame; gives the longest frame. */
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
