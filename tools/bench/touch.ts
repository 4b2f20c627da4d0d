// The finger of the bench: where it can press an element, and a tap there.
import type { Locator, Page } from "@playwright/test";
import { centreOf } from "../../tests/e2e/support/person";

interface Spot {
	x: number;
	y: number;
}

/** The centre of an element in the middle of the screen, clear of bars; found ahead, since looking for it is work of the page's too. */
export async function spotOf(target: Locator): Promise<Spot> {
	await target.evaluate((element) =>
		element.scrollIntoView({
			block: "center",
			inline: "center",
			behavior: "instant",
		}),
	);
	return centreOf(target);
}

export const tap = (page: Page, { x, y }: Spot): Promise<void> =>
	page.touchscreen.tap(x, y);
