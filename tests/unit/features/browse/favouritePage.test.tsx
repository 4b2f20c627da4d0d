// Favourites added on this phone are shown offline, in the list or in place of a list that was never loaded (2 §4, O03).
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import FavouritePage from "../../../../src/features/browse/FavouritePage";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { browseQueries } from "../../../../src/queries/browse";
import { dealQueries } from "../../../../src/queries/deals";
import { favouriteMutations } from "../../../../src/sync/favouriteMutations";
import { startFavouriteResend } from "../../../../src/sync/resendFavourites";
import { toggleFavourite } from "../../../../src/sync/sendFavourite";
import { addModal } from "../../../../src/ui/overlay/openModals";
import { translate } from "../../../support/catalogue";
import { draw, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/components/pages/useBack", () => ({
	useBack: () => vi.fn(),
}));
vi.mock("../../../../src/components/lists/LongDealList", () => ({
	LongDealList: ({ privileges }: { privileges: { name_en: string }[] }) => (
		<ul>
			{privileges.map(({ name_en }) => (
				<li key={name_en}>{name_en}</li>
			))}
		</ul>
	),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => search,
	useNavigate: () => vi.fn(),
	Link: () => null,
}));
let search = {};
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const card = (alt_reference: string, given: object = {}) =>
	v.parse(privilegeCard, {
		privilege_id: alt_reference,
		alt_reference,
		name_en: alt_reference,
		...given,
	});
const network = () => {
	throw new ApiFailure({ reason: "network" });
};
let client: QueryClient;

beforeEach(async () => {
	search = {};
	localStorage.clear();
	await favouriteQueue.clearOthers("nobody");
	wipeDisks();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	setNetwork(false);
	for (const name of [
		"getFavoritePrivilegeListV2",
		"AddOrRemoveFavoritePrivilege",
	])
		api(name, network);
	client = new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: "always" } },
	});
	client.setQueryData(dealQueries.popular().queryKey, {
		items: [card("PV_1"), card("PV_2")],
		totalpages: 1,
	});
});
afterEach(() => {
	wipe();
	setNetwork(true);
});

const toggle = (reference: string, isFavourite: boolean) =>
	toggleFavourite(client, { reference, isFavourite });
async function open() {
	const page = await draw(<FavouritePage />, client);
	await until(() => page.querySelector("li, h2"));
	return page;
}
const shown = (page: HTMLElement) =>
	[...page.querySelectorAll("li")].map((it) => it.textContent);

test("without a loaded list, new favourites are shown as incomplete; without any, the failure is shown, not an empty list", async () => {
	await toggle("PV_1", true);
	await toggle("PV_2", true);
	const page = await open();
	expect(shown(page)).toEqual(["PV_2", "PV_1"]);
	expect(page.textContent).toContain(
		"No internet. These favourites are on this phone",
	);
	// They stay while the list is loaded again, as on a slow network.
	api("getFavoritePrivilegeListV2", () => new Promise(() => undefined));
	const { queryKey } = browseQueries.favourites();
	await act(async () => {
		void client.refetchQueries({ queryKey });
		await new Promise((drawn) => setTimeout(drawn, 10));
	});
	expect(shown(page)).toEqual(["PV_2", "PV_1"]);
	await act(async () => client.cancelQueries({ queryKey }));
	await act(async () => {
		await toggle("PV_1", false);
		await toggle("PV_2", false);
	});
	await until(() => shown(page).length === 0);
	expect(page.textContent).toContain("No internet");
	expect(page.textContent).not.toContain("No favourites yet");
	api("getFavoritePrivilegeListV2", () => []);
	await act(() => client.refetchQueries({ queryKey }));
	await until(() => page.textContent?.includes("No favourites yet"));
});

// The bug: "Online" was chosen above the list, and it showed every favourite.
test("without a loaded list, new favourites are filtered by the chosen kind too", async () => {
	client.setQueryData(dealQueries.popular().queryKey, {
		items: [card("PV_1", { type: 4 }), card("PV_2", { type: 8 })],
		totalpages: 1,
	});
	await toggle("PV_1", true);
	await toggle("PV_2", true);
	search = { kind: "online" };
	expect(shown(await open())).toEqual(["PV_2"]);
});

test("a new favourite survives a restart", async () => {
	await toggle("PV_1", true);
	const { queryKey } = browseQueries.pressedFavourites();
	expect(client.getQueryCache().find({ queryKey })?.meta).toMatchObject({
		persistFirst: true,
	});
});

test("in a loaded list a new favourite is first, and a removed one is gone at the next visit", async () => {
	const { queryKey } = browseQueries.favourites();
	client.setQueryData(queryKey, [card("PV_2", { is_added_favorite: true })]);
	await toggle("PV_1", true);
	let page = await open();
	expect(shown(page)).toEqual(["PV_1", "PV_2"]);
	await act(() => toggle("PV_2", false));
	// A removed favourite keeps its card.
	expect(shown(page)).toHaveLength(2);
	wipe();
	page = await open();
	await until(() => shown(page).length === 1);
	expect(shown(page)).toEqual(["PV_1"]);
});

// The bug: a removed favourite came back with an empty heart if the list was loaded before the host had received the removal.
test("a favourite whose removal is not sent yet does not come back when the list has loaded", async () => {
	const kept = card("PV_2", { is_added_favorite: true });
	client.setQueryData(browseQueries.favourites().queryKey, [kept]);
	const stop = startFavouriteResend(client);
	await toggle("PV_2", false);
	api("getFavoritePrivilegeListV2", () => [kept, card("PV_1")]);
	const page = await open();
	await act(() => client.refetchQueries());
	await until(() => page.textContent?.includes("PV_1"));
	expect(shown(page)).toEqual(["PV_1"]);
	// A favourite that is removed on the page stays for three seconds.
	api("AddOrRemoveFavoritePrivilege", () => new Promise(() => undefined));
	const heart = new MutationObserver(client, favouriteMutations.toggle());
	void heart.mutate({ reference: "PV_1", isFavourite: false });
	await act(() => client.refetchQueries());
	expect(shown(page)).toContain("PV_1");
	stop();
});

test("a favourite that the server refuses is removed again", async () => {
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 400 });
	});
	await expect(toggle("PV_1", true)).rejects.toMatchObject({ status: 400 });
	const { queryKey } = browseQueries.pressedFavourites();
	expect(client.getQueryData(queryKey)).toEqual([]);
});

test("a host's list stays at the next visit if its cards do not say that they are favourites, newest first by dates too", async () => {
	const list = [
		card("PV_1", { tx_timestamp: "2026-11-20T05:00:00Z" }),
		card("PV_2", { tx_timestamp: "2026-11-21T05:00:00Z" }),
		card("PV_3", { criteria_is_visible: false }),
	];
	api("getFavoritePrivilegeListV2", () => list);
	setNetwork(true);
	let page = await open();
	await until(() => shown(page).length > 0);
	expect(shown(page)).toEqual(["PV_2", "PV_1"]);
	wipe();
	page = await open();
	await until(() => shown(page).length > 0);
	expect(shown(page)).toEqual(["PV_2", "PV_1"]);
});

test("the list reloads once, three seconds after the last toggle, and not again when the heart is unmounted", async () => {
	const list = "getFavoritePrivilegeListV2";
	const loads = () => calls.filter(({ name }) => name === list).length;
	api(list, () => [card("PV_1", { is_added_favorite: true })]);
	api("AddOrRemoveFavoritePrivilege", () => null);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	setNetwork(true);
	const page = await open();
	await until(() => shown(page).length > 0);
	const heart = new MutationObserver(client, favouriteMutations.toggle());
	const remove = heart.subscribe(() => undefined);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const wait = (ms: number) =>
		act(async () => {
			await vi.advanceTimersByTimeAsync(ms);
		});
	await act(() => heart.mutate({ reference: "PV_1", isFavourite: true }));
	await wait(1000);
	await act(() => heart.mutate({ reference: "PV_1", isFavourite: false }));
	await wait(2900);
	expect(loads()).toBe(1);
	await wait(100);
	expect(loads()).toBe(2);
	remove();
	await wait(3000);
	vi.useRealTimers();
	expect(loads()).toBe(2);
});

// The bug: a tap on a card opened the next one, which had just replaced it.
test("the cards that move up when a removed one disappears ignore presses for a moment", async () => {
	let references = ["PV_1", "PV_2"];
	api("getFavoritePrivilegeListV2", () =>
		references.map((it) => card(it, { is_added_favorite: true })),
	);
	api("AddOrRemoveFavoritePrivilege", () => null);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	setNetwork(true);
	const page = await open();
	await until(() => shown(page).length > 0);
	const held = vi.spyOn(Element.prototype, "animate");
	const heart = new MutationObserver(client, favouriteMutations.toggle());
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const toggleAndWait = async (isFavourite: boolean) => {
		await act(() => heart.mutate({ reference: "PV_1", isFavourite }));
		held.mockClear();
		await act(() => vi.advanceTimersByTimeAsync(3100));
		return held.mock.calls.length;
	};
	expect(await toggleAndWait(true)).toBe(0);
	references = ["PV_2"];
	expect(await toggleAndWait(false)).toBe(1);
	vi.useRealTimers();
});

// The bug: the second tap of a double tap on a heart removed the next favourite too.
test("without a loaded list, the cards that move up ignore presses too", async () => {
	await toggle("PV_1", true);
	await toggle("PV_2", true);
	const page = await open();
	const held = vi.spyOn(Element.prototype, "animate").mockClear();
	await act(() => toggle("PV_2", false));
	await until(() => shown(page).length === 1);
	expect(held).toHaveBeenCalledOnce();
});

test("the first cards, and cards that move under a sheet, accept presses at once", async () => {
	let references = ["PV_1", "PV_2"];
	api("getFavoritePrivilegeListV2", () =>
		references.map((it) => card(it, { is_added_favorite: true })),
	);
	setNetwork(true);
	const held = vi.spyOn(Element.prototype, "animate").mockClear();
	const page = await open();
	await until(() => shown(page).length > 0);
	expect(held).not.toHaveBeenCalled();
	const close = addModal(document.createElement("dialog"));
	references = ["PV_2"];
	await act(() => client.invalidateQueries(browseQueries.favourites()));
	await until(() => shown(page).length === 1);
	close();
	expect(held).not.toHaveBeenCalled();
});

test("cards that replace an empty list ignore presses for a moment", async () => {
	let references: string[] = [];
	api("getFavoritePrivilegeListV2", () =>
		references.map((it) => card(it, { is_added_favorite: true })),
	);
	setNetwork(true);
	const page = await open();
	await until(() => page.textContent?.includes("No favourites yet"));
	const held = vi.spyOn(Element.prototype, "animate").mockClear();
	references = ["PV_1"];
	await act(() => client.invalidateQueries(browseQueries.favourites()));
	await until(() => shown(page).length === 1);
	expect(held).toHaveBeenCalledOnce();
});

test("the page is titled favourite deals (2 §2)", async () => {
	const page = await open();
	expect(page.querySelector("h1")?.textContent).toBe("Favourite deals");
	expect(translate("th", "Favourite deals")).toBe("รายการโปรด");
});

const listOf = (isSecond: boolean) => [
	card("PV_1", { is_added_favorite: true }),
	card("PV_2", { is_added_favorite: isSecond }),
];
const isListed = (page: HTMLElement) => page.textContent?.includes("PV_2");
/** Presses a heart; the press is sent when `reply` has come. */
const pressHeart = (reply: Promise<void>) =>
	void new MutationObserver(client, {
		...{ mutationKey: ["privilege", "favourite"], networkMode: "always" },
		mutationFn: () => reply,
	}).mutate();

test("a favourite that was removed before the page opens is not shown, even while its request is pending", async () => {
	const { queryKey } = browseQueries.favourites();
	client.setQueryData(queryKey, listOf(false));
	pressHeart(new Promise(() => undefined));
	const page = await draw(<FavouritePage />, client);
	expect(isListed(page)).toBe(false);
	expect(shown(page)).toHaveLength(1);
});

test.each([
	["pending", new Promise<void>(() => undefined)],
	["just sent", Promise.resolve()],
])(
	"a favourite removed on the page stays while its request is %s, also if the list is loaded again",
	async (_how, reply) => {
		const { queryKey } = browseQueries.favourites();
		client.setQueryData(queryKey, listOf(true));
		const page = await draw(<FavouritePage />, client);
		await act(async () => pressHeart(reply));
		await act(async () => void client.setQueryData(queryKey, listOf(false)));
		expect(isListed(page)).toBe(true);
	},
);
