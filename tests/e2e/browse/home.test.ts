// Proves what home shows: the dot for ready codes, the carousel's slides and motion, eight brands (V01, V02).
import type { Locator, Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { claimForLater } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { preparePhone, signIn } from "../support/journey";
import { latte } from "../support/person";
import { fullMotion } from "../support/phone";

test.use(fullMotion);

/** The slides that are completely visible in the carousel; none while it moves. */
const visibleSlides = (carousel: Locator) =>
	carousel.evaluate((section) => {
		const view = section.getBoundingClientRect();
		return [...section.querySelectorAll("li")].flatMap((slide, at) => {
			const { left, right } = slide.getBoundingClientRect();
			return left > view.left - 1 && right < view.right + 1 ? [at] : [];
		});
	});

/** Records when the carousel's automatic motion starts and when its first slide has left; to be called before the page loads. */
const markMotion = (page: Page) =>
	page.addInitScript(() => {
		const leave = (row: Element) => {
			const { left } = row.getBoundingClientRect();
			const slide = row.firstElementChild?.getBoundingClientRect();
			if (slide && slide.left < left - 1) performance.mark("left");
			else requestAnimationFrame(() => leave(row));
		};
		new MutationObserver(([change]) => {
			if (performance.getEntriesByName("moving").length > 0) return;
			performance.mark("moving");
			if (change?.target instanceof Element) leave(change.target);
		}).observe(document, { subtree: true, attributeFilter: ["data-moving"] });
	});

/** How long the first slide stayed after the automatic motion had started, in ms; 0 while it is still there. */
const firstStood = (page: Page) =>
	page.evaluate(() => {
		const [moving, left] = ["moving", "left"].map(
			(name) => performance.getEntriesByName(name)[0]?.startTime,
		);
		return moving && left ? left - moving : 0;
	});

test("home shows a dot for ready codes, a carousel of one to three slides that moves every 3 s, and eight brands", async ({
	page,
	customer,
}) => {
	await claimForLater(customer.api, latte.alt_reference);
	await markMotion(page);
	await signIn(page, customer);
	const carousel = page.getByRole("region", {
		name: translate("th", "Highlights"),
	});
	await expect.poll(() => firstStood(page)).toBeGreaterThan(0);
	const stood = await firstStood(page);
	expect(stood).toBeGreaterThan(2900);
	expect(stood).toBeLessThan(9000);
	for (const [width, slides] of [
		[599, 1],
		[600, 2],
		[909, 2],
		[910, 3],
	] as const) {
		await page.setViewportSize({ width, height: 780 });
		await expect
			.poll(
				async () => (await visibleSlides(carousel)).length,
				`at ${width} px`,
			)
			.toBe(slides);
	}
	await expect(
		page.getByRole("link", {
			name: translate("th", "My coupons, some are waiting"),
		}),
	).toBeVisible();
	const brands = page.locator("main section").filter({
		has: page.getByRole("heading", {
			name: translate("th", "Brands"),
			exact: true,
		}),
	});
	await expect(brands.getByRole("listitem")).toHaveCount(8);
});

test("in a low wide window the labels of the tiles do not touch, and the carousel has a dot for each page", async ({
	page,
	customer,
}) => {
	await page.setViewportSize({ width: 780, height: 360 });
	await preparePhone({ page, customer, language: "en-US" });
	await page.goto("/");
	const tiles = page
		.getByRole("navigation", { name: "Categories" })
		.getByRole("link");
	await expect(tiles).toHaveCount(10);
	const gaps = await tiles.evaluateAll((links) => {
		const labels = links.map((link) => {
			const range = document.createRange();
			range.selectNodeContents(link.lastElementChild ?? link);
			return range.getBoundingClientRect();
		});
		return labels
			.slice(1)
			.map(({ left }, before) => left - (labels[before]?.right ?? left));
	});
	expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
	const dots = page
		.getByRole("region", { name: "Highlights" })
		.locator("> div[aria-hidden] > span");
	await expect(dots).toHaveCount(2);
});
