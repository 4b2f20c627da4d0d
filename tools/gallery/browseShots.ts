// The screens that browse: categories, near me in its states, lists of a section and of a brand, favourites; and the search.
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../../src/contract/favourites";
import { deals } from "./deals";
import {
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import {
	allowLocation,
	buttonWith,
	dialog,
	firstArticle,
	openHome,
	openPage,
	openPageFailing,
	openPageLoading,
	text,
} from "./steps";

/** The demo's category of deals near me. */
const near = "/privilege?catId=5";

const visit = (path: string) => openPage(path, firstArticle);

/** Shows near me after a failed request for the location: `code` is of GeolocationPositionError, `title` of the message. */
const refused =
	(code: number, title: string): ShotSteps =>
	async (shot) => {
		await shot.page.addInitScript((code) => {
			Geolocation.prototype.getCurrentPosition = (_found, failed) =>
				failed?.({ code } as GeolocationPositionError);
		}, code);
		await shot.page.goto(near);
		await buttonWith(shot, "Use my location").click();
		await expectVisible(text(shot, title));
	};

const placeSearch = (shot: ShotContext) => dialog(shot).getByRole("searchbox");

async function openPlaces(shot: ShotContext) {
	await shot.page.goto(near);
	await buttonWith(shot, "Choose a province or place").click();
	await expectVisible(placeSearch(shot));
}

/** "See all" of a section with these privileges. */
const openSection =
	(references: readonly string[], choice = ""): ShotSteps =>
	async (shot) => {
		await openHome(shot);
		await shot.page.evaluate(
			(list) => localStorage.setItem("Privilege_Ref_List", list),
			JSON.stringify(references),
		);
		await visit(`/privilegebycat?catName=Galaxy%20Gift${choice}`)(shot);
	};

async function addFavourites({ customer }: ShotContext, references: string[]) {
	for (const reference of references)
		await customer.api.call(addOrRemoveFavoritePrivilege, {
			Content_Type: favouriteContent.privilege,
			Content_Ref: `PV_${reference}`,
		});
}

export const browseShots = shotsOf("2-browse", {
	all: visit("/privilege"),
	category: visit("/privilege?catId=2"),
	"all-chosen": visit("/privilege?sort=ending&kind=delivered"),
	"category-chosen": visit("/privilege?catId=4&sort=ending&kind=online"),
	"category-none-of-kind": openPage(
		"/privilege?catId=2&kind=delivered",
		"Nothing of this kind here",
	),
	"category-nearest": openPage(
		"/privilege?catId=2&sort=nearest",
		"Allow your location to see the nearest first.",
	),
	brand: visit("/privilegebybrand?brandId=1"),
	brands: openPage("/brand_list", ({ page }) =>
		page.getByRole("main").getByRole("link").nth(10),
	),
	group: visit("/privilege-group-deal?pvg_ref=PVG_1001"),
	"group-not-open": openPage("/privilege-group-deal?pvg_ref=PVG_1003", (shot) =>
		buttonWith(shot, "See more"),
	),
	"group-read-more": openPage(
		"/privilege-group-deal-read-more?pvg_ref=PVG_1001",
		({ page }) => page.getByRole("article").getByRole("paragraph").first(),
	),
	favourites: async (shot) => {
		await addFavourites(shot, [deals.hero, deals.soldOut]);
		await visit("/myfavorite")(shot);
	},
	"favourites-chosen": async (shot) => {
		const { hero, soldOut, online } = deals;
		await addFavourites(shot, [hero, soldOut, online]);
		await visit("/myfavorite?sort=ending&kind=shop")(shot);
	},
	"favourites-none": openPage("/myfavorite", "No favourites yet"),
	"category-skeleton": openPageLoading(
		"getPrivilegeListV3",
		"/privilege?catId=1",
		({ page }) => page.getByRole("tab").nth(3),
	),
	"category-failed": openPageFailing(
		"getPrivilegeListV3",
		"/privilege?catId=1",
	),
	"near-ask": openPage(near, (shot) => buttonWith(shot, "Use my location")),
	"near-denied": refused(1, "Grant location permission first"),
	"near-unavailable": refused(2, "We don’t know where you are"),
	"near-expired": refused(3, "We don’t know where you are"),
	"near-me": async (shot) => {
		await allowLocation(shot);
		await shot.page.goto(near);
		await buttonWith(shot, "Use my location").click();
		await expectVisible(firstArticle(shot));
	},
	"near-place": visit(`${near}&near=50`),
	"near-place-chosen": visit(`${near}&near=50&sort=ending`),
	"near-places": openPlaces,
	"near-places-none": async (shot) => {
		await openPlaces(shot);
		await placeSearch(shot).fill("Paris");
		await expectVisible(text(shot, "No place with that name. Try a province."));
	},
	section: openSection(["1133", "1002"]),
	"section-chosen": openSection(
		["1133", deals.online, deals.physical, "1002"],
		"&sort=ending&kind=shop",
	),
	"section-none": openPage("/privilegebycat", "No deals here right now"),
});

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
