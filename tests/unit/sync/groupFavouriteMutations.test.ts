// Favourites of a whole group are shown at once, and sent when the confirmation has closed (2 §4).
import { setImmediate } from "node:timers/promises";
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { groupFavouriteMutations } from "../../../src/sync/groupFavouriteMutations";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, calls } = phone;

test("a group's favourites are shown at once and sent after the confirmation", async () => {
	adoptToken(tokenOf("me"));
	const client = new QueryClient();
	const { queryKey } = browseQueries.byBrand("7");
	const cards = ["PV_1", "PV_2"].map((alt_reference) =>
		v.parse(privilegeCard, { privilege_id: "1", alt_reference }),
	);
	client.setQueryData(queryKey, cards);
	const shown = () =>
		client.getQueryData(queryKey)?.map((card) => card.is_added_favorite);
	// As in the app's own query client.
	client.setDefaultOptions({ mutations: { networkMode: "always" } });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	const change = { references: ["PV_1", "PV_2"], isFavourite: true };
	const setting = client
		.getMutationCache()
		.build(client, groupFavouriteMutations.setAll())
		.execute(change);
	const passing = async (ms: number) => {
		for (let gone = 0; gone < ms; gone += 100) {
			await vi.advanceTimersByTimeAsync(100);
			await setImmediate();
		}
	};
	await passing(2900);
	expect(shown()).toEqual([true, true]);
	expect(calls).toEqual([]);
	await passing(1000);
	await setting;
	vi.useRealTimers();
	expect(calls.map(({ request }) => request)).toEqual([
		{
			...{ Content_Type: 1000, Content_Ref: ["PV_1", "PV_2"] },
			Is_Favorite: true,
		},
	]);
});
