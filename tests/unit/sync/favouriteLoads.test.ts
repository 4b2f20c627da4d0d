// A list whose load began before the server had a favourite, and ended after it, shows the pressed state (2 §4).
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
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("./phone"));
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
});

/** A load with the state before the presses, which ends after them. */
async function loadDuring(presses: () => Promise<unknown>) {
	let letGo = () => {};
	api("getPrivilegeListByBrandV2", async () => {
		await new Promise<void>((done) => {
			letGo = done;
		});
		return [card];
	});
	const load = client.fetchQuery(query);
	const stop = startFavouriteResend(client);
	await presses();
	letGo();
	await load;
	stop();
}

test("added while it loads", async () => {
	await loadDuring(() => toggle(true));
	expect(isFavourite()).toBe(true);
});

test("added and removed while it loads", async () => {
	await loadDuring(async () => {
		await toggle(true);
		await toggle(false);
	});
	expect(isFavourite()).toBe(false);
});

test("added without a network, and sent while it loads after the next start", async () => {
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	api("AddOrRemoveAllFavoritePrivilege", () => null);
	await loadDuring(() =>
		vi.waitFor(async () =>
			expect(await favouriteQueue.pending("me")).toEqual([]),
		),
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
	const load = client.fetchQuery(browseQueries.favourites());
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
	await client.fetchQuery(query);
	expect(isFavourite()).toBe(false);
});
