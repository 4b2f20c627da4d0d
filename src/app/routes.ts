// All routes: path, order number (slide direction, 1 §2), whether a token is needed (1 §4), how the page is loaded.
import type { FunctionComponent } from "react";

type LoadPage = () => Promise<{ default: FunctionComponent }>;

export interface PageRoute {
	readonly path: string;
	/** Moving to a higher number slides left, otherwise right. */
	readonly order: number;
	/** `required`: without a token the signed-out home is shown. `given`: a token in the page's own address is enough. `none`: no token is needed. */
	readonly token: "required" | "given" | "none";
	/** Loads the page's code; null for home, which is part of the first load. */
	readonly load: LoadPage | null;
}

/** Returns the loaders of the pages of one chunk. */
const pagesOf =
	<Name extends string>(
		load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
	) =>
	(page: Name): LoadPage =>
	async () => ({ default: (await load())[page] });
const entry = pagesOf(() => import("../features/entry/pages"));
const browse = pagesOf(() => import("../features/browse/pages"));
const search = pagesOf(() => import("../features/search/pages"));
const delivery = pagesOf(() => import("../features/delivery/pages"));
const member = pagesOf(() => import("./memberPages"));

/** A page that needs a token unless it says otherwise. */
const page = (
	path: string,
	order: number,
	load: PageRoute["load"],
	token: PageRoute["token"] = "required",
): PageRoute => ({ path, order, token, load });

/** Developers' pages; a production build drops this branch and all that it imports (1 §2). */
const samplePages: readonly PageRoute[] = import.meta.env.DEV
	? Object.entries({
			"/sample/google-map": () => import("../features/samples/GoogleMapSample"),
			"/sample/vue-i18n": () => import("../features/samples/LanguageSample"),
			"/sample/how-to-call-privilege-modal": () =>
				import("../features/samples/PrivilegeModalSample"),
			"/sample/form-validation": () => import("../features/samples/FormSample"),
			"/sample/modal": () => import("../features/samples/ModalSample"),
			"/sample/skeleton": () => import("../features/samples/SkeletonSample"),
			"/sample/dayjs": () => import("../features/samples/DatesSample"),
		}).map(([path, load], at) => page(path, 10 + at, load, "none"))
	: [];

export const pages: readonly PageRoute[] = [
	...samplePages,
	page("/landing", 0, () => import("../features/entry/LandingPage"), "none"),
	page("/", 1, null),
	page("/hub", 1, null),
	page("/history", 2, () => import("../features/reward/HistoryPage")),
	page("/myfavorite", 2, browse("FavouritePage")),
	page("/privilege", 3, browse("CategoryPage")),
	page("/privilegebycat", 3, browse("ReferenceListPage")),
	page("/search", 2, search("SearchPage")),
	page("/search/list", 3, search("SearchListPage")),
	page("/search/brand", 4, search("SearchBrandPage")),
	page("/search/campaign", 4, search("SearchCampaignPage")),
	page("/search/detail", 5, search("SearchDetailPage")),
	page("/brand_list", 3, browse("BrandListPage")),
	page("/privilegebybrand", 4, browse("BrandPage")),
	page("/privilege-group-deal", 4, browse("GroupDealPage")),
	page("/privilege-group-deal-read-more", 5, browse("GroupReadMorePage")),
	page("/profile", 3, member("ProfilePage")),
	page("/profile/avatar", 4, member("AvatarPage")),
	page("/profile/data", 4, member("MyDataPage")),
	page("/language", 4, member("LanguagePage"), "none"),
	page("/conditions", 4, member("ConditionsPage")),
	page("/conditions/detail", 5, member("ConditionPage")),
	page("/game/list", 4, member("GameListPage")),
	page("/game/v1/ranking", 5, member("RankingPage")),
	page("/game/v1/history", 6, member("GameHistoryPage")),
	page("/play-game", 6, member("PlayGamePage"), "given"),
	page("/contact_us", 4, member("ContactPage"), "none"),
	page("/internal-web", 5, member("InternalWebPage"), "none"),
	page("/survey", 5, member("SurveyPage")),
	page("/survey/otp", 6, member("SurveyOtpPage")),
	page("/article", 4, member("ArticlePage")),
	page("/registration_reward", 4, member("RewardListPage")),
	page("/registration_reward/detail", 5, member("RewardDetailPage")),
	page("/announcement", 4, member("AnnouncementPage")),
	page("/announcement/detail", 5, member("AnnouncementDetailPage")),
	page("/tips", 4, member("TipListPage")),
	page("/tips/detail", 5, member("TipDetailPage")),
	page("/learnmore", 4, member("LearnMorePage")),
	page("/faq", 4, member("FaqPage")),
	page("/notification", 3, member("NotificationPage")),
	// Its own chunk, because its form needs a library that the other member pages do not.
	page("/profile/edit", 4, () => import("../features/profile/EditProfilePage")),
	page("/address", 5, delivery("AddressPage")),
	page("/mobileno", 6, delivery("MobilePage")),
	page("/otp", 7, delivery("OtpPage")),
	page("/share", 9, entry("SharePage"), "none"),
	page("/no-permission-device", 9, entry("NoPermissionPage"), "none"),
	page(
		"/no-permission-device-article",
		9,
		entry("NoPermissionArticlePage"),
		"none",
	),
	page("/blank", 9, entry("BlankPage"), "none"),
	page("/alert-error", 9, entry("AlertErrorPage"), "none"),
	page("/not-found", 9, entry("NotFoundPage"), "none"),
];
