// The search: without a word, while typing, with results, without results.
import { expectVisible, type ShotContext, shotsOf } from "./shot";
import {
	firstArticle,
	openPage,
	openPageFailing,
	openPageLoading,
	text,
} from "./steps";

/** A word in either language that finds something of every kind. */
const word = "b";
const begin = openPage("/search", firstArticle);
const firstLink = ({ page }: ShotContext) => page.locator("main li a").first();

export const searchShots = shotsOf("2-search", {
	begin: async (shot) => {
		await shot.page.addInitScript((isThai) => {
			const words = isThai
				? "ไข่มุก ตั๋วหนังวันพุธ Mokfa บุฟเฟต์ชาบู โยคะ สปา ทะเล หูฟัง ซูชิ"
				: "sashimi popcorn hotpot Mokfa yoga spa beach headphones sushi";
			localStorage["search-keyword-list"] ??= JSON.stringify(words.split(" "));
		}, shot.language === "th");
		await begin(shot);
	},
	preview: async (shot) => {
		await begin(shot);
		const drink = shot.language === "th" ? "ชา" : "tea";
		await shot.page.getByRole("searchbox").fill(drink);
		await expectVisible(text(shot, "See all results"));
	},
	list: async (shot) => {
		const drink = shot.language === "th" ? "กาแฟ" : "coffee";
		await openPage(`/search/list?inputVal=${drink}`, firstArticle)(shot);
	},
	"list-chosen": openPage(
		"/search/list?inputVal=ฟรี&sort=ending&kind=online",
		firstArticle,
	),
	"list-none-of-kind": openPage(
		"/search/list?inputVal=กาแฟ&kind=delivered",
		"Nothing of this kind here",
	),
	"other-keyboard": openPage("/search/list?inputVal=dkca", firstArticle),
	"nothing-found": openPage("/search/list?inputVal=กาแพ", "or did you mean"),
	failed: openPageFailing("/Privilege/Search", "/search/list?inputVal=กาแฟ"),
	loading: openPageLoading("/Privilege/Search", "/search/list?inputVal=กาแฟ"),
	brands: openPage(`/search/brand?inputVal=${word}`, firstLink),
	campaigns: openPage(`/search/campaign?inputVal=${word}`, firstLink),
	"campaigns-none": openPage(
		"/search/campaign?inputVal=กาแพ",
		"No campaigns found",
	),
	detail: openPage("/search/detail?brandId=4", firstArticle),
});
