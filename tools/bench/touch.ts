// Touches of the bench: the point where an element can be pressed, a tap, and a swipe.
import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { centreOf } from "../../tests/e2e/support/person";

interface Point {
	x: number;
	y: number;
}

/** Scrolls an element to the middle of the screen and returns its centre; done before measuring, since it is work of the page. */
export async function pressPointOf(target: Locator): Promise<Point> {
	await target.evaluate((element) =>
		element.scrollIntoView({
			block: "center",
			inline: "center",
			behavior: "instant",
		}),
	);
	return centreOf(target);
}

export const tap = (page: Page, { x, y }: Point): Promise<void> =>
	page.touchscreen.tap(x, y);

/** Ms between two moves of a finger, as a phone's screen sends them. */
const moveMs = 16;

/** Moves a finger from `from` to `to` in `ms` and lifts it, so that the page scrolls on by its momentum. The browser's own scroll gesture does not scroll a mobile page. */
export async function swipe(
	session: CDPSession,
	{ from, to, ms }: { from: Point; to: Point; ms: number },
): Promise<void> {
	const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: at ? [at] : [],
		});
	const moves = Math.round(ms / moveMs);
	await send("touchStart", from);
	for (let move = 1; move <= moves; move++) {
		const part = move / moves;
		await send("touchMove", {
			x: from.x + (to.x - from.x) * part,
			y: from.y + (to.y - from.y) * part,
		});
		await pause(moveMs);
	}
	await send("touchEnd");
}
