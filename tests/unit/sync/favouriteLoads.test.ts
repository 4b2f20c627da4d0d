// A list whose load began before the server had a favourite, and ended after it, shows the pressed state (2 §4); one that a host has refused for now is sent while the page stays open.
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { favouriteQueue } from "../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { favouriteMutations } from "../../../src/sync/favouriteMutations";
import { startFavouriteResend } from "../../../src/sync/resendFavourites";
import { waitFor } from "../../support/waitFor";
import { counted } from "../support/counted";
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
	// At its limit, the host refuses what is sent again at a start; a press then sends its own.
	api("AddOrRemoveAllFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 429 });
	});
});

/** A load with the state before the presses, which ends after them. */
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

test("added and removed without a network: the removed ones are sent when it has loaded, the added ones later", async () => {
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

test("added while it loads, which ends before the phone has noted that it is sent", async () => {
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

test("added without a network, and sent while it loads after the next start", async () => {
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	await loadDuring(() =>
		waitFor(async () => expect(await favouriteQueue.pending("me")).toEqual([])),
	);
	expect(isFavourite()).toBe(true);
});

test("refused while it loads", async () => {
	const refusal = { reason: "status", status: 400 } as const;
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure(refusal);
	});
	await loadDuring(() => toggle(true).catch(() => undefined));
	expect(isFavourite()).toBe(false);
});

test("added while the favourites load, it is among them", async () => {
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

test("a load that begins afterwards shows what the server has", async () => {
	await loadDuring(() => toggle(true));
	api("getPrivilegeListByBrandV2", () => [card]);
	await client.query(query);
	expect(isFavourite()).toBe(false);
});

// The bug: a favourite whose request was lost was missing in the favourites, while its heart was full everywhere else.
test("queued, it is among the favourites that load", async () => {
	client.setQueryData(query.queryKey, [card]);
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "network" });
	});
	api("getFavoritePrivilegeListV2", () => []);
	const stop = startFavouriteResend(client);
	await toggle(true);
	// Its card is known from the press alone, as after a restart.
	client.removeQueries({ queryKey: query.queryKey });
	await client.query(browseQueries.favourites());
	stop();
	const { queryKey } = browseQueries.favourites();
	expect(client.getQueryData(queryKey)).toMatchObject([
		{ alt_reference: "PV_1", is_added_favorite: true },
	]);
});

test("what a failing host has not taken is sent again while the page is in sight, without an event of network or visit", async () => {
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
	// Nobody waits for it: a page forgotten in the background would ask for days.
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

test("while one waits to be sent, each load is looked through for it alone, and the favourites are not written again", async () => {
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
