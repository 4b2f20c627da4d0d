// The member's own pages: profile and what it leads to, terms, games, my data.
import { button } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { expect, openHome, type Shot, type Stage } from "./shot";

const member = { group: "9-member" };

/** Opens a page and waits for a text of the app on it. */
const opened =
	(path: string, text: string) =>
	async ({ page, language }: Stage) => {
		await page.goto(path);
		await expect(
			page.getByText(translate(language, text), { exact: true }).first(),
		).toBeVisible();
	};
const profile = opened("/profile", "Edit");
const term = "/conditions/detail?articleId=TERMS_1&from=profile";

export const memberShots: Shot[] = [
	{ ...member, name: "profile", whole: true, go: profile },
	{ ...member, name: "profile-plus", scenario: "plus", go: profile },
	{ ...member, name: "profile-gold", scenario: "gold", go: profile },
	{
		...member,
		name: "sign-out",
		go: async (stage) => {
			await profile(stage);
			await button(stage, "Sign out").click();
			await expect(stage.page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...member,
		name: "profile-failed",
		go: async (stage) => {
			stage.faultProxy.inject("Customer/Profile", {
				kind: "reply",
				status: 500,
				body: "{}",
			});
			await opened(
				"/profile",
				"Something went wrong. Please try again.",
			)(stage);
		},
	},
	{ ...member, name: "edit", go: opened("/profile/edit", "First name") },
	{
		...member,
		name: "edit-faults",
		go: async (stage) => {
			await opened("/profile/edit", "First name")(stage);
			const { page, language } = stage;
			for (const name of ["First name", "Last name"])
				await page.getByLabel(translate(language, name)).fill("");
			await button(stage, "Confirm").click();
			await expect(
				page.getByText(translate(language, "Please enter your last name")),
			).toBeVisible();
		},
	},
	{
		...member,
		name: "avatars",
		go: async ({ page }) => {
			await page.goto("/profile/avatar");
			await page.getByRole("radio", { name: "Nova" }).check();
		},
	},
	{
		...member,
		name: "crop",
		go: async ({ page }) => {
			await page.goto("/profile/avatar");
			await page
				.locator("input[type=file]")
				.setInputFiles("server/demo/pictures/banner-travel.webp");
			await expect(
				page.getByRole("dialog").getByRole("slider").first(),
			).toBeVisible();
		},
	},
	{ ...member, name: "language", go: opened("/language", "Confirm") },
	{
		...member,
		name: "conditions",
		scenario: "terms",
		go: opened("/conditions", "Updated"),
	},
	{ ...member, name: "condition", go: opened(term, "Cancel my agreement") },
	{
		...member,
		name: "condition-cancel",
		go: async ({ page, language }) => {
			await page.goto(term);
			await page
				.getByRole("button", {
					name: translate(language, "Cancel my agreement"),
				})
				.click();
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...member,
		name: "ranking",
		go: opened("/game/v1/ranking", "You"),
	},
	{
		...member,
		name: "ranking-none",
		scenario: "empty",
		go: opened("/game/v1/ranking", "Not yet ranked"),
	},
	{
		...member,
		name: "score-history",
		go: async ({ page }) => {
			await page.goto("/game/v1/history");
			await expect(
				page.getByRole("main").getByRole("listitem").first(),
			).toBeVisible();
		},
	},
	{
		...member,
		name: "games",
		go: async ({ page }) => {
			await page.goto("/game/list");
			await expect(
				page.getByRole("main").getByRole("listitem").first(),
			).toBeVisible();
		},
	},
	{
		...member,
		name: "play-game-none",
		signedIn: false,
		// A token that cannot be read: without any the signed-out home shows.
		go: opened("/play-game?token=none", "The game is closed for now"),
	},
	{
		...member,
		name: "my-data",
		scenario: "full",
		go: async (stage) => {
			await openHome(stage);
			await opened("/profile/data", "Coupon codes")(stage);
		},
	},
	{
		...member,
		name: "demo-game",
		go: async ({ page }) => {
			await page.goto("/demo/game");
			await expect(page.getByRole("button").last()).toBeVisible();
		},
	},
];
