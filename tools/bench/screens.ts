// The screens that the bench visits a second time, by the links that lead to them.
import type { ScreenContent } from "./watchVisit";

export interface Screen {
	name: string;
	/** The link to it on the page that it is visited from. */
	link: string;
	root: ScreenContent["root"];
}

const page = (name: string, link: string): Screen => ({
	name,
	link: `main a[href${link}]`,
	root: "main",
});

export const screensFromHome: readonly Screen[] = [
	page("favourites", '="/myfavorite"'),
	page("my coupons", '^="/history"'),
	page("notifications", '="/notification"'),
	page("profile", '="/profile"'),
	page("search", '="/search"'),
	page("a category", '="/privilege?catId=1"'),
	page("all deals", '="/privilege"'),
	page("brands", '="/brand_list"'),
	page("a brand", '^="/privilegebybrand"'),
	{
		name: "a privilege",
		link: "main li article a[href*='modal-privilege=']",
		root: "dialog[open]",
	},
];

export const profileLink = 'main a[href="/profile"]';

export const screensFromProfile: readonly Screen[] = [
	page("rewards", '="/registration_reward"'),
	page("games", '="/game/list"'),
	page("news", '="/announcement"'),
	page("tips", '="/tips"'),
	page("language", '="/language"'),
	page("terms", '="/conditions"'),
	page("questions", '="/faq"'),
	page("contact", '="/contact_us"'),
	page("my data", '="/profile/data"'),
];
