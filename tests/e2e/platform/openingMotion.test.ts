// Proves that a sheet slides in from below and ends at the lower edge, also while the focus moves into it, and that a dialog darkens the whole screen evenly.
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { fullMotion } from "../support/phone";

test.use(fullMotion);

/** Stops the opening motion of the next sheet at its first moment and at its last one: how far its panel's upper edge is above the screen's lower edge, and its lower edge, in px. */
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

// The bug: the focus scrolled the dialog to its panel, which stood there at once, or on a slow phone moved up out of the screen.
test("a sheet slides in from below the screen", async ({ page, customer }) => {
	await signIn(page, customer);
	const deal = page.locator("main li article a[href*='modal-privilege=']");
	// The first one may take the place of its skeleton, without motion.
	await deal.first().click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	const edges = edgesOfNextSheet(page);
	await deal.first().click();
	expect(await edges).toEqual({ first: 0, last: 0 });
});

// The bug: a code over the skeleton of its page had a darker band at the lower edge.
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
