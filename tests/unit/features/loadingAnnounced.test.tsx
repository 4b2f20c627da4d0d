// Pages that show only a skeleton while they load announce that they are loading.
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { search } from "../../../src/contract/search";
import InternalWebPage from "../../../src/features/articles/InternalWebPage";
import { GameListPage } from "../../../src/features/games/GameListPage";
import { RankingPage } from "../../../src/features/games/RankingPage";
import { AvatarPage } from "../../../src/features/profile/AvatarPage";
import SearchListPage from "../../../src/features/search/SearchListPage";
import { ConditionsPage } from "../../../src/features/terms/ConditionsPage";
import { atomStore } from "../../../src/platform/atomStore";
import { positionAtom } from "../../../src/platform/browser/lastPosition";
import { draw, until, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
	useSearch: () => router.search,
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
}));
const { api } = phone;

const never = () => new Promise(() => undefined);

beforeEach(() => {
	freshPhone();
	router.search = {};
	for (const name of [
		...["Profile", "AvatarList", "GetRankSummary"],
		...["TermsofServiceList", "GetArticleGameList"],
	])
		api(name, never);
	vi.spyOn(location, "replace").mockImplementation(() => undefined);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	atomStore.set(positionAtom, { kind: "unasked" });
});

/** Screen readers may skip a status inside a busy element. */
const saysLoading = (page: HTMLElement) =>
	[...page.querySelectorAll("[role=status]")].some(
		(it) => it.textContent === "Loading" && !it.closest("[aria-busy]"),
	);

test.each([
	["the ranking", <RankingPage key="" />],
	["the profile picture", <AvatarPage key="" />],
])("while loading, %s announces that it is loading", async (_, page) => {
	expect(saysLoading(await draw(page))).toBe(true);
});

// The bug: the terms had four skeletons, the games two.
test.each([
	["the terms", 5, <ConditionsPage key="" />],
	["the games", 1, <GameListPage key="" />],
])(
	"while loading, %s have this many skeletons: %i (3 §9)",
	async (_, count, list) => {
		const page = await draw(list);
		expect(page.querySelectorAll("span[class*=skeleton]")).toHaveLength(count);
	},
);

test("the list of avatars announces that it is loading, also with a loaded profile", async () => {
	api("Profile", () => ({ customer: v.parse(customer, {}) }));
	const page = await draw(<AvatarPage />);
	await until(() => page.querySelector("fieldset"));
	expect(saysLoading(page)).toBe(true);
});

test.each([
	["another site's page", "https://shop.example/"],
	["a page of the app", `${location.origin}/faq`],
])("a frame with %s announces that it is loading", async (_, url) => {
	router.search = { url };
	expect(saysLoading(await draw(<InternalWebPage />))).toBe(true);
});

test("privileges that were found announce that their distances are loading", async () => {
	router.search = { inputVal: "coffee", sort: "nearest" };
	const privilege = [v.parse(privilegeCard, { alt_reference: "A" })];
	api("Search", () => v.parse(search.reply, { privilege }));
	api("getDealNearMe", never);
	const position = { lat: 13.75, lng: 100.5 };
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	const page = await draw(<SearchListPage />);
	await until(() => page.textContent?.includes("Privileges"));
	expect(saysLoading(page)).toBe(true);
});
