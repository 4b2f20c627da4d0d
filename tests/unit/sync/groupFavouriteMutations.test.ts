// Favourites of a whole group are shown at once, and sent when the confirmation has closed (2 §4).
import { setImmediate } from "node:timers/promises";
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { favouriteQueue } from "../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { groupFavouriteMutations } from "../../../src/sync/groupFavouriteMutations";
import { pressFavourite } from "../../../src/sync/sendFavourite";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, calls, emptyPhone } = phone;

beforeEach(() => emptyPhone());

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

test.each([
	[401, ["PV_1"]],
	[403, ["PV_1"]],
	[404, []],
])(
	"a favourite refused with %d leaves %j queued for the next sign-in",
	async (status, queued) => {
		adoptToken(tokenOf(`me-${status}`));
		const refuse = async () => {
			throw new ApiFailure({ reason: "status", status });
		};
		const change = { references: ["PV_1"], isFavourite: true };
		await expect(
			pressFavourite(new QueryClient(), change, refuse),
		).rejects.toMatchObject({ status });
		const left = await favouriteQueue.pending(`me-${status}`);
		expect(left.map(({ reference }) => reference)).toEqual(queued);
	},
);

test("the card of a new favourite has the brand's logo of the detail that it comes from", async () => {
	adoptToken(tokenOf("another"));
	const client = new QueryClient();
	const logo = "https://api.example/content/logo";
	client.setQueryData(privilegeKeys.favourites, []);
	client.setQueryData(["privilege", "detail", "PV_1"], {
		...{ privilege_id: "1", alt_reference: "PV_1" },
		brand: { brandlogoimage_url: logo },
	});
	const change = { references: ["PV_1"], isFavourite: true };
	await pressFavourite(client, change, async () => undefined);
	expect(client.getQueryData(privilegeKeys.favourites)).toMatchObject([
		{ alt_reference: "PV_1", brand_logo: logo },
	]);
});
