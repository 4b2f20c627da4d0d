// The member's own pages: profile and what it leads to, terms, games, my data.
import { replyFault } from "../../tests/e2e/support/faultProxy";
import { translate } from "../../tests/support/catalogue";
import { asCustomer, expectVisible, shotsOf } from "./shot";
import {
	afterPress,
	buttonWith,
	dialog,
	field,
	firstItem,
	openHome,
	openPage,
	press,
	text,
} from "./steps";

/** Opens a page and waits for a text that is exactly this one. */
const opensWith = (path: string, english: string) =>
	openPage(path, ({ page, language }) =>
		page.getByText(translate(language, english), { exact: true }).first(),
	);

const profile = opensWith("/profile", "Edit");
const edit = opensWith("/profile/edit", "First name");
const term = "/conditions/detail?articleId=TERMS_1&from=profile";

export const memberShots = shotsOf("9-member", {
	profile: { fullPage: true, steps: profile },
	"profile-plus": asCustomer("plus", profile),
	"profile-gold": asCustomer("gold", profile),
	"sign-out": afterPress(profile, ["Sign out"], dialog),
	"profile-failed": async (shot) => {
		shot.faultProxy.inject("Customer/Profile", replyFault(500));
		const problem = "Something went wrong. Please try again.";
		await opensWith("/profile", problem)(shot);
	},
	edit,
	"edit-faults": async (shot) => {
		await edit(shot);
		for (const name of ["First name", "Last name"])
			await field(shot, name).fill("");
		await press(shot, "Confirm");
		await expectVisible(text(shot, "Please enter your last name"));
	},
	avatars: async ({ page }) => {
		await page.goto("/profile/avatar");
		await page.getByRole("radio", { name: "Nova" }).check();
	},
	crop: async ({ page }) => {
		await page.goto("/profile/avatar");
		await page
			.locator("input[type=file]")
			.setInputFiles("server/demo/pictures/banner-travel.webp");
		await expectVisible(page.getByRole("dialog").getByRole("slider").first());
	},
	language: opensWith("/language", "Confirm"),
	conditions: asCustomer("terms", opensWith("/conditions", "Updated")),
	condition: opensWith(term, "Cancel my agreement"),
	"condition-cancel": async (shot) => {
		await shot.page.goto(term);
		await buttonWith(shot, "Cancel my agreement").click();
		await expectVisible(dialog(shot));
	},
	ranking: opensWith("/game/v1/ranking", "You"),
	"ranking-none": asCustomer(
		"empty",
		opensWith("/game/v1/ranking", "Not yet ranked"),
	),
	"score-history": openPage("/game/v1/history", firstItem),
	games: openPage("/game/list", firstItem),
	"play-game-none": {
		signedIn: false,
		// A token that cannot be read: without any the signed-out home shows.
		steps: opensWith("/play-game?token=none", "The game is closed for now"),
	},
	"my-data": asCustomer("full", async (shot) => {
		await openHome(shot);
		await opensWith("/profile/data", "Coupon codes")(shot);
	}),
	"demo-game": openPage("/demo/game", ({ page }) =>
		page.getByRole("button").last(),
	),
});
