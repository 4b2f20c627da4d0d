// An empty saved list says nothing about the current state: the page loads until the reply has come.
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notification } from "../../../src/contract/notify";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { BrandPage } from "../../../src/features/browse/BrandPages";
import FavouritePage from "../../../src/features/browse/FavouritePage";
import { NearbyDeals } from "../../../src/features/browse/NearbyDeals";
import { GameListPage } from "../../../src/features/games/GameListPage";
import { RankingPage } from "../../../src/features/games/RankingPage";
import { HomePage } from "../../../src/features/home/HomePage";
import { NotificationPage } from "../../../src/features/notifications/NotificationPage";
import { AvatarPage } from "../../../src/features/profile/AvatarPage";
import HistoryPage from "../../../src/features/reward/HistoryPage";
import { bannerQueries } from "../../../src/queries/banner";
import { browseQueries } from "../../../src/queries/browse";
import { catalogueQueries } from "../../../src/queries/catalogue";
import { dealQueries } from "../../../src/queries/deals";
import { gameQueries } from "../../../src/queries/game";
import { historyQueries } from "../../../src/queries/history";
import { notifyQueries } from "../../../src/queries/notify";
import { profileQueries } from "../../../src/queries/profile";
import { draw, newCache, until, wipe } from "../support/drawn";
import { lateReply } from "../support/lateReply";
import { fail, freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../support/routerLink")),
	useRouter: () => ({}),
	useNavigate: () => vi.fn(),
	useSearch: () => router.search,
}));
const { api } = phone;

beforeEach(() => {
	freshPhone();
	api("GetBrandList", () => []);
	api("GetSetBanner", () => []);
	api("getParentCategoryList", () => []);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const here = { lat: 13.75, lng: 100.5 };
const latte = v.parse(privilegeCard, {
	alt_reference: "PV_1",
	name_en: "Latte",
});
const historyPages = {
	pages: [{ items: [], totalpages: 0 }],
	pageParams: [1],
};
const coupon = (state: string) => ({
	ext_transaction_id: "TX_1",
	privilege_ref: "PV_1",
	reward_name_en: "Latte",
	brand_id: "3",
	reward_type: 4,
	is_used_code: true,
	is_used_code_desc: state,
});
const sendsLatte = { items: [latte], totalpages: 1 };

/** The page, its saved copy, its list's call with the new reply, and the text that it shows only for an empty list. */
const pages: [
	name: string,
	page: ReactNode,
	search: Record<string, string>,
	saved: [QueryKey, unknown][],
	call: string,
	reply: () => unknown,
	emptyText: string,
][] = [
	[
		"the favourites",
		<FavouritePage key="" />,
		{},
		[[browseQueries.favourites().queryKey, []]],
		"getFavoritePrivilegeListV2",
		() => [latte],
		"No favourites yet",
	],
	[
		"the favourites of a kind",
		<FavouritePage key="" />,
		{ kind: "shop" },
		[[browseQueries.favourites().queryKey, []]],
		"getFavoritePrivilegeListV2",
		() => [{ ...latte, type: 4 }],
		"0 found",
	],
	[
		"the notifications",
		<NotificationPage key="" />,
		{},
		[[notifyQueries.list().queryKey, []]],
		"List",
		() => ({
			notify_lists: [
				v.parse(notification, { campaign_id: "1", header_en: "Latte" }),
			],
		}),
		"No news notifications",
	],
	[
		"the usable coupons",
		<HistoryPage key="" />,
		{ state: "history" },
		[[historyQueries.list("canuse").queryKey, historyPages]],
		"Redeem",
		() => ({ items: [coupon("ใช้โค้ด")], totalpages: 1 }),
		"No coupons yet",
	],
	[
		"the used coupons",
		<HistoryPage key="" />,
		{ state: "history", tab: "used" },
		[[historyQueries.list("Used").queryKey, historyPages]],
		"Redeem",
		() => ({ items: [coupon("ใช้แล้ว")], totalpages: 1 }),
		"Nothing used yet",
	],
	[
		"the codes of a brand",
		<HistoryPage key="" />,
		{ brandId: "3" },
		[
			[historyQueries.list("canuse").queryKey, historyPages],
			[historyQueries.list("Used").queryKey, historyPages],
		],
		"Redeem",
		() => ({ items: [coupon("ดูโค้ด")], totalpages: 1 }),
		"No codes to view",
	],
	[
		"a brand's number of deals",
		<BrandPage key="" />,
		{ brandId: "3" },
		[[browseQueries.byBrand("3").queryKey, []]],
		"getPrivilegeListByBrandV2",
		() => [latte],
		"0 deals",
	],
	[
		"the coupons of a kind",
		<HistoryPage key="" />,
		{ state: "history", kind: "shop" },
		[[historyQueries.list("canuse").queryKey, historyPages]],
		"Redeem",
		() => ({ items: [coupon("ใช้โค้ด")], totalpages: 1 }),
		"0 found",
	],
	[
		"the deals of a kind near a place",
		<NearbyDeals
			key=""
			here={here}
			name="Siam"
			onChange={vi.fn()}
			locating={false}
			onLocate={vi.fn()}
		/>,
		{ kind: "shop" },
		[[browseQueries.nearMe(here).queryKey, []]],
		"getDealNearMe",
		() => [{ ...latte, type: 4 }],
		"0 found",
	],
	[
		"the games",
		<GameListPage key="" />,
		{},
		[[gameQueries.list().queryKey, []]],
		"GetArticleGameList",
		() => ({ article_game_list: [{ alt_reference: "Latte" }] }),
		"No games at the moment",
	],
	[
		"the avatars",
		<AvatarPage key="" />,
		{},
		[[profileQueries.avatars().queryKey, []]],
		"AvatarList",
		() => ({ avatarlist: [{ avatar_id: "1", name: "Latte" }] }),
		"No data",
	],
	[
		"the ranking",
		<RankingPage key="" />,
		{},
		[[gameQueries.ranking().queryKey, { top_ranks: [], customer_rank: null }]],
		"GetRankSummary",
		() => ({ top_ranks: [{ seq: 1, first_name: "Latte", points: 3 }] }),
		"No ranking yet",
	],
	[
		"home",
		<HomePage key="" />,
		{},
		[
			[bannerQueries.sets().queryKey, []],
			[catalogueQueries.categories().queryKey, []],
			[dealQueries.popular().queryKey, { items: [], totalpages: 0 }],
		],
		"getPrivilegeListV3",
		() => sendsLatte,
		"No deals right now",
	],
];

/** Draws the page with its saved copy, before the reply. */
async function open(
	page: ReactNode,
	search: Record<string, string>,
	saved: [QueryKey, unknown][],
	call: string,
	reply: () => unknown,
) {
	router.search = search;
	const client = newCache();
	for (const [key, data] of saved) client.setQueryData(key, data);
	const late = lateReply(reply);
	api(call, late.reply);
	return { place: await draw(page, client), come: late.come };
}

test.each(pages)(
	"%s: an empty saved copy waits for the reply",
	async (_name, page, search, saved, call, reply, emptyText) => {
		const { place, come } = await open(page, search, saved, call, reply);
		expect(place.textContent).not.toContain(emptyText);
		expect(
			place.querySelector("[class*=skeleton], [data-busy]"),
		).not.toBeNull();
		await come();
		await until(() => place.innerHTML.includes("Latte"));
		expect(place.textContent).not.toContain(emptyText);
	},
);

test.each(pages.filter(([name]) => !name.includes("of a kind")))(
	"%s: an empty saved copy is shown if no newer one can be loaded",
	async (_name, page, search, saved, call, _reply, emptyText) => {
		const refusal = fail({ status: 500 });
		const { place, come } = await open(page, search, saved, call, refusal);
		await come();
		await until(() => place.textContent?.includes(emptyText));
	},
);
