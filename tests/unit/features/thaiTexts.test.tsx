// In an English page, names and addresses in Thai are marked as Thai; otherwise an English voice reads them.
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BannerCard } from "../../../src/components/cards/BannerCard";
import { PrivilegeCard } from "../../../src/components/cards/PrivilegeCard";
import { PrivilegeRow } from "../../../src/components/cards/PrivilegeRow";
import { CounterGuard } from "../../../src/components/dialogs/CounterGuard";
import { BrandGrid } from "../../../src/components/lists/BrandGrid";
import { banner } from "../../../src/contract/banner";
import { customer } from "../../../src/contract/customer";
import { category } from "../../../src/contract/deals";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { bareCard } from "../../../src/domain/code/codeCard";
import { AddressCard } from "../../../src/features/delivery/AddressCard";
import { Podium, RankRow } from "../../../src/features/games/RankingPage";
import { CategoryTiles } from "../../../src/features/home/CategoryTiles";
import { UseNowOrLaterSheet } from "../../../src/features/privilege/UseNowOrLaterSheet";
import { TierCard } from "../../../src/features/profile/TierCard";
import { BrandResults } from "../../../src/features/search/BrandResults";
import { openPrivilege } from "../domain/claim/privilegeSample";
import { draw, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

beforeEach(() => {
	freshPhone();
	document.documentElement.lang = "en";
});
afterEach(wipe);

const nothing = () => undefined;
const brand = { brand_name_th: "ร้านกาแฟ", brand_name_en: "" };
const rank = {
	...{ seq: 1, customer_id: "1", points: 30, avatar: "" },
	...{ first_name: "สมชาย", last_name: "ใจดี" },
};
const card = v.parse(privilegeCard, { alt_reference: "PV_1", ...brand });

test.each<[string, ReactNode]>([
	[
		"an address",
		<AddressCard
			key=""
			name="สมชาย ใจดี"
			mobile="081-234-5678"
			lines={["99/1 ถนนสุขุมวิท"]}
		/>,
	],
	["a podium", <Podium key="" ranks={[rank]} isMine={() => false} />],
	["a ranking", <RankRow key="" rank={rank} mine={false} />],
	[
		"a tier card",
		<TierCard key="" customer={v.parse(customer, { firstname: "สมชาย" })} />,
	],
	[
		"a found brand",
		<BrandResults
			key=""
			brands={[{ ...brand, brand_id: "1", brand_logo_image_url: "" }]}
			privileges={[]}
			onOpen={nothing}
		/>,
	],
	["a row of a list", <PrivilegeRow key="" privilege={card} />],
	["a card", <PrivilegeCard key="" privilege={card} look="row" />],
	[
		"a banner",
		<BannerCard
			key=""
			banner={v.parse(banner, { bannerid: "1", description_th: "ร้านกาแฟ" })}
			look="slide"
		/>,
	],
	[
		"home's brands",
		<BrandGrid
			key=""
			brands={[{ ...brand, brand_id: "1", brand_logo_image_url: "" }]}
		/>,
	],
	[
		"home's categories",
		<CategoryTiles
			key=""
			categories={[v.parse(category, { category_id: "1", name_th: "อาหาร" })]}
		/>,
	],
	[
		"a found privilege",
		<PrivilegeRow
			key=""
			privilege={card}
			words={["กาแฟ"]}
			eager
			onOpen={nothing}
		/>,
	],
	[
		"the question at the counter",
		<CounterGuard
			key=""
			open
			isClaimed
			kind="shop"
			minutes={0}
			card={{
				...bareCard("PV_1"),
				reward_name: "Iced latte",
				brand_name_th: "ร้านกาแฟ",
			}}
			onStart={nothing}
			onKeep={nothing}
			onClose={nothing}
		/>,
	],
	[
		"the choice of the use",
		<UseNowOrLaterSheet
			key=""
			open
			choice="later"
			privilege={{ ...openPrivilege, ...brand }}
			limits={undefined}
			onChoose={nothing}
			onConfirm={nothing}
			onClose={nothing}
		/>,
	],
])("Thai text is marked as Thai in %s", async (_, part) => {
	const page = await draw(part);
	const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
	const languages: string[] = [];
	while (texts.nextNode()) {
		const { nodeValue, parentElement } = texts.currentNode;
		// A logo's letter is hidden.
		if (!/[ก-๎]/.test(nodeValue ?? "")) continue;
		if (parentElement?.closest("[aria-hidden=true]")) continue;
		languages.push(
			parentElement?.closest("[lang]")?.getAttribute("lang") ?? "",
		);
	}
	expect(languages.length).toBeGreaterThan(0);
	expect(languages).toEqual(languages.map(() => "th"));
});
