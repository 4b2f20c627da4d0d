// Proves that a sheet slides in from below and ends at the lower edge, also while the focus moves into it, and that a dialog darkens the whole screen evenly.
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { fullMotion } from "../support/phone";

test.use(fullMotion);

/** Stops the opening animation of the next sheet at its start and at its end: how far the panel's upper edge (at the start) and its lower edge (at the end) are above the screen's lower edge, in px. */
const edgesOfNextSheet = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<{ first: number; last: number }>((done) => {
				const look = () => {
					const panel =
						document.querySelector("dialog[open]")?.firstElementChild;
					const [motion] = panel?.getAnimations() ?? [];
					if (!panel || !motion) return requestAnimationFrame(look);
					motion.pause();
					motion.currentTime = 0;
					const first = innerHeight - panel.getBoundingClientRect().top;
					motion.finish();
					const last = innerHeight - panel.getBoundingClientRect().bottom;
					done({ first: Math.round(first), last: Math.round(last) });
				};
				look();
			}),
	);

// The bug: the focus scrolled the dialog to its panel, so the sheet appeared without a slide, or moved out of the screen on a slow phone.
test("a sheet slides in from below the screen", async ({ page, customer }) => {
	await signIn(page, customer);
	const deal = page.locator("main li article a[href*='modal-privilege=']");
	// The first sheet may replace its skeleton without an animation, so the second one is measured.
	await deal.first().click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	const edges = edgesOfNextSheet(page);
	await deal.first().click();
	expect(await edges).toEqual({ first: 0, last: 0 });
});

// The bug: a code that was open over the skeleton of its page had a darker band at the lower edge.
test("a dialog over a page shorter than the screen darkens the whole screen evenly", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const [covered, screen] = await page.evaluate(() => {
		document.getElementById("app")?.replaceChildren();
		const dialog = document.createElement("dialog");
		document.body.append(dialog);
		dialog.showModal();
		return [document.body.offsetHeight, innerHeight];
	});
	expect(covered).toBe(screen);
});
