// All routes: path, order number (slide direction, 1 §2), whether a token is needed (1 §4), component.
import type { RouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { HomePage } from "../features/home/HomePage";
import { lazyComponent } from "./lazyComponent";
import type { MemberPath } from "./memberPages";

export interface Page {
	readonly path: string;
	/** Moving to a higher number slides left, otherwise right. */
	readonly order: number;
	/** `required`: the signed-out home shows without a token. `given`: a token in the page's own address is enough. `none`: not needed. */
	readonly token: "required" | "given" | "none";
	/** Home is part of the first load; every other page is loaded on demand. */
	readonly component: RouteComponent;
}

/** Lazy pages of one chunk. */
const pagesOf =
	<Name extends string>(
		load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
	) =>
	(page: Name) =>
		lazyComponent(async () => ({ default: (await load())[page] }));
const entry = pagesOf(() => import("../features/entry/pages"));
const browse = pagesOf(() => import("../features/browse/pages"));
const search = pagesOf(() => import("../features/search/pages"));
const delivery = pagesOf(() => import("../features/delivery/pages"));

/** The order numbers of the member pages. */
const memberOrder: Readonly<Record<MemberPath, number>> = {
	"/profile": 3,
	"/profile/avatar": 4,
	"/profile/data": 4,
	"/language": 4,
	"/conditions": 4,
	"/conditions/detail": 5,
	"/game/list": 4,
	"/game/v1/ranking": 5,
	"/game/v1/history": 6,
	"/play-game": 6,
	"/contact_us": 4,
	"/internal-web": 5,
	"/survey": 5,
	"/survey/otp": 6,
	"/article": 4,
	"/registration_reward": 4,
	"/registration_reward/detail": 5,
	"/announcement": 4,
	"/announcement/detail": 5,
	"/tips": 4,
	"/tips/detail": 5,
	"/learnmore": 4,
	"/faq": 4,
	"/notification": 3,
};
/** The member pages that do not need a session. */
const memberToken: Readonly<Partial<Record<MemberPath, Page["token"]>>> = {
	"/contact_us": "none",
	"/internal-web": "none",
	"/language": "none",
	"/play-game": "given",
};
const memberPages = (Object.keys(memberOrder) as MemberPath[]).map(
	(path): Page => ({
		path,
		order: memberOrder[path],
		token: memberToken[path] ?? "required",
		component: lazyComponent(async () => ({
			default: (await import("./memberPages")).memberPages[path],
		})),
	}),
);

/** Developers' pages; in a build for people this branch is gone, and with it all that it imports (1 §2). */
const samplePages: readonly Page[] = import.meta.env.DEV
	? [
			{
				path: "/sample/google-map",
				order: 10,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/GoogleMapSample"),
				),
			},
			{
				path: "/sample/vue-i18n",
				order: 11,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/LanguageSample"),
				),
			},
			{
				path: "/sample/how-to-call-privilege-modal",
				order: 12,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/PrivilegeModalSample"),
				),
			},
			{
				path: "/sample/form-validation",
				order: 13,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/FormSample"),
				),
			},
			{
				path: "/sample/modal",
				order: 14,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/ModalSample"),
				),
			},
			{
				path: "/sample/skeleton",
				order: 15,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/SkeletonSample"),
				),
			},
			{
				path: "/sample/dayjs",
				order: 16,
				token: "none",
				component: lazyComponent(
					() => import("../features/samples/DatesSample"),
				),
			},
		]
	: [];

export const pages: readonly Page[] = [
	...samplePages,
	{
		path: "/landing",
		order: 0,
		token: "none",
		component: lazyComponent(() => import("../features/entry/LandingPage")),
	},
	{ path: "/", order: 1, token: "required", component: HomePage },
	{ path: "/hub", order: 1, token: "required", component: HomePage },
	{
		path: "/history",
		order: 2,
		token: "required",
		component: lazyComponent(() => import("../features/reward/HistoryPage")),
	},
	{
		path: "/myfavorite",
		order: 2,
		token: "required",
		component: browse("FavouritePage"),
	},
	{
		path: "/privilege",
		order: 3,
		token: "required",
		component: browse("CategoryPage"),
	},
	{
		path: "/privilegebycat",
		order: 3,
		token: "required",
		component: browse("ReferenceListPage"),
	},
	{
		path: "/search",
		order: 2,
		token: "required",
		component: search("SearchPage"),
	},
	{
		path: "/search/list",
		order: 3,
		token: "required",
		component: search("SearchListPage"),
	},
	{
		path: "/search/brand",
		order: 4,
		token: "required",
		component: search("SearchBrandPage"),
	},
	{
		path: "/search/campaign",
		order: 4,
		token: "required",
		component: search("SearchCampaignPage"),
	},
	{
		path: "/search/detail",
		order: 5,
		token: "required",
		component: search("SearchDetailPage"),
	},
	{
		path: "/brand_list",
		order: 3,
		token: "required",
		component: browse("BrandListPage"),
	},
	{
		path: "/privilegebybrand",
		order: 4,
		token: "required",
		component: browse("BrandPage"),
	},
	{
		path: "/privilege-group-deal",
		order: 4,
		token: "required",
		component: browse("GroupDealPage"),
	},
	{
		path: "/privilege-group-deal-read-more",
		order: 5,
		token: "required",
		component: browse("GroupReadMorePage"),
	},
	...memberPages,
	{
		path: "/profile/edit",
		order: 4,
		token: "required",
		// Its form needs a library that the other member pages do not.
		component: lazyComponent(async () => {
			const part = await import("../features/profile/EditProfilePage");
			return { default: part.EditProfilePage };
		}),
	},
	{
		path: "/address",
		order: 5,
		token: "required",
		component: delivery("AddressPage"),
	},
	{
		path: "/mobileno",
		order: 6,
		token: "required",
		component: delivery("MobilePage"),
	},
	{
		path: "/otp",
		order: 7,
		token: "required",
		component: delivery("OtpPage"),
	},
	{
		path: "/share",
		order: 9,
		token: "none",
		component: entry("SharePage"),
	},
	{
		path: "/no-permission-device",
		order: 9,
		token: "none",
		component: entry("NoPermissionPage"),
	},
	{
		path: "/no-permission-device-article",
		order: 9,
		token: "none",
		component: entry("NoPermissionArticlePage"),
	},
	{
		path: "/blank",
		order: 9,
		token: "none",
		component: entry("BlankPage"),
	},
	{
		path: "/alert-error",
		order: 9,
		token: "none",
		component: entry("AlertErrorPage"),
	},
	{
		path: "/not-found",
		order: 9,
		token: "none",
		component: entry("NotFoundPage"),
	},
];
