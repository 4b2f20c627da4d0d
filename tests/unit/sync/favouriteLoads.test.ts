// A list that loads while a favourite is sent shows the pressed state (2 §4); a favourite that a host cannot accept now is sent again while the page stays open.
import { dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { favouriteQueue } from "../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { favouriteMutations } from "../../../src/sync/favouriteMutations";
import { startFavouriteResend } from "../../../src/sync/resendFavourites";
import { waitFor } from "../../support/waitFor";
import { counted } from "../support/counted";
import { slowList } from "../support/slowList";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, forgetApi, setNetwork, wipeDisks } = phone;

const card = v.parse(privilegeCard, {
	...{ privilege_id: "1", alt_reference: "PV_1" },
});
const query = browseQueries.byBrand("7");
let client: QueryClient;
const isFavourite = () =>
	client.getQueryData(query.queryKey)?.[0]?.is_added_favorite;
const toggle = (wanted: boolean) =>
	client
		.getMutationCache()
		.build(client, favouriteMutations.toggle())
		.execute({ reference: "PV_1", isFavourite: wanted });

beforeEach(async () => {
	localStorage.clear();
	await favouriteQueue.clearOthers("nobody");
	wipeDisks();
	adoptToken(tokenOf("me"));
	forgetApi();
	setNetwork(true);
	client = new QueryClient();
	api("AddOrRemoveFavoritePrivilege", () => ({}));
	// The host is at its limit and refuses the resend at a start; a press then sends its own request.
	api("AddOrRemoveAllFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 429 });
	});
});

/** A load that returns the state from before the presses, after them. */
async function loadDuring(
	presses: () => Promise<unknown>,
	is_added_favorite = false,
) {
	let letGo = () => {};
	api("getPrivilegeListByBrandV2", async () => {
		await new Promise<void>((done) => {
			letGo = done;
		});
		return [{ ...card, is_added_favorite }];
	});
	const load = client.query(query);
	const stop = startFavouriteResend(client);
	await presses();
	letGo();
	await load;
	stop();
}

test("a favourite added while a list loads stays on after the load", async () => {
	await loadDuring(() => toggle(true));
	expect(isFavourite()).toBe(true);
});

test("a favourite added and removed while a list loads stays off after the load", async () => {
	await loadDuring(async () => {
		await toggle(true);
		await toggle(false);
	});
	expect(isFavourite()).toBe(false);
});

test("a favourite added and removed while a list loads stays off on every list", async () => {
	const others = browseQueries.byBrand("8").queryKey;
	await loadDuring(async () => {
		client.setQueryData(others, [card]);
		await toggle(true);
		await toggle(false);
	});
	expect(client.getQueryData(others)).toEqual([card]);
});

test("a favourite removed offline stays off after a load that ends while additions are still being sent", async () => {
	await favouriteQueue.add("me", [
		{ reference: "PV_1", wanted: false },
		{ reference: "PV_2", wanted: true },
	]);
	let letGo = () => {};
	const added = new Promise<void>((done) => {
		letGo = done;
	});
	api("AddOrRemoveAllFavoritePrivilege", ({ Is_Favorite }) =>
		Is_Favorite ? added : null,
	);
	await loadDuring(
		() => waitFor(() => expect(favouriteQueue.cached("me")).toHaveLength(1)),
		true,
	);
	letGo();
	expect(isFavourite()).toBe(false);
});

test("a favourite stays on if the load ends before the phone has dequeued it", async () => {
	let letGo = () => {};
	const noted = new Promise<void>((done) => {
		letGo = done;
	});
	const { remove } = favouriteQueue;
	const removing = vi
		.spyOn(favouriteQueue, "remove")
		.mockImplementation(async (...items) => {
			await remove(...items);
			await noted;
		});
	let toggled: Promise<unknown> = noted;
	await loadDuring(async () => {
		toggled = toggle(true);
		await waitFor(() => expect(removing).toHaveBeenCalled());
		await waitFor(() => expect(favouriteQueue.cached("me")).toEqual([]));
	});
	letGo();
	await toggled;
	removing.mockRestore();
	expect(isFavourite()).toBe(true);
});

test("a favourite added offline and sent during a load after the next start stays on", async () => {
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	await loadDuring(() =>
		waitFor(async () => expect(await favouriteQueue.pending("me")).toEqual([])),
	);
	expect(isFavourite()).toBe(true);
});

test("favourites that were loading when a queued one was sent are loaded again", async () => {
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	const list = slowList(client, browseQueries.favourites().queryKey);
	onTestFinished(startFavouriteResend(client));
	await waitFor(() => expect(list.first()).toBe("after"));
});

test("a favourite refused during a load is off", async () => {
	const refusal = { reason: "status", status: 400 } as const;
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure(refusal);
	});
	await loadDuring(() => toggle(true).catch(() => undefined));
	expect(isFavourite()).toBe(false);
});

test("a favourite added while the favourites load is among them", async () => {
	client.setQueryData(["privilege", "brand", "7"], [card]);
	const { queryKey } = browseQueries.favourites();
	client.setQueryData(queryKey, []);
	let letGo = () => {};
	api("getFavoritePrivilegeListV2", async () => {
		await new Promise<void>((done) => {
			letGo = done;
		});
		return [];
	});
	const load = client.query(browseQueries.favourites());
	await toggle(true);
	letGo();
	await load;
	expect(client.getQueryData(queryKey)).toMatchObject([
		{ alt_reference: "PV_1", is_added_favorite: true },
	]);
});

test("a load that begins afterwards shows the server's state", async () => {
	await loadDuring(() => toggle(true));
	api("getPrivilegeListByBrandV2", () => [card]);
	await client.query(query);
	expect(isFavourite()).toBe(false);
});

// The bug: a favourite whose request was lost was missing in the favourites, although its heart was full everywhere else.
test("a queued favourite is among the loaded favourites", async () => {
	client.setQueryData(query.queryKey, [card]);
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "network" });
	});
	api("getFavoritePrivilegeListV2", () => []);
	const stop = startFavouriteResend(client);
	await toggle(true);
	// As after a restart, only the press knows its card.
	client.removeQueries({ queryKey: query.queryKey });
	await client.query(browseQueries.favourites());
	stop();
	const { queryKey } = browseQueries.favourites();
	expect(client.getQueryData(queryKey)).toMatchObject([
		{ alt_reference: "PV_1", is_added_favorite: true },
	]);
});

test("a favourite that a failing host did not accept is sent again while the page is visible", async () => {
	vi.useFakeTimers({ toFake: ["setInterval"] });
	const fails = () => {
		throw new ApiFailure({ reason: "status", status: 503 });
	};
	api("AddOrRemoveFavoritePrivilege", fails);
	api("AddOrRemoveAllFavoritePrivilege", fails);
	await toggle(true).catch(() => undefined);
	const stop = startFavouriteResend(client);
	const sent = () => phone.calls.filter(({ name }) => name.includes("All"));
	await waitFor(() => expect(sent()).toHaveLength(1));
	// A page forgotten in the background would otherwise send requests for days.
	const seen = vi.spyOn(document, "visibilityState", "get");
	seen.mockReturnValue("hidden");
	vi.advanceTimersByTime(60_000);
	await favouriteQueue.exclusively(async () => undefined);
	expect(sent()).toHaveLength(1);
	seen.mockRestore();
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	vi.advanceTimersByTime(60_000);
	await waitFor(() => expect(sent()).toHaveLength(2));
	stop();
	vi.useRealTimers();
});

test("while a favourite waits, a load is searched only for it, and the favourites are not written again", async () => {
	const { items, reads } = counted(
		Array.from({ length: 1000 }, (_, at) => ({
			...card,
			alt_reference: `PV_${at}`,
		})),
		"alt_reference",
	);
	client.setQueryData(browseQueries.byBrand("8").queryKey, [...items]);
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "network" });
	});
	api("AddOrRemoveAllFavoritePrivilege", () => new Promise(() => undefined));
	await toggle(true);
	const stop = startFavouriteResend(client);
	await favouriteQueue.pending("me");
	const { queryKey } = browseQueries.pressedFavourites();
	const writes = () => client.getQueryState(queryKey)?.dataUpdateCount;
	const before = writes();
	reads();
	api("getPrivilegeListByBrandV2", () => [card]);
	await client.query(query);
	stop();
	expect(isFavourite()).toBe(true);
	expect(reads()).toBe(0);
	expect(writes()).toBe(before);
});

// The bug: the heart of a favourite pressed offline was empty once another tab had saved its own, newer lists.
test("a queued favourite stays on in lists that another tab has saved", async () => {
	setNetwork(false);
	const { queryKey } = query;
	const others = browseQueries.byBrand("8").queryKey;
	const tab = new QueryClient();
	const updatedAt = Date.now() + 1000;
	for (const key of [queryKey, others])
		tab.setQueryData(key, [card], { updatedAt });
	client.setQueryData(queryKey, [card]);
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	const stop = startFavouriteResend(client);
	await waitFor(() => expect(isFavourite()).toBe(true));
	hydrate(client, dehydrate(tab));
	stop();
	for (const key of [queryKey, others])
		expect(client.getQueryData(key)).toMatchObject([
			{ is_added_favorite: true },
		]);
});
