// Proves the filters of a list: order and way of use are kept in the address, also after a privilege, back and a reload, and never ask for the position by themselves (X09).
import type { Page } from "@playwright/test";
import { getDealNearMe } from "../../../src/contract/browse";
import { rewardType } from "../../../src/contract/claimed";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { type Customer, preparePhone } from "../support/journey";
import { button } from "../support/person";

const language = "th" as const;
/** A category with more deals than one page has. */
const food = 1;
const drinks = 2;

/** The deals of a category that are visible to the customer. */
async function dealsOf({ api }: Customer, category: number) {
	const { items } = await api.call(getPrivilegeListV3, {
		parent_category_id: category,
		sub_category_id: 0,
		page_number: 1,
		items_per_page: 100,
	});
	return items.filter((it) => it.criteria_is_visible);
}

const select = (page: Page, label: "Sort by" | "Ways to use") =>
	page.getByRole("combobox", { name: translate(language, label) });

/** The references of the first cards. */
const firstShown = async (page: Page, count: number) => {
	const links = page.getByRole("main").getByRole("article").getByRole("link");
	const addresses = await links.evaluateAll((all) =>
		all.map((link) => link.getAttribute("href") ?? ""),
	);
	return addresses
		.slice(0, count)
		.map((address) => /modal-privilege=(\w+)/.exec(address)?.[1]);
};

test("a category keeps its chosen order and way of use after a privilege, another page and a reload", async ({
	page,
	customer,
	faultProxy,
}) => {
	const deals = (await dealsOf(customer, food)).filter(
		({ type }) => type === rewardType.couponCode,
	);
	const byEnd = deals
		.toSorted(
			(one, other) =>
				Date.parse(one.valid_through ?? "") -
				Date.parse(other.valid_through ?? ""),
		)
		.map(({ alt_reference }) => alt_reference);
	const size = page.locator("main li[aria-setsize]").first();
	const expectChosen = async () => {
		await expect(page).toHaveURL(/\/privilege\?catId=1&sort=ending&kind=shop$/);
		await expect(select(page, "Sort by")).toHaveValue("ending");
		await expect(select(page, "Ways to use")).toHaveValue("shop");
		await expect(size).toHaveAttribute("aria-setsize", String(deals.length));
	};
	const place = () => page.evaluate(() => Math.round(scrollY));

	await preparePhone({ page, customer, language });
	await page.goto(`/privilege?catId=${food}`);
	await select(page, "Sort by").selectOption("ending");
	await select(page, "Ways to use").selectOption("shop");
	await expectChosen();
	await expect.poll(() => firstShown(page, 2)).toEqual(byEnd.slice(0, 2));
	// The app sorts the whole category, so it requests all deals and not only one page.
	expect(
		faultProxy.requests.filter(({ body }) =>
			body.includes('"items_per_page":100'),
		),
	).toHaveLength(1);

	await page.evaluate(
		() =>
			new Promise((done) => {
				scrollTo(0, 1200);
				requestAnimationFrame(() => requestAnimationFrame(done));
			}),
	);
	const here = await place();
	expect(here).toBeGreaterThan(1000);
	const card = page.getByRole("article").nth(3).getByRole("link");
	await card.dispatchEvent("click");
	await expect(page).toHaveURL(/modal-privilege=/);
	await expect(page.getByRole("dialog").getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expectChosen();
	await expect.poll(place).toBe(here);

	await page
		.getByRole("link", { name: translate(language, "Search") })
		.dispatchEvent("click");
	await expect(page.getByRole("searchbox")).toBeVisible();
	await page.goBack();
	await expectChosen();
	await expect.poll(place).toBe(here);

	await page.reload();
	await expectChosen();
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => firstShown(page, 2)).toEqual(byEnd.slice(0, 2));
});

test("a way of use that a category does not have says so, and leads to all its deals", async ({
	page,
	customer,
}) => {
	await preparePhone({ page, customer, language });
	await page.goto(`/privilege?catId=${drinks}&sort=ending&kind=delivered`);
	await expect(
		page.getByText(translate(language, "Nothing of this kind here")),
	).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
	await button({ page, language }, "Show all").click();
	await expect(page).toHaveURL(/\/privilege\?catId=2$/);
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("a shared link to the nearest deals does not ask for the position, also after a reload; its button does", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 13.745678, longitude: 100.534449 });
	await page.addInitScript(() => {
		const read = Geolocation.prototype.getCurrentPosition;
		Object.assign(window, { readings: 0 });
		Geolocation.prototype.getCurrentPosition = function (...given) {
			Object.assign(window, { readings: Reflect.get(window, "readings") + 1 });
			read.apply(this, given);
		};
	});
	const readings = () => page.evaluate(() => Reflect.get(window, "readings"));
	const near = () =>
		faultProxy.requests.filter(({ url }) => url.endsWith("/getDealNearMe"));
	const notice = page.getByText(
		translate(language, "Allow your location to see the nearest first."),
	);

	await preparePhone({ page, customer, language });
	await page.goto(`/privilege?catId=${drinks}&sort=nearest`);
	for (const turn of ["opened", "reloaded"]) {
		if (turn === "reloaded") await page.reload();
		await expect(select(page, "Sort by")).toHaveValue("nearest");
		await expect(notice).toBeVisible();
		await expect(page.getByRole("article").first()).toBeVisible();
		expect(await readings()).toBe(0);
	}
	expect(near()).toHaveLength(0);

	await button({ page, language }, "Use my location").click();
	await expect(notice).toHaveCount(0);
	expect(await readings()).toBe(1);
	await expect.poll(near).toHaveLength(1);
	const branches = await customer.api.call(getDealNearMe, {
		Location_Lat: 13.746,
		Location_Long: 100.534,
	});
	const inCategory = (await dealsOf(customer, drinks)).map(
		(it) => it.alt_reference,
	);
	const least = (references: (string | undefined)[]) =>
		Math.min(
			...branches
				.filter((it) => references.includes(it.alt_reference))
				.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY),
		);
	await expect
		.poll(async () => least(await firstShown(page, 1)))
		.toBe(least(inCategory));
});
