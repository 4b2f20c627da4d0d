// Proves what screens that were never opened show offline: the history, its pictures, the see-code address, favourites; and that no press ends on the browser's error page (O01, O03).
import type { Page } from "@playwright/test";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
	getFavoritePrivilegeListV2,
} from "../../../src/contract/favourites";
import { deals } from "../../../tools/gallery/deals";
import { translate } from "../../support/catalogue";
import { claimForLater, historyOf, runningCoupon } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { clearSavedQueries, goOffline, signIn } from "../support/journey";
import { button, codeDialog, couponButton, latte } from "../support/person";
import { waitForWholeShell } from "../support/shell";
import { storedText, waitForSavedQuery } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

/** Coupons without a countdown. */
const plain = ["1060", "1065"] as const;
const list = "/history?state=history";
const cards = (page: Page) => page.getByRole("main").getByRole("article");

for (const language of ["th", "en-US"] as const)
	test(`offline the game is not opened: the page says so, and the next try online opens it (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language };
		await signIn(page, customer, language);
		await waitForWholeShell(page);
		await page.goto("/game/v1/ranking");
		const play = page.getByRole("link", {
			name: translate(language, "Play the game"),
			exact: true,
		});
		await expect(play).toBeVisible();
		// The browser still reports a network.
		faultProxy.down();
		await play.click();
		const main = page.getByRole("main");
		await expect(main).toContainText(translate(language, "No internet"));
		await expect(main).toContainText(
			translate(language, "The game needs a connection."),
		);
		await expect(page).toHaveURL(/\/play-game$/);
		await button(person, "Try again").click();
		await expect(main).toContainText(translate(language, "No internet"));
		faultProxy.up();
		await button(person, "Try again").click();
		await expect(page).toHaveURL(/\/demo\/game$/);
	});

for (const language of ["th", "en-US"] as const)
	test(`a history that was never opened is shown offline with pictures; without its list the saved codes and other known coupons are shown (${language})`, async ({
		page,
		context,
		customer,
	}) => {
		const person = { page, language };
		for (const reference of plain) await claimForLater(customer.api, reference);
		// Loading this code would start its countdown, so the phone has the coupon without its code.
		await claimForLater(customer.api, latte.reference);
		await signIn(page, customer, language);
		await waitForWholeShell(page);
		await waitForSavedQuery(page, '"canuse"');
		const items = await historyOf(customer.api, "canuse");
		const pictures = items.flatMap((it) => [it.brand_logo, it.image_url]);
		await expect
			.poll(() =>
				page.evaluate(async () => {
					const cache = await caches.open("code-pictures");
					return (await cache.keys()).length;
				}),
			)
			.toBe(new Set(pictures).size);
		await goOffline(page);
		await page.goto(list);
		await expect(cards(page)).toHaveCount(3);
		await expect(
			page.getByText(translate(language, "No coupons yet")),
		).toHaveCount(0);
		// No screen has shown these pictures yet; the app replaces a picture that cannot be loaded by a drawing.
		await expect(cards(page).locator("img")).toHaveCount(3);
		for (const picture of await cards(page).locator("img").all())
			await expect
				.poll(() =>
					picture.evaluate((it) =>
						it instanceof HTMLImageElement ? it.naturalWidth : 0,
					),
				)
				.toBeGreaterThan(0);

		await context.setOffline(false);
		await clearSavedQueries(page);
		await goOffline(page);
		await page.goto(list);
		await expect(cards(page)).toHaveCount(3);
		await expect(page.getByRole("main")).toContainText(
			translate(language, "No internet. These codes are on this phone."),
		);
		await expect(
			cards(page).filter({
				hasText: translate(language, "Needs internet first"),
			}),
		).toHaveCount(1);
		await couponButton(person, "View code").first().click();
		await expect(await codeDialog(person)).toBeVisible();
	});

test("offline my coupons can be filtered by way of use, also after a reload, and all shown again", async ({
	page,
	customer,
}) => {
	for (const reference of [...plain, deals.online])
		await claimForLater(customer.api, reference);
	await signIn(page, customer);
	await waitForWholeShell(page);
	await waitForSavedQuery(page, '"canuse"');
	await goOffline(page);
	await page.goto(list);
	const kind = page.getByRole("combobox", {
		name: translate("th", "Ways to use"),
	});
	await expect(cards(page)).toHaveCount(3);
	await kind.selectOption("online");
	await expect(cards(page)).toHaveCount(1);
	await expect(page).toHaveURL(/\/history\?state=history&kind=online$/);
	await page.reload();
	await expect(kind).toHaveValue("online");
	await expect(cards(page)).toHaveCount(1);
	await kind.selectOption("shop");
	await expect(cards(page)).toHaveCount(2);
	await kind.selectOption("");
	await expect(cards(page)).toHaveCount(3);
	await expect(page).toHaveURL(/\/history\?state=history$/);
});

test("a saved history with only the number of coupons shows that number and a next step", async ({
	page,
	customer,
	faultProxy,
}) => {
	for (const reference of plain) await claimForLater(customer.api, reference);
	// The app loads only the number of coupons.
	faultProxy.inject("History/Redeem", replyFault(503));
	await signIn(page, customer);
	await waitForWholeShell(page);
	await page.goto(list);
	const tab = page.getByRole("tab", { name: translate("th", "Available") });
	await expect(tab).toContainText("2");
	await goOffline(page);
	await page.goto(list);
	await expect(page.getByRole("main")).toContainText(/คูปองของคุณ 2 ใบจะแสดงที่นี่/);
	await expect(button({ page, language: "th" }, "Try again")).toBeVisible();
});

test("the see-code address opens a saved code offline without any saved list", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const id = await runningCoupon(customer.api, latte.reference);
	await signIn(page, customer);
	await waitForWholeShell(page);
	await page.goto(`${list}&open=${id}`);
	await codeDialog(person);
	await expect.poll(() => storedText(page)).toContain(id);
	// The saved code gets the reference of its privilege from the history.
	await expect
		.poll(() => storedText(page))
		.toContain(`privilege_ref\\":\\"${latte.alt_reference}`);
	await clearSavedQueries(page);
	await goOffline(page);
	for (const address of [
		`/history?privilegeRef=${latte.alt_reference}`,
		`/history?brandId=1&privilegeRef=${latte.alt_reference}`,
	]) {
		await page.goto(address);
		await expect(cards(page)).toHaveCount(1);
		await couponButton(person, "View code").click();
		const code = await codeDialog(person);
		await page.keyboard.press("Escape");
		await expect(code).toBeHidden();
	}
});

test("prefetched favourites are shown offline, the latest pressed one first", async ({
	page,
	customer,
}) => {
	await customer.api.call(addOrRemoveFavoritePrivilege, {
		Content_Type: favouriteContent.privilege,
		Content_Ref: "PV_1099",
	});
	await signIn(page, customer);
	await waitForWholeShell(page);
	await waitForSavedQuery(page, '"favourites"');
	await goOffline(page);
	await button({ page, language: "th" }, "Close").click();
	const heart = cards(page).first().getByRole("button");
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	const address = await cards(page)
		.first()
		.getByRole("link")
		.getAttribute("href");
	const reference = /modal-privilege=(\w+)/.exec(address ?? "")?.[1] ?? "none";
	await page.goto("/myfavorite");
	await expect(cards(page)).toHaveCount(2);
	await expect(cards(page).first().getByRole("link")).toHaveAttribute(
		"href",
		new RegExp(`modal-privilege=${reference}`),
	);
});

test("favourites pressed offline are on their page although it was never loaded, also after a restart, and reach the server", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const never = faultProxy.inject("getFavoritePrivilegeListV2", {
		kind: "dropBefore",
	});
	await signIn(page, customer);
	await waitForWholeShell(page);
	await never.met;
	await goOffline(page);
	await button(person, "Close").click();
	await cards(page).first().getByRole("button").click();
	await waitForSavedQuery(page, "pressedFavourites");
	await page.goto("/myfavorite");
	await expect(cards(page)).toHaveCount(1);
	await expect(page.getByRole("main")).toContainText(
		translate(
			"th",
			"No internet. These favourites are on this phone. Others show once you are online.",
		),
	);
	await page.reload();
	await expect(cards(page)).toHaveCount(1);
	never.release();
	await context.setOffline(false);
	await expect
		.poll(
			async () =>
				(await customer.api.call(getFavoritePrivilegeListV2, {})).length,
		)
		.toBe(1);
});
