// Proves the favourite toggle: it is shown at once everywhere, sent as a state, queued until the server has it, and reverted on a rejection (2 §4, O04, O05).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { privilege } from "../../../src/contract/privilegeFields";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { favouriteQueue } from "../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { dealQueries } from "../../../src/queries/deals";
import { privilegeQueries } from "../../../src/queries/privilege";
import { favouriteMutations } from "../../../src/sync/favouriteMutations";
import {
	resendFavourites,
	startFavouriteResend,
} from "../../../src/sync/resendFavourites";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, calls, forgetApi, onDisk, setNetwork, wipeDisks } = phone;

const named = { privilege_id: "1", alt_reference: "PV_1" };
const one = v.parse(privilegeCard, named);
const other = v.parse(privilegeCard, { ...named, alt_reference: "PV_2" });
const list = [one, other];
const page = { items: list, totalpages: 1 };
const { popular } = dealQueries;
const { byBrand, byCategory, favourites } = browseQueries;
const { detail } = privilegeQueries;
let client: QueryClient;

/** All shown favourite states of the privilege and of the other one. */
function shown() {
	const lists = [favourites(), byBrand("7")].map(
		({ queryKey }) => client.getQueryData<typeof list>(queryKey) ?? [],
	);
	const first = client.getQueryData(popular().queryKey)?.items ?? [];
	const paged =
		client.getQueryData(byCategory("1", "").queryKey)?.pages[0]?.items ?? [];
	const states = (reference: string) =>
		[...lists, first, paged]
			.flat()
			.filter(({ alt_reference }) => alt_reference === reference)
			.map((card) => card.is_added_favorite);
	return {
		own: [
			...states("PV_1"),
			client.getQueryData(detail("1234").queryKey)?.is_added_favorite,
		],
		other: states("PV_2"),
	};
}
const all = (state: boolean, count: number) => Array(count).fill(state);
const toggle = (isFavourite: boolean) =>
	client
		.getMutationCache()
		.build(client, favouriteMutations.toggle())
		.execute({ reference: "PV_1", isFavourite });

/** A call whose reply is lost: it may still arrive. */
const lose = (name: string) =>
	api(name, () => {
		throw new ApiFailure({ reason: "network" });
	});
const signIn = (sub: string) => adoptToken(tokenOf(sub));

beforeEach(async () => {
	localStorage.clear();
	await favouriteQueue.clearOthers("nobody");
	wipeDisks();
	signIn("me");
	forgetApi();
	setNetwork(true);
	client = new QueryClient();
	api("getPrivilegeListV3", () => page);
	api("getFavoritePrivilegeListV2", () => [one]);
	api("getPrivilegeListByBrandV2", () => list);
	api("DetailV2", () => v.parse(privilege, { ...named, type: 4 }));
	await Promise.all([
		client.query(popular()),
		client.query(favourites()),
		client.query(byBrand("7")),
		client.infiniteQuery(byCategory("1", "")),
		client.query(detail("1234")),
	]);
	calls.length = 0;
});

test("the new state is shown everywhere before the server has it, and only for this privilege", async () => {
	let meanwhile = {};
	api("AddOrRemoveFavoritePrivilege", () => {
		meanwhile = shown();
		return { is_added_favorite: true };
	});
	await toggle(true);
	expect(meanwhile).toEqual({ own: all(true, 5), other: all(false, 3) });
	expect(shown()).toEqual(meanwhile);
	expect(calls).toHaveLength(1);
	expect(calls[0]?.request).toEqual({
		Content_Type: 1000,
		Content_Ref: "PV_1",
	});
});

test("a rejected change is reverted everywhere and removed from the queue", async () => {
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 400 });
	});
	await expect(toggle(true)).rejects.toMatchObject({ status: 400 });
	expect(shown().own).toEqual(all(false, 5));
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("an offline change stays shown and is queued", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	lose("AddOrRemoveFavoritePrivilege");
	await toggle(true);
	expect(shown().own).toEqual(all(true, 5));
	expect(await favouriteQueue.pending("me")).toEqual([
		{ reference: "PV_1", wanted: true },
	]);
});

test("a change is saved before its request is sent, so that it survives a kill", async () => {
	const [disk] = phone.databases;
	if (!disk) throw new Error("The phone has no disk");
	const write = disk.set;
	let finish = () => {};
	const slow = new Promise<void>((go) => {
		finish = go;
	});
	vi.spyOn(disk, "set").mockImplementationOnce(async (key, value) => {
		await slow;
		await write(key, value);
	});
	calls.length = 0;
	let atSending = "";
	api("AddOrRemoveFavoritePrivilege", () => {
		atSending = onDisk();
		return { is_added_favorite: true };
	});
	const pressed = toggle(true);
	await waitFor(() => expect(shown().own).toEqual(all(true, 5)));
	await new Promise((go) => setTimeout(go));
	expect(calls).toEqual([]);
	finish();
	await pressed;
	expect(atSending).toContain('{\\"reference\\":\\"PV_1\\",\\"wanted\\":true,');
	expect(onDisk()).not.toContain("PV_1");
});

test("a change sent by another tab is not sent again", async () => {
	lose("AddOrRemoveFavoritePrivilege");
	await toggle(true);
	calls.length = 0;
	wipeDisks();
	await resendFavourites(client);
	expect(calls).toEqual([]);
});

test("after two presses offline only the last state is sent, once", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	lose("AddOrRemoveFavoritePrivilege");
	await toggle(true);
	await toggle(false);
	calls.length = 0;
	setNetwork(true);
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	await resendFavourites(client);
	await resendFavourites(client);
	expect(calls.map(({ name, request }) => [name, request])).toEqual([
		[
			"AddOrRemoveAllFavoritePrivilege",
			{ Content_Type: 1000, Content_Ref: ["PV_1"], Is_Favorite: false },
		],
	]);
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("a change made during the previous request is kept and sent after it", async () => {
	let state = false;
	let second: Promise<void> | undefined;
	api("AddOrRemoveFavoritePrivilege", async () => {
		second ??= toggle(false);
		await waitFor(async () =>
			expect(await favouriteQueue.pending("me")).toMatchObject([
				{ reference: "PV_1", wanted: false },
			]),
		);
		state = !state;
		return { is_added_favorite: state };
	});
	await toggle(true);
	await second;
	expect(calls.filter(({ name }) => name.startsWith("AddOr"))).toHaveLength(2);
	expect(state).toBe(false);
	expect(shown().own).toEqual(all(false, 5));
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("favourites of a rejected list are sent one by one: the unknown one is reverted, the others are kept", async () => {
	await favouriteQueue.add("me", [
		{ reference: "PV_1", wanted: true },
		{ reference: "PV_2", wanted: true },
	]);
	const taken: unknown[] = [];
	api("AddOrRemoveAllFavoritePrivilege", ({ Content_Ref }) => {
		if (String(Content_Ref).includes("PV_1"))
			throw new ApiFailure({ reason: "status", status: 400, code: 10018 });
		taken.push(Content_Ref);
		return {};
	});
	const stop = startFavouriteResend(client);
	await waitFor(async () =>
		expect(await favouriteQueue.pending("me")).toEqual([]),
	);
	stop();
	expect(taken).toEqual([["PV_2"]]);
	// The change is also among the favourites.
	expect(shown()).toEqual({ own: all(false, 5), other: all(true, 4) });
});

test("a load older than the change does not revert it", async () => {
	lose("AddOrRemoveFavoritePrivilege");
	lose("AddOrRemoveAllFavoritePrivilege");
	await toggle(true);
	const stop = startFavouriteResend(client);
	await client.query({ ...popular(), staleTime: 0 });
	stop();
	expect(shown().own).toEqual(all(true, 5));
	// Its request belongs to this test.
	await favouriteQueue.exclusively(async () => undefined);
});

test("after another customer signs in, no change of the former one is sent or shown", async () => {
	lose("AddOrRemoveFavoritePrivilege");
	await toggle(true);
	calls.length = 0;
	signIn("other");
	await resendFavourites(client);
	expect(calls).toEqual([]);
	await favouriteQueue.clearOthers("other");
	expect(onDisk()).not.toContain("PV_1");
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("a late rejection does not revert the favourites of a customer who signed in meanwhile", async () => {
	api("AddOrRemoveFavoritePrivilege", () => {
		signIn("other");
		throw new ApiFailure({ reason: "status", status: 400 });
	});
	await expect(toggle(true)).rejects.toMatchObject({ status: 400 });
	expect(shown().own).toEqual(all(true, 5));
});

test("a resend that starts while a press sends its state does not send it too", async () => {
	// The bug: a heart pressed during the app's start was sent by the call for many favourites.
	api("AddOrRemoveFavoritePrivilege", () => ({ is_added_favorite: true }));
	const sendAll = vi.spyOn(favouriteQueue, "sendAll");
	const pressed = toggle(true);
	const stop = startFavouriteResend(client);
	expect(sendAll).not.toHaveBeenCalled();
	await pressed;
	dispatchEvent(new Event("online"));
	expect(sendAll).toHaveBeenCalled();
	sendAll.mockRestore();
	stop();
	expect(calls.map(({ name }) => name)).toEqual([
		"AddOrRemoveFavoritePrivilege",
	]);
});

test("if another device was first, the pressed state still wins", async () => {
	let state = true;
	api("AddOrRemoveFavoritePrivilege", () => {
		state = !state;
		return { is_added_favorite: state };
	});
	api("AddOrRemoveAllFavoritePrivilege", ({ Is_Favorite }) => {
		state = Is_Favorite === true;
	});
	await toggle(true);
	expect(calls).toHaveLength(2);
	expect(state).toBe(true);
});

test("a late request does not override a newer choice, which is sent again after the request's window", async () => {
	const { setServerTime } = await import("../../../src/platform/http/clock");
	vi.useFakeTimers({ toFake: ["setInterval", "Date", "performance"] });
	setServerTime(Date.now());
	/** Waits this many ms, and for the work that started. */
	const pass = async (ms: number) => {
		await vi.advanceTimersByTimeAsync(ms);
		await new Promise((go) => setTimeout(go, 20));
	};
	let state = false;
	let late = () => {};
	api("AddOrRemoveFavoritePrivilege", () => {
		late = () => {
			state = !state;
		};
		throw new ApiFailure({ reason: "timeout" });
	});
	api("AddOrRemoveAllFavoritePrivilege", ({ Is_Favorite }) => {
		state = Is_Favorite === true;
		return {};
	});
	const sent = () => calls.filter(({ name }) => name.includes("All"));
	await toggle(true);
	await toggle(false);
	const stop = startFavouriteResend(client);
	expect(sent()).toHaveLength(1);
	// The choice is confirmed but stays queued until the first request can no longer arrive.
	expect(await favouriteQueue.pending("me")).toMatchObject([
		{ reference: "PV_1", wanted: false, confirmed: true },
	]);
	await pass(240_000);
	late();
	expect(state).toBe(true);
	await resendFavourites(client);
	expect(sent()).toHaveLength(1);
	await pass(60_000);
	expect(sent()).toHaveLength(1);
	await pass(61_000);
	expect(sent()).toHaveLength(2);
	expect(state).toBe(false);
	expect(await favouriteQueue.pending("me")).toEqual([]);
	expect(onDisk()).not.toContain("PV_1");
	stop();
	vi.useRealTimers();
});

test("after a 5xx the previous state is sent, since the request may have taken effect", async () => {
	api("AddOrRemoveFavoritePrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 502 });
	});
	await expect(toggle(true)).rejects.toMatchObject({ status: 502 });
	expect(shown().own).toEqual(all(false, 5));
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	await resendFavourites(client);
	expect(calls.at(-1)?.request).toMatchObject({
		...{ Content_Ref: ["PV_1"], Is_Favorite: false },
	});
});

test("a state that an older release stored is read and sent", async () => {
	const [disk] = phone.databases;
	await disk?.set("favourite/me/PV_1", { reference: "PV_1", wanted: true });
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	await resendFavourites(client);
	expect(calls.at(-1)?.request).toMatchObject({ Is_Favorite: true });
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("a press does not change the age of any list", async () => {
	api("AddOrRemoveFavoritePrivilege", () => ({ is_added_favorite: true }));
	const hourAgo = Date.now() - 3_600_000;
	const all = client.getQueryCache().getAll();
	for (const { queryKey, state } of all)
		client.setQueryData(queryKey, state.data, { updatedAt: hourAgo });
	await toggle(true);
	expect(shown().own).toEqual(Array(5).fill(true));
	for (const { queryKey } of all)
		expect([queryKey, client.getQueryState(queryKey)?.dataUpdatedAt]).toEqual([
			...[queryKey, hourAgo],
		]);
});

test("a privilege missing from the favourites list is added without changing its age", async () => {
	api("AddOrRemoveFavoritePrivilege", () => ({ is_added_favorite: true }));
	const { queryKey } = favourites();
	const hourAgo = Date.now() - 3_600_000;
	client.setQueryData(queryKey, [other], { updatedAt: hourAgo });
	await toggle(true);
	const references = client
		.getQueryData<typeof list>(queryKey)
		?.map(({ alt_reference }) => alt_reference);
	expect(references).toEqual(["PV_1", "PV_2"]);
	expect(client.getQueryState(queryKey)).toMatchObject({
		...{ dataUpdatedAt: hourAgo, isInvalidated: true },
	});
});

test("a choice that could not be saved wins over the older saved one", async () => {
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	phone.fillDisks();
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: false }]);
	expect(await favouriteQueue.pending("me")).toMatchObject([{ wanted: false }]);
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	calls.length = 0;
	await resendFavourites(client);
	expect(calls.map(({ request }) => request)).toMatchObject([
		{ Content_Ref: ["PV_1"], Is_Favorite: false },
	]);
});
