// Proves where every deep link in the sign-in state leads, as the first page and from the open app, and what an unknown one shows (P13, P18, 1 §2).
import type { Page } from "@playwright/test";
import { encodeSignInState } from "../../../server/rules/signInState";
import type { DeepLink } from "../../../src/contract/authentication";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	clearWebStorage,
	signIn,
	switchLanguage,
	waitForHome,
} from "../support/journey";
import { latte } from "../support/person";

test.use({ serviceWorkers: "allow" });

/** The landing address of a customer with a deep link. */
function linkTo(customer: Customer, link: Partial<DeepLink>): string {
	const state = encodeSignInState(link);
	return `/landing?${new URLSearchParams({ mock_user_id: customer.id, state })}`;
}

/** All addresses that the page opens from now on, without the origin. */
function addressesOf(page: Page): string[] {
	const seen: string[] = [];
	page.on("framenavigated", (frame) => {
		if (frame !== page.mainFrame()) return;
		const { pathname, search } = new URL(frame.url());
		seen.push(pathname + search);
	});
	return seen;
}

const detail = (cmd_detail_id: string) => ({ type: "detail", cmd_detail_id });
const kinds: [what: string, link: Partial<DeepLink>, address: string][] = [
	["home", { type: "main", cmd: "home" }, "/"],
	["my coupons", { type: "main", cmd: "mycoupon" }, "/history?state=history"],
	["my profile", { type: "main", cmd: "myprofile" }, "/profile"],
	[
		"a category",
		{
			type: "category",
			cmd_category_parent_id: "1",
			cmd_category_child_id: "11",
		},
		"/privilege?catId=1&subcatId=11",
	],
	[
		"a category without its child",
		{ type: "category", cmd_category_parent_id: "1" },
		"/",
	],
	["a group deal", detail("PVG_1"), "/privilege-group-deal?pvg_ref=PVG_1"],
	["a privilege", detail("PV_1001"), "/?modal-privilege=PV_1001"],
	["a 4-digit reference", detail("1001"), "/?modal-privilege=1001"],
	[
		"a registration reward",
		detail("AR_1001"),
		"/registration_reward/detail?alt_reference=AR_1001",
	],
	["a survey", detail("SVY_1001"), "/survey?ref=SVY_1001"],
];

/** Opens a link and waits for the address that it leads to. */
async function follow(page: Page, landing: string, address: string) {
	const seen = addressesOf(page);
	await page.goto(landing);
	await expect.poll(() => seen).toContain(address);
	// The address of the sign-in does not stay.
	await expect(page).not.toHaveURL(/landing/);
	await expect(page.locator("main:not([data-busy])").first()).toBeVisible();
	expect(
		await page.evaluate(() => localStorage.getItem("token")),
	).not.toBeNull();
}

test("every kind of deep link opens its page on a phone that is not signed in", async ({
	context,
	page,
	customer,
}) => {
	await page.goto("/manifest.webmanifest");
	for (const [what, link, address] of kinds)
		await test.step(what, async () => {
			await page.evaluate(() => localStorage.clear());
			const opened = await context.newPage();
			const landing = linkTo(customer, link);
			await follow(opened, landing, address);
			await opened.close();
		});
});

test("every kind of deep link opens its page from the open app", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	for (const [what, link, address] of kinds)
		await test.step(what, async () => {
			await follow(page, linkTo(customer, link), address);
		});
});

for (const [what, link] of [
	["my coupons", { type: "main", cmd: "mycoupon" }],
	[
		"a category",
		{
			type: "category",
			cmd_category_parent_id: "1",
			cmd_category_child_id: "11",
		},
	],
] as const)
	test(`back from ${what}, opened as the first page, leads home`, async ({
		context,
		page,
		customer,
		faultProxy,
	}) => {
		const opened = await context.newPage();
		await page.close();
		await opened.goto(linkTo(customer, link));
		await expect(opened).not.toHaveURL(/landing/);
		await opened.getByRole("button", { name: translate("th", "Back") }).click();
		await expect(opened).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(opened);
	});

for (const reference of [latte.alt_reference, latte.reference])
	test(`the privilege ${reference} opens over home, and back leads there`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await page.goto(linkTo(customer, detail(reference)));
		const sheet = page.getByRole("dialog", { name: latte.name.th });
		await expect(sheet).toBeVisible();
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(page);
	});

test("an unknown reference shows a dialog in both languages, whose button leads home", async ({
	page,
	customer,
	faultProxy,
}) => {
	const notice = (language: Locale) =>
		page.getByRole("dialog", {
			name: translate(language, "We could not find this activity or reward"),
		});
	for (const reference of ["XX_0000", "01001", "PVX_1"])
		await test.step(reference, async () => {
			await clearWebStorage(page);
			await page.goto(linkTo(customer, detail(reference)));
			await expect(notice("th")).toBeVisible();
			await switchLanguage(page, "en-US");
			await notice("en-US")
				.getByRole("button", { name: translate("en-US", "Back to home") })
				.click();
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await expect(page).toHaveURL(`${faultProxy.address}/`);
			await waitForHome(page);
		});
});

test("a shared link on a phone that is not signed in does not hang, makes no call, and shows how to sign in", async ({
	page,
	faultProxy,
}) => {
	await page.goto(`/?modal-privilege=${latte.alt_reference}`);
	await expect(
		page.getByText(
			translate(
				"th",
				"Privileges for owners of participating phones. Open Galaxy Gift from your phone’s menu to sign in.",
			),
		),
	).toBeVisible();
	await page.waitForFunction(() => navigator.serviceWorker.ready);
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(
		faultProxy.requests.filter(({ url }) => url.startsWith("/api")),
	).toEqual([]);
});
