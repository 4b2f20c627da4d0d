// The keys of all queries. Phones save replies under them, and prefixes select what is reloaded: a changed key loses saved data, and two equal keys mix replies up (O01, O03).
import { hashKey } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { articleQueries } from "../../../src/queries/article";
import { authenticationQueries } from "../../../src/queries/authentication";
import { bannerQueries } from "../../../src/queries/banner";
import { branchQueries } from "../../../src/queries/branch";
import { browseQueries } from "../../../src/queries/browse";
import { catalogueQueries } from "../../../src/queries/catalogue";
import { customerQueries } from "../../../src/queries/customer";
import { dealQueries } from "../../../src/queries/deals";
import { deliveryQueries } from "../../../src/queries/delivery";
import { gameQueries } from "../../../src/queries/game";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { historyQueries } from "../../../src/queries/history";
import { notifyQueries } from "../../../src/queries/notify";
import { privilegeQueries } from "../../../src/queries/privilege";
import { profileQueries } from "../../../src/queries/profile";
import { pushQueries } from "../../../src/queries/push";
import { savedDataQueries } from "../../../src/queries/savedData";
import { searchQueries } from "../../../src/queries/search";
import { surveyQueries } from "../../../src/queries/survey";
import { termsQueries } from "../../../src/queries/terms";
import { tutorialQueries } from "../../../src/queries/tutorial";
import { welcomeQueries } from "../../../src/queries/welcome";
import { codeQueries } from "../../../src/sync/codeQueries";
import { optionGroups } from "./optionGroups";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const place = { lat: 13.75, lng: 100.5 };
/** Built inside the test, not while the file loads: a mutant is active only in tests. */
const queriesWithKeys = (): [
	{ queryKey: readonly unknown[] },
	readonly unknown[],
][] => [
	[articleQueries.detail("AR_1"), ["article", "detail", "AR_1"]],
	[articleQueries.rewards(), ["article", "rewards"]],
	[articleQueries.faq(), ["article", "faq"]],
	[articleQueries.tips(), ["article", "tips"]],
	[articleQueries.tip("AR_1"), ["article", "tip", "AR_1"]],
	[articleQueries.announcements("News"), ["article", "announcements", "News"]],
	[articleQueries.learnMore(), ["article", "learnMore"]],
	[
		authenticationQueries.noPermissionModal("1"),
		["authentication", "noPermissionModal", "1"],
	],
	[
		authenticationQueries.noPermissionArticle("1"),
		["authentication", "noPermissionArticle", "1", undefined],
	],
	[bannerQueries.sets(), ["banner", "sets"]],
	[branchQueries.tab("7", "1"), ["branch", "tab", "7", "1"]],
	[branchQueries.near("7", place), ["branch", "near", "7", 13.75, 100.5]],
	[browseQueries.subCategories("2"), ["catalogue", "subCategories", "2"]],
	[browseQueries.byCategory("2", "21"), ["privilege", "category", "2", "21"]],
	[
		browseQueries.wholeCategory("2", "21"),
		["privilege", "wholeCategory", "2", "21"],
	],
	[browseQueries.byBrand("7"), ["privilege", "brand", "7"]],
	[browseQueries.nearMe(place), ["privilege", "near", 13.75, 100.5]],
	[browseQueries.favourites(), ["privilege", "favourites"]],
	[browseQueries.pressedFavourites(), ["privilege", "pressedFavourites"]],
	[catalogueQueries.categories(), ["catalogue", "categories"]],
	[catalogueQueries.brands(), ["catalogue", "brands"]],
	[codeQueries.opened("T1"), ["history", "code", "T1"]],
	[customerQueries.profile(), ["customer", "profile"]],
	[dealQueries.popular(), ["privilege", "popular"]],
	[dealQueries.byReferences(["PV_1"]), ["privilege", "references", "PV_1"]],
	[deliveryQueries.addresses(), ["delivery", "addresses"]],
	[deliveryQueries.provinces(), ["delivery", "provinces"]],
	[deliveryQueries.districts("10"), ["delivery", "districts", "10"]],
	[deliveryQueries.subDistricts("1001"), ["delivery", "subDistricts", "1001"]],
	[deliveryQueries.tracking("T1"), ["history", "tracking", "T1"]],
	[gameQueries.list(), ["game", "list"]],
	[gameQueries.ranking(), ["game", "ranking"]],
	[gameQueries.history(), ["game", "history"]],
	[groupDealQueries.detail("PVG_1"), ["privilege", "group", "PVG_1"]],
	[
		historyQueries.list("canuse", { privilegeRef: "PV_1" }),
		["history", "list", "canuse", "PV_1"],
	],
	[historyQueries.count(), ["history", "count"]],
	[historyQueries.savedCodes(), ["history", "saved"]],
	[notifyQueries.list(), ["notify", "list"]],
	[privilegeQueries.detail("PV_1"), ["privilege", "detail", "PV_1"]],
	[privilegeQueries.stock("PV_1"), ["privilege", "stock", "PV_1"]],
	[privilegeQueries.limits("PV_1"), ["privilege", "limits", "PV_1"]],
	[profileQueries.banners(), ["banner", "profile"]],
	[profileQueries.avatars(), ["customer", "avatars"]],
	[profileQueries.loyalArticle(), ["customer", "loyalArticle"]],
	[pushQueries.key(), ["push", "key"]],
	[savedDataQueries.summary("1"), ["savedData", "summary", "1"]],
	[searchQueries.results("tea"), ["privilege", "search", "tea"]],
	[searchQueries.keywords(), ["search", "keywords"]],
	[surveyQueries.sections("SVY_1"), ["survey", "SVY_1"]],
	[termsQueries.list(), ["terms", "list"]],
	[termsQueries.progress(), ["terms", "progress"]],
	[tutorialQueries.progress(), ["tutorial", "progress"]],
	[welcomeQueries.announcement("1"), ["banner", "welcome", "1"]],
];

afterEach(() => {
	vi.restoreAllMocks();
});

test("each query of the app has its own key", () => {
	const makers = optionGroups<{ queryKey: readonly unknown[] }>(
		"Queries",
	).flatMap(([name, group]) =>
		Object.keys(group).map((key) => ({
			name: `${name}.${key}`,
			made: vi.spyOn(group, key).mock.results,
		})),
	);
	const keys = queriesWithKeys();
	const listed: unknown[] = keys.map(([options]) => options);
	const missing = makers.filter(
		({ made }) => !made.some(({ value }) => listed.includes(value)),
	);
	// This query shares the key of the deals by reference.
	expect(missing.map(({ name }) => name)).toEqual(["browseQueries.evicted"]);
	expect(keys.map(([{ queryKey }]) => queryKey)).toEqual(
		keys.map(([, key]) => key),
	);
	const different = new Set(keys.map(([{ queryKey }]) => hashKey(queryKey)));
	expect(different.size).toBe(keys.length);
});
