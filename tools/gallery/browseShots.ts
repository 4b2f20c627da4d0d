// The screens that browse: categories, near me in its states, lists of a section and of a brand, favourites.
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../../src/contract/favourites";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, openHome, type Shot, type Stage } from "./shot";

const browse = { group: "2-browse" };
/** The demo's category of deals near me, and a place in the middle of its shops. */
const near = "/privilege?catId=5";
const siam = { latitude: 13.746, longitude: 100.534 };

async function visit({ page }: Stage, path: string) {
	await page.goto(path);
	await expect(page.getByRole("article").first()).toBeVisible();
}

/** Near me after a tap that ended with this code of GeolocationPositionError. */
async function refused({ page, language }: Stage, code: number) {
	await page.addInitScript((code) => {
		Geolocation.prototype.getCurrentPosition = (_found, failed) =>
			failed?.({ code } as GeolocationPositionError);
	}, code);
	await page.goto(near);
	await page
		.getByRole("button", { name: translate(language, "Use my location") })
		.click();
	await expect(
		page.getByText(translate(language, "We don't know where you are")),
	).toBeVisible();
}

async function openPlaces({ page, language }: Stage) {
	await page.goto(near);
	await page
		.getByRole("button", {
			name: translate(language, "Choose a province or place"),
		})
		.click();
	await expect(page.getByRole("dialog").getByRole("searchbox")).toBeVisible();
}

export const browseShots: Shot[] = [
	{ ...browse, name: "all", go: (stage) => visit(stage, "/privilege") },
	{
		...browse,
		name: "category",
		go: (stage) => visit(stage, "/privilege?catId=2"),
	},
	{
		...browse,
		name: "brand",
		go: (stage) => visit(stage, "/privilegebybrand?brandId=1"),
	},
	{
		...browse,
		name: "brands",
		go: async ({ page }) => {
			await page.goto("/brand_list");
			await expect(
				page.getByRole("main").getByRole("link").nth(10),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "group",
		go: (stage) => visit(stage, "/privilege-group-deal?pvg_ref=PVG_1001"),
	},
	{
		...browse,
		name: "group-not-open",
		go: async ({ page, language }) => {
			await page.goto("/privilege-group-deal?pvg_ref=PVG_1003");
			await expect(
				page.getByRole("button", { name: translate(language, "See more") }),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "group-read-more",
		go: async ({ page }) => {
			await page.goto("/privilege-group-deal-read-more?pvg_ref=PVG_1001");
			await expect(
				page.getByRole("article").getByRole("paragraph").first(),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "favourites",
		go: async (stage) => {
			for (const reference of [deals.hero, deals.soldOut])
				await stage.customer.api.call(addOrRemoveFavoritePrivilege, {
					Content_Type: favouriteContent.privilege,
					Content_Ref: `PV_${reference}`,
				});
			await visit(stage, "/myfavorite");
		},
	},
	{
		...browse,
		name: "favourites-none",
		go: async ({ page, language }) => {
			await page.goto("/myfavorite");
			await expect(
				page.getByText(translate(language, "No favourites yet")),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "category-skeleton",
		go: async ({ page, faultProxy }) => {
			const deals = faultProxy.inject("getPrivilegeListV3", { kind: "hold" });
			await page.goto("/privilege?catId=1");
			await deals.met;
			await expect(page.getByRole("tab").nth(3)).toBeVisible();
		},
	},
	{
		...browse,
		name: "category-failed",
		go: async ({ page, faultProxy, language }) => {
			faultProxy.inject("getPrivilegeListV3", { kind: "dropBefore" });
			await page.goto("/privilege?catId=1");
			await expect(
				page.getByRole("button", { name: translate(language, "Try again") }),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "near-ask",
		go: async ({ page, language }) => {
			await page.goto(near);
			await expect(
				page.getByRole("button", {
					name: translate(language, "Use my location"),
				}),
			).toBeVisible();
		},
	},
	{ ...browse, name: "near-denied", go: (stage) => refused(stage, 1) },
	{ ...browse, name: "near-unavailable", go: (stage) => refused(stage, 2) },
	{ ...browse, name: "near-expired", go: (stage) => refused(stage, 3) },
	{
		...browse,
		name: "near-me",
		go: async (stage) => {
			const { page, context, language } = stage;
			await context.grantPermissions(["geolocation"]);
			await context.setGeolocation(siam);
			await page.goto(near);
			await page
				.getByRole("button", { name: translate(language, "Use my location") })
				.click();
			await expect(page.getByRole("article").first()).toBeVisible();
		},
	},
	{
		...browse,
		name: "near-place",
		go: (stage) => visit(stage, `${near}&near=50`),
	},
	{ ...browse, name: "near-places", go: openPlaces },
	{
		...browse,
		name: "near-places-none",
		go: async (stage) => {
			await openPlaces(stage);
			await stage.page.getByRole("dialog").getByRole("searchbox").fill("Paris");
			await expect(
				stage.page.getByText(
					translate(stage.language, "No place of that name. Try a province."),
				),
			).toBeVisible();
		},
	},
	{
		...browse,
		name: "section",
		go: async (stage) => {
			await openHome(stage);
			await stage.page.evaluate(() =>
				localStorage.setItem("Privilege_Ref_List", '["1133","1002"]'),
			);
			await visit(stage, "/privilegebycat?catName=Galaxy%20Gift");
		},
	},
	{
		...browse,
		name: "section-none",
		go: async ({ page, language }) => {
			await page.goto("/privilegebycat");
			await expect(
				page.getByText(translate(language, "No privileges here right now")),
			).toBeVisible();
		},
	},
];
