// Proves the search: its debounce times, suggestions and results, the steps through its screens, and its events (V10).

import type { Page } from "@playwright/test";
import { addSearchLog } from "../../../src/contract/search";
import { translate } from "../../support/catalogue";
import type { FaultProxy } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { preparePhone } from "../support/journey";
import { waitForPresses } from "../support/person";

const field = (page: Page) => page.getByRole("searchbox");
const section = (page: Page, name: string) =>
	page.locator("section").filter({ has: page.getByRole("heading", { name }) });

/** The keywords that the server received, in order. */
const asked = (faultProxy: FaultProxy) =>
	faultProxy.requests
		.filter(({ url }) => url.endsWith("/Privilege/Search"))
		.map(({ body }) => JSON.parse(body).Keyword);
/** The type and the item of each entry that the search logged, in order. */
const noted = (faultProxy: FaultProxy) =>
	faultProxy.requests
		.filter(({ url }) => url.endsWith(addSearchLog.path))
		.map(({ body }) => {
			const { type, item_id } = JSON.parse(body);
			return `${type} ${item_id}`;
		});
/** Closes the opened privilege with the phone's back. */
async function closed(page: Page) {
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toHaveCount(0);
}
const savedWords = (page: Page) =>
	page.evaluate(() => localStorage.getItem("search-keyword-list"));

test("a search starts 500 ms after the last key press on the search page, and 600 ms in the list", async ({
	page,
	customer,
	faultProxy,
}) => {
	await preparePhone({ page, customer, language: "th" });
	await page.clock.install();
	for (const [path, pause] of [
		["/search", 500],
		["/search/list?inputVal=ซูชิ", 600],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("article").first()).toBeVisible();
		const word = () => new URL(page.url()).searchParams.get("inputVal");
		const before = word();
		const now = await page.evaluate(() => Date.now());
		await page.clock.pauseAt(now + 1000);
		await field(page).fill("กาแ");
		await page.clock.runFor(pause - 50);
		await field(page).fill("กาแฟ");
		await page.clock.runFor(pause - 1);
		expect(word()).toBe(before);
		await page.clock.runFor(1);
		await expect.poll(word).toBe("กาแฟ");
		await page.clock.resume();
		await expect(
			page
				.locator("article mark")
				.filter({ hasText: /^กาแฟ$/ })
				.first(),
		).toBeVisible();
	}
	expect(asked(faultProxy)).toEqual(["กาแฟ", "ซูชิ", "กาแฟ"]);
});

test("the search leads from the preview to the list, brands and campaigns, and logs what each screen opened", async ({
	page,
	customer,
	faultProxy,
}) => {
	await preparePhone({ page, customer, language: "en-US" });
	await page.goto("/search");
	await expect(field(page)).toBeFocused();
	await field(page).fill("b");
	// The preview shows the first two brands, the first two campaigns and the best privileges.
	const brands = section(page, "Brands");
	const campaigns = section(page, "Campaigns");
	await expect(brands.getByRole("listitem")).toHaveCount(2);
	await expect(campaigns.getByRole("listitem")).toHaveCount(2);
	await expect(page.getByRole("article")).toHaveCount(6);
	await page.getByRole("button", { name: "See all results" }).click();
	await expect(page).toHaveURL(/\/search\/list\?inputVal=b$/);
	await expect(brands.getByRole("listitem")).toHaveCount(2);

	// The scroll position stays the same when a privilege far down the list is opened and closed.
	const place = () => page.evaluate(() => Math.round(scrollY));
	await page.evaluate(() => scrollTo(0, 4000));
	await expect.poll(place).toBe(4000);
	// Playwright would scroll to repeat a click that the app does not accept yet.
	await waitForPresses(page);
	const cards = page.getByRole("article");
	const visibleCount = await cards.evaluateAll((all) =>
		all.findIndex((card) => card.getBoundingClientRect().top > 100),
	);
	await cards.nth(visibleCount).getByRole("link").click();
	await expect(page).toHaveURL(/modal-privilege=PV_\d+&categoryid=search/);
	await closed(page);
	await expect.poll(place).toBe(4000);

	await page.evaluate(() => scrollTo(0, 0));
	await brands.getByRole("link", { name: "See all" }).click();
	await expect(page).toHaveURL(/\/search\/brand\?inputVal=b$/);
	const all = page.getByRole("main").getByRole("listitem");
	await expect(all).toHaveCount(3);
	await all.last().getByRole("link").click();
	await expect(page).toHaveURL(/\/search\/detail\?brandId=\d+/);
	const brandId = new URL(page.url()).searchParams.get("brandId");
	await page.getByRole("article").first().getByRole("link").click();
	await closed(page);
	await page.goto("/search/campaign?inputVal=b");
	await expect(all).toHaveCount(2);
	await all.first().getByRole("link").click();
	await expect.poll(() => noted(faultProxy)).toHaveLength(4);
	expect(noted(faultProxy)).toEqual([
		expect.stringMatching(/^1 \d+$/),
		`2 ${brandId}`,
		expect.stringMatching(/^2 \d+$/),
		"2 PVG_1001",
	]);
	expect(await savedWords(page)).toBe('["b"]');
});

test("seven recent and seven recommended words are shown and can be expanded; an empty result offers similar keywords", async ({
	page,
	customer,
	faultProxy,
}) => {
	const thai = (english: string) => translate("th", english);
	await preparePhone({ page, customer, language: "th" });
	await page.addInitScript(() => {
		const words = Array.from({ length: 9 }, (_, index) => `คำที่ ${index + 1}`);
		localStorage["search-keyword-list"] ??= JSON.stringify(words);
	});
	await page.goto("/search");
	const recent = section(page, thai("Recent"));
	const recommended = section(page, thai("Recommended"));
	const more = (place: typeof recent) =>
		place.getByRole("button", { name: /^อีก \d+ คำ$/ });
	// The section has seven words and a button that shows more.
	await expect(recent.getByRole("listitem")).toHaveCount(8);
	// The recommended words are visible above an open keyboard.
	expect((await recommended.boundingBox())?.y).toBeLessThanOrEqual(420);
	await more(recent).click();
	await expect(recent.getByRole("listitem")).toHaveCount(9);
	await expect(more(recent)).toHaveCount(0);
	// The section has seven words and a button that shows more.
	await expect(recommended.getByRole("button")).toHaveCount(8);
	await more(recommended).click();
	await expect(recommended.getByRole("button")).toHaveCount(10);

	await recent.getByRole("button", { name: "ลบ คำที่ 1" }).click();
	await expect(recent.getByRole("listitem")).toHaveCount(8);
	await field(page).fill("กาแพ");
	await field(page).press("Enter");
	await expect(page).toHaveURL(/\/search\/list/);
	await expect(page.getByText("ไม่พบผลการค้นหา “กาแพ”")).toBeVisible();
	await expect(page.getByText(thai("or did you mean"))).toBeVisible();
	await page.getByRole("button", { name: "กาแฟ", exact: true }).click();
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(field(page)).toHaveValue("กาแฟ");

	// A word that was typed with the wrong keyboard layout has the same results, and the page shows the corrected word.
	await field(page).fill("dkca");
	await field(page).press("Enter");
	await expect(page.getByText(thai("Did you mean"))).toBeVisible();
	await expect(
		page.getByRole("button", { name: "กาแฟ", exact: true }),
	).toBeVisible();
	await expect(page.locator("article mark").first()).toHaveText("กาแฟ");

	// A lost reply can be requested again.
	const cut = faultProxy.inject("/Privilege/Search", { kind: "dropBefore" });
	await field(page).fill("ทะเล");
	await field(page).press("Enter");
	const again = page.getByRole("button", { name: thai("Try again") });
	await expect(again).toBeVisible();
	cut.release();
	await again.click();
	await expect(page.getByRole("article").first()).toBeVisible();

	await page.goBack();
	await expect(recent.getByRole("listitem").first()).toContainText("ทะเล");
	await expect(recent.getByRole("listitem")).toHaveCount(8);
	await recent.getByRole("button", { name: thai("Clear") }).click();
	await expect(recent).toHaveCount(0);
	expect(await savedWords(page)).toBeNull();
	expect(asked(faultProxy)).not.toContain("");
});

test("a misspelt word finds the intended results and says so; a keyword with markup is shown as text", async ({
	page,
	customer,
}) => {
	await preparePhone({ page, customer, language: "th" });
	await page.goto("/search/list?inputVal=ซูซิ");
	await expect(page.getByRole("article").first()).toContainText("ซูชิ");
	await expect(
		page.getByRole("button", { name: "ซูชิ", exact: true }),
	).toBeVisible();
	await expect(page.locator("article mark").first()).toHaveText("ซูชิ");
	for (const word of ["แมว", "ซิม", "<0>x</0>", "<b>qqq</b>"]) {
		await field(page).fill(word);
		await field(page).press("Enter");
		await expect(page.getByText(`ไม่พบผลการค้นหา “${word}”`)).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(0);
	}
	await field(page).fill("โรงแรม");
	await field(page).press("Enter");
	await expect(
		section(page, translate("th", "Brands", "search results")),
	).toContainText("คลื่นลม");
	await expect(
		page.getByRole("article").filter({ hasText: "หนัง" }),
	).toHaveCount(0);
});

test("a single brand or campaign among the results fills its row on a phone", async ({
	page,
	customer,
}) => {
	await preparePhone({ page, customer, language: "th" });
	for (const [word, title] of [
		["กาแฟ", translate("th", "Campaigns")],
		["โรงแรม", translate("th", "Brands", "search results")],
	] as const) {
		await page.goto(`/search/list?inputVal=${word}`);
		const results = section(page, title);
		const card = results.getByRole("listitem");
		await expect(card).toHaveCount(1);
		const width = (place: typeof card) =>
			place.evaluate((it) => it.getBoundingClientRect().width);
		expect(await width(card)).toBe(await width(results.getByRole("list")));
	}
});

test("the announced number of results equals the listed ones", async ({
	page,
	customer,
}) => {
	await preparePhone({ page, customer, language: "en-US" });
	await page.goto("/search/list?inputVal=b");
	await expect(page.getByRole("article").first()).toBeVisible();
	const said = await page
		.getByRole("status")
		.filter({ hasText: /^\d+ found$/ })
		.textContent();
	const counts = await page
		.locator("section h2")
		.filter({ hasText: /\d+ found$/ })
		.allTextContents();
	const sum = counts.reduce((all, it) => all + Number(/\d+/.exec(it)?.[0]), 0);
	expect(said).toBe(`${sum} found`);
	expect(sum).toBeGreaterThan(100);
});
