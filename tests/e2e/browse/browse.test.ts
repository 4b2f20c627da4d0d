// Proves browsing: the category page and its paging, near me in every state, the list of a section, brands (V05–V08, V30).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { openPrepared, preparePhone, waitForHome } from "../support/journey";
import { button } from "../support/person";
import { fullMotion } from "../support/phone";
import { requestsArrived } from "../support/sent";

test.use(fullMotion);

const person = (page: Page) => ({ page, language: "th" as const });

/** The bodies of the requests that the app sent to a call, in order. */
const asked = (requests: { url: string; body: string }[], name: string) =>
	requests
		.filter(({ url }) => url.endsWith(`/${name}`))
		.map(({ body }) => JSON.parse(body));

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls until the lower edge of the screen is at this part of the page (0 to 1). */
const scrollToPart = (page: Page, part: number) =>
	page.evaluate(
		(at) =>
			new Promise((done) => {
				const { scrollHeight } = document.documentElement;
				scrollTo(0, scrollHeight * at - innerHeight);
				requestAnimationFrame(() => requestAnimationFrame(done));
			}),
		part,
	);
/** An item of the list, whose aria-setsize is the number of all deals, rendered or not. */
const sizeOf = (page: Page) => page.locator("main li[aria-setsize]").first();
const tab = (page: Page, name: string) =>
	page.getByRole("tab", { name, exact: true });

test("a category loads 25 deals more at 90 percent of the scroll, keeps its position, and restarts after a change of tab or chip", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openPrepared(page, customer, "/privilege");
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "25");
	const pages = () =>
		asked(faultProxy.requests, "getPrivilegeListV3").map(
			(it) =>
				`${it.parent_category_id}/${it.sub_category_id}/${it.page_number}/${it.items_per_page}`,
		);
	// The items outside the screen are rendered last and change the height of the page.
	await expect(page.locator("main li[aria-setsize]")).toHaveCount(25);
	await scrollToPart(page, 0.88);
	await requestsArrived(page);
	expect(pages()).toEqual(["0/0/1/25"]);
	await scrollToPart(page, 0.92);
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "50");
	expect(pages()).toEqual(["0/0/1/25", "0/0/2/25"]);

	// The scroll position stays the same after a privilege was open over the list and after a visit to another page.
	await scrollToPart(page, 0.7);
	const here = await place(page);
	const deal = page.getByRole("article").nth(3).getByRole("link");
	await deal.dispatchEvent("click");
	await expect(page).toHaveURL(/modal-privilege=/);
	await expect(page.getByRole("dialog").getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect.poll(() => place(page)).toBe(here);
	await page
		.getByRole("link", { name: translate("th", "Search") })
		.dispatchEvent("click");
	await expect(page.getByRole("searchbox")).toBeVisible();
	await page.goBack();
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "50");
	await expect.poll(() => place(page)).toBe(here);

	await tab(page, "อาหาร").click();
	await expect(page).toHaveURL(/\/privilege\?catId=1$/);
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect.poll(() => place(page)).toBe(0);
	await expect(
		page.getByRole("link", { name: "คืนซูชิ ลดทั้งเคาน์เตอร์" }),
	).toBeVisible();
	await page.getByRole("button", { name: "บุฟเฟต์", exact: true }).click();
	await expect(page).toHaveURL(/catId=1&subcatId=\d+$/);
	await expect.poll(() => pages().at(-1)).toMatch(/^1\/[1-9]\d*\/1\/25$/);
	await tab(page, translate("th", "All")).click();
	await expect(page).toHaveURL(/\/privilege$/);
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "25");
	await expect.poll(() => place(page)).toBe(0);
});

test("the code of the privilege sheet is loaded before a press, and the sheet slides up once, from skeleton to content", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openPrepared(page, customer, "/privilege");
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "25");
	await expect
		.poll(() =>
			page.evaluate(() =>
				performance
					.getEntriesByType("resource")
					.flatMap(
						({ name }) => /(PrivilegeModal|purify).*\.js$/.exec(name)?.[1],
					)
					.filter(Boolean)
					.sort(),
			),
		)
		.toEqual(["PrivilegeModal", "purify"]);
	const slides = await page.evaluateHandle(() => {
		const names: string[] = [];
		addEventListener(
			"animationstart",
			({ target, animationName }) => {
				if (
					target instanceof Element &&
					target.parentElement?.matches("dialog")
				)
					names.push(animationName);
			},
			true,
		);
		return names;
	});
	const detail = faultProxy.inject("/Privilege/Detail", { kind: "hold" });
	await page.getByRole("article").first().getByRole("link").click();
	const sheet = page.getByRole("dialog");
	await expect(sheet.locator("[data-busy]")).toBeVisible();
	detail.release();
	await expect(sheet.getByRole("tab").first()).toBeVisible();
	await expect(sheet.getByRole("heading").first()).toBeFocused();
	expect(await slides.jsonValue()).toHaveLength(1);
});

test("a failed next page keeps the list, and can be retried", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openPrepared(page, customer, "/privilege");
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "25");
	const fault = faultProxy.inject("getPrivilegeListV3", {
		kind: "truncate",
		bytes: 9,
	});
	const more = button(person(page), "Show more deals");
	// The page becomes longer while new cards are measured, so the test scrolls again, as a person does.
	await expect(async () => {
		await scrollToPart(page, 1);
		await expect(more).toBeAttached({ timeout: 1000 });
	}).toPass();
	fault.release();
	await more.dispatchEvent("click");
	await expect(sizeOf(page)).toHaveAttribute("aria-setsize", "50");
});

test("near me asks for the position only on a tap, explains each error, and accepts a chosen place instead", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await preparePhone({ page, customer, language: "th" });
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 13.745678, longitude: 100.534449 });
	// The phone reports each of the three location errors, and then its real position.
	await page.addInitScript(() => {
		const faults = [1, 2, 3];
		const own = Geolocation.prototype.getCurrentPosition;
		Object.assign(window, { readings: 0 });
		Geolocation.prototype.getCurrentPosition = function (found, failed, how) {
			Object.assign(window, { readings: Reflect.get(window, "readings") + 1 });
			const code = faults.shift();
			if (code === undefined) own.call(this, found, failed, how);
			else failed?.({ code } as GeolocationPositionError);
		};
	});
	const readings = () =>
		page.evaluate(() => Reflect.get(window, "readings") as number);
	const near = () => asked(faultProxy.requests, "getDealNearMe");

	await page.goto("/privilege");
	await tab(page, "ใกล้ฉัน").click();
	const ask = button(person(page), "Use my location");
	await expect(ask).toBeVisible();
	expect(await readings()).toBe(0);
	await ask.click();
	for (const words of [
		"This app is not allowed to see where you are. Allow it in the site settings, then try again.",
		"Your phone can’t tell where it is right now. Turn its location on, or try again near a window.",
		"It took too long to find out where you are. Please try again.",
	]) {
		await expect(page.getByText(translate("th", words))).toBeVisible();
		await button(person(page), "Try again").click();
	}
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(await readings()).toBe(4);
	expect(near()).toMatchObject([
		{ Location_Lat: 13.746, Location_Long: 100.534 },
	]);
	// The list shows the branches with the nearest first; each has a pin, a distance and a link to directions.
	const branches = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("article") });
	const distances = (await branches.allInnerTexts()).map((text) =>
		Number(/(\d+\.\d\d)\u00a0กม\./.exec(text)?.[1]),
	);
	expect(distances.length).toBeGreaterThan(3);
	expect(distances).not.toContain(Number.NaN);
	expect(distances).toEqual(distances.toSorted((a, b) => a - b));
	const map = page.getByRole("region", {
		name: translate("th", "Map of the branches near you"),
	});
	// The first press of a pin selects the first branch at that pin.
	await map.getByRole("button", { name: /(^|: )2\. / }).press("Enter");
	await expect(branches.nth(1)).toHaveAttribute("aria-current", "true");
	await expect(
		branches.nth(1).getByRole("link", { name: /^นำทาง/ }),
	).toHaveAttribute("href", /maps/);

	await button(person(page), "Change place").click();
	const sheet = page.getByRole("dialog");
	await sheet.getByRole("searchbox").fill("chiangmai");
	await sheet.getByRole("button", { name: "เชียงใหม่", exact: true }).click();
	await expect(sheet).toHaveCount(0);
	await expect(
		page.getByText(
			translate("th", "Around {name}").replace("{name}", "เชียงใหม่"),
		),
	).toBeVisible();
	await expect.poll(near).toHaveLength(2);
	expect(near()[1]).toMatchObject({
		Location_Lat: 18.788,
		Location_Long: 98.985,
	});
	// The address has the position, so the app does not ask the phone for it again.
	await page.reload();
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(await readings()).toBe(0);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("a place chosen for near me is requested once; a tour in the address runs and is removed from it", async ({
		page,
		customer,
		faultProxy,
	}) => {
		await openPrepared(page, customer, "/privilege?catId=5");
		await button(person(page), "Choose a province or place").click();
		const sheet = page.getByRole("dialog");
		await sheet.getByRole("button", { name: "เชียงใหม่", exact: true }).click();
		await expect(page.getByRole("article").first()).toBeVisible();
		await button(person(page), "Change place").click();
		await sheet.getByRole("button", { name: "ภูเก็ต", exact: true }).click();
		await expect(
			page.getByText(
				translate("th", "Around {name}").replace("{name}", "ภูเก็ต"),
			),
		).toBeVisible();
		await expect(page.getByRole("article").first()).toBeVisible();
		const near = () => asked(faultProxy.requests, "getDealNearMe");
		await expect.poll(near).toHaveLength(2);
		await requestsArrived(page);
		expect(near()).toHaveLength(2);

		await page.goto("/privilege?catId=1&showTour=true&tourId=no-such-tour");
		for (const words of ["Categories", "Search", "Deals"]) {
			await expect(sheet.locator("[data-placed]")).toContainText(
				translate("th", words),
			);
			await button(person(page), words === "Deals" ? "Done" : "Next").click();
		}
		await expect(sheet).toHaveCount(0);
		await expect(page).toHaveURL(/\/privilege\?catId=1$/);
		expect(asked(faultProxy.requests, "CompleteTutorial")).toMatchObject([
			{ tutorial_id: "no-such-tour" },
		]);
	});
});

test("'see all' shows a section's privileges, also after a reload, and clears the list on leaving", async ({
	page,
	customer,
}) => {
	await openPrepared(page, customer, "/");
	await waitForHome(page);
	const saved = () =>
		page.evaluate(() => localStorage.getItem("Privilege_Ref_List"));
	await page
		.getByRole("link", {
			name: new RegExp(`${translate("th", "See all")}\\s*คืนนี้ทำอะไรดี`),
		})
		.click();
	await expect(page).toHaveURL(/\/privilegebycat\?catName=/);
	await expect(
		page.getByRole("heading", { name: "คืนนี้ทำอะไรดี", level: 1 }),
	).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(2);
	await page.reload();
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(JSON.parse((await saved()) ?? "[]")).toHaveLength(2);
	await button(person(page), "Back").click();
	await waitForHome(page);
	await expect.poll(saved).toBeNull();
	await page.goto("/privilegebycat?catName=x");
	await expect(
		page.getByText(translate("th", "No deals here right now")),
	).toBeVisible();
});

test("brands are four per row; one opens with its name and visible deals", async ({
	page,
	customer,
}) => {
	await openPrepared(page, customer, "/brand_list");
	const brands = page.getByRole("main").getByRole("link");
	await expect(brands.nth(4)).toBeVisible();
	const tops = await brands.evaluateAll((all) =>
		all.slice(0, 5).map((each) => each.getBoundingClientRect().top),
	);
	expect(new Set(tops.slice(0, 4)).size).toBe(1);
	expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
	// This brand has the demo's hidden privilege.
	await page.getByRole("link", { name: "ครัวบ้านสวน" }).click();
	await expect(
		page.getByRole("heading", { name: "ครัวบ้านสวน", level: 2 }),
	).toBeVisible();
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(page.getByText("โต๊ะเชฟ 6 ที่นั่ง")).toHaveCount(0);
});

test("a category whose deals fail to load shows its retry without scrolling in a low window", async ({
	page,
	customer,
	faultProxy,
}) => {
	await page.setViewportSize({ width: 780, height: 360 });
	await preparePhone({ page, customer, language: "th" });
	faultProxy.inject("getPrivilegeListV3", { kind: "dropBefore" });
	await page.goto("/privilege?catId=1");
	await expect(
		page.getByRole("button", { name: translate("th", "Try again") }),
	).toBeInViewport({ ratio: 1 });
});
