// Proves the layout of lists: the dates of a row of cards are aligned, rows end with a whole or clearly cut item, a category's banner leaves room for its deals.
import type { Locator, Page } from "@playwright/test";
import { showVariant } from "../../tools/gallery/screenVariants";
import { expect, test } from "../e2e/support/fixtures";
import { openAs, signIn } from "../e2e/support/journey";
import { translate } from "../support/catalogue";

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const size = (page: Page, width: number, height = 780) =>
	page.setViewportSize({ width, height });

for (const path of [
	...["/", "/privilege?catId=2", "/privilegebybrand?brandId=1", "/search"],
])
	test(`the dates of a row of cards stand on one line: ${path}`, async ({
		page,
		customer,
	}) => {
		await size(page, 1440, 900);
		await openAs(page, customer, path);
		await expect(articles(page).nth(3)).toBeVisible();
		const dates = await page.evaluate(() =>
			[...document.querySelectorAll("main article")].flatMap((card) => {
				const date = card.querySelector("a > span:last-child")?.children[2];
				if (!date) return [];
				const row = Math.round(card.getBoundingClientRect().top);
				return [{ row, top: Math.round(date.getBoundingClientRect().top) }];
			}),
		);
		expect(dates.length).toBeGreaterThan(3);
		const lines = new Map(dates.map(({ row, top }) => [row, top]));
		expect(dates.filter(({ row, top }) => lines.get(row) !== top)).toEqual([]);
	});

test("four more deals fill the row of a wide window, and two rows of a phone", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const list = page
		.locator("main section")
		.filter({
			has: page.getByRole("heading", { name: translate("th", "More deals") }),
		})
		.locator("ul");
	await expect(list.getByRole("article")).toHaveCount(4);
	for (const [width, rows] of [
		[360, 2],
		[639, 2],
		[700, 1],
		[820, 1],
		[1440, 1],
	] as const) {
		await size(page, width);
		const [tops, gap] = await list.evaluate((ul) => {
			const cards = [...ul.children]
				.map((it) => it.getBoundingClientRect())
				.filter(({ width }) => width > 0);
			const right = Math.max(...cards.map((card) => card.right));
			return [
				cards.map(({ top }) => Math.round(top)),
				ul.getBoundingClientRect().right - right,
			] as const;
		});
		expect(new Set(tops).size, `${width} px`).toBe(rows);
		expect(gap, `${width} px`).toBeLessThan(1);
	}
});

test("the row of categories shows all ten, or ends in the middle of one", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const list = page
		.getByRole("navigation", { name: translate("th", "Categories") })
		.locator("ul");
	await expect(list.locator("li")).toHaveCount(10);
	/** The visible share of each partly visible tile. */
	const shares = () =>
		list.evaluate((ul) => {
			const edge = ul.getBoundingClientRect().right;
			return [...ul.children].flatMap((it) => {
				const { left, right, width } = it.getBoundingClientRect();
				return left < edge && right > edge + 1 ? [(edge - left) / width] : [];
			});
		});
	for (const width of [320, 360, 393, 412, 430, 480, 540, 600, 640, 680, 780]) {
		await size(page, width);
		const [share, ...others] = await shares();
		expect(others).toEqual([]);
		expect(share, `${width} px`).toBeGreaterThan(0.3);
		expect(share, `${width} px`).toBeLessThan(0.7);
	}
	for (const width of [820, 1440]) {
		await size(page, width);
		expect(await shares(), `${width} px`).toEqual([]);
		expect(
			await list.evaluate((ul) => ul.scrollWidth - ul.clientWidth),
			`${width} px`,
		).toBeLessThan(1);
	}
});

/** The banner's texts that are cut off. */
const cutTexts = (banner: Locator) =>
	banner.evaluate((it) =>
		[...it.querySelectorAll('[class*="clamp"]')]
			.filter((text) => text.scrollHeight > text.clientHeight + 2)
			.map(({ textContent }) => textContent),
	);

test("a category's banner is low, and its words are whole on a small phone and in a large text", async ({
	page,
	customer,
}) => {
	await openAs(page, customer, "/privilege?catId=2");
	const banner = page
		.getByRole("region", {
			name: translate("th", "Category highlights"),
		})
		.getByRole("link")
		.first();
	await expect(articles(page).nth(1)).toBeVisible();
	const box = await banner.boundingBox();
	expect(box?.height).toBeLessThan((box?.width ?? 0) / 2.5);
	expect(await cutTexts(banner)).toEqual([]);
	for (const textPercent of [100, 200]) {
		await showVariant(page, { name: "small", width: 320, textPercent });
		expect(await cutTexts(banner), `${textPercent} %`).toEqual([]);
	}
});

test("the tabs and chips of a category fade out where they go on, and not at their end", async ({
	page,
	customer,
}) => {
	await openAs(page, customer, "/privilege?catId=1");
	await expect(page.getByRole("tab")).toHaveCount(11);
	for (const row of [
		page.getByRole("tablist"),
		page.getByRole("group", { name: translate("th", "Types") }),
	]) {
		const mask = () => row.evaluate((it) => getComputedStyle(it).maskImage);
		const fadesAtEnd = /calc\(100% - \d+px\)/;
		await size(page, 1440);
		await expect.poll(mask).not.toMatch(fadesAtEnd);
		await size(page, 360);
		await expect.poll(mask).toMatch(fadesAtEnd);
		await row.evaluate((it) => it.scrollTo({ left: it.scrollWidth }));
		await expect.poll(mask).not.toMatch(fadesAtEnd);
	}
});
