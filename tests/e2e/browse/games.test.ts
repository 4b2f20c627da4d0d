// Proves the games: list, podium, the customer's row, rank 0, rounds, and a launch that leaves no token in the address or the history (M19).
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { newCustomer, signIn } from "../support/journey";

test("games open their article, the ranking shows ten rows and the customer's own, and each round shows its points", async ({
	page,
	customer,
}) => {
	await signIn(page, customer, "en-US");
	await page.goto("/game/list");
	await expect(
		page.getByRole("main").getByRole("link", { name: "Game 1" }),
	).toHaveAttribute("href", /\/article\?alt_reference=AR_/);
	await page.getByRole("link", { name: "Ranking", exact: true }).click();
	const places = page.getByRole("main").getByRole("listitem");
	// The list has the three places of the podium, ten rows and the customer's own row.
	await expect(places).toHaveCount(14);
	await expect(places.first()).toContainText("กมลชนก ว.");
	await expect(page.getByText("You", { exact: true })).toBeVisible();
	await expect(
		page.getByText("The ranking is updated every day at 18:00."),
	).toBeVisible();
	await page.getByRole("link", { name: "Score history" }).click();
	await expect(page.getByText("You got 1,440 points")).toBeVisible();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
});

test("a customer who has not played has no rank", async ({
	page,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "empty");
	await signIn(page, customer, "en-US");
	await page.goto("/game/v1/ranking");
	await expect(page.getByText("Not yet ranked")).toBeVisible();
	await page.goto("/game/v1/history");
	await expect(page.getByText("No rounds played yet")).toBeVisible();
});

/** All addresses in the tab's history, before and after the current one. */
async function keptAddresses(page: Page): Promise<string[]> {
	const devtools = await page.context().newCDPSession(page);
	const { entries } = await devtools.send("Page.getNavigationHistory");
	return entries.map(({ url }) => url);
}

test("the game gets the token, which remains in no address; its points appear as a round in the history", async ({
	page,
	customer,
}) => {
	await page.clock.install();
	await signIn(page, customer, "en-US");
	const { token } = customer.api;
	await page.goto(`/play-game?token=${token}`);
	await expect(page).toHaveURL(/\/demo\/game$/);
	await page.goto("/game/v1/ranking");
	await page.getByRole("link", { name: "Play the game" }).click();
	await expect(page).toHaveURL(/\/demo\/game$/);
	expect((await keptAddresses(page)).join(" ")).not.toContain(token);

	await page.getByRole("button", { name: "Start" }).click();
	const star = page.getByRole("button", { name: "A star" });
	await expect(star).toBeFocused();
	for (let caught = 0; caught < 3; caught++) await star.press("Enter");
	await page.clock.runFor(21_000);
	await expect(page.getByRole("status")).toContainText(
		"You got 30 points. They are saved",
	);
	await page.goto("/game/v1/history");
	await expect(page.getByText("You got 30 points")).toBeVisible();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(6);
});

test("without a token the game does not open, and the page links to the ranking", async ({
	page,
}) => {
	await page.goto("/play-game?token=broken");
	await expect(page.getByRole("main")).toContainText(/เกมปิดให้บริการชั่วคราว/);
	await expect(page).toHaveURL(/\/play-game$/);
	await page.getByRole("link", { name: "ดูอันดับ" }).click();
	await expect(page).toHaveURL(/\/game\/v1\/ranking$/);
});
