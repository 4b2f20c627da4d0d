// A press that changes loaded data keeps their age: they stay as old as their load, and a failed refresh stays failed (O03).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { notification } from "../../../src/contract/notify";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../src/platform/session/session";
import { browseQueries } from "../../../src/queries/browse";
import { customerQueries } from "../../../src/queries/customer";
import { notifyMutations, notifyQueries } from "../../../src/queries/notify";
import { welcomeMutations } from "../../../src/queries/welcome";
import { applyFavourites } from "../../../src/sync/sendFavourite";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const yesterday = Date.now() - 86_400_000;
const offline = new ApiFailure({ reason: "network" });
const card = (alt_reference: string, is_added_favorite = false) =>
	v.parse(privilegeCard, { alt_reference, is_added_favorite });
const loaded = {
	notifications: {
		queryKey: notifyQueries.list().queryKey,
		data: [v.parse(notification, { campaign_id: "1" })],
	},
	profile: {
		queryKey: customerQueries.profile().queryKey,
		data: v.parse(customer, { is_display_expire_pop_up: true }),
	},
	brand: {
		queryKey: browseQueries.byBrand("7").queryKey,
		data: [card("PV_1")],
	},
	favourites: {
		queryKey: browseQueries.favourites().queryKey,
		data: [card("PV_2", true)],
	},
};
let client: QueryClient;

beforeEach(async () => {
	phone.forgetApi();
	for (const call of ["ReadNotify", "UpdateExpirePopUp"])
		phone.api(call, () => {
			throw offline;
		});
	adoptToken(tokenOf("customer-1"));
	client = new QueryClient();
	for (const { queryKey, data } of Object.values(loaded)) {
		client.setQueryData<unknown>(queryKey, data, { updatedAt: yesterday });
		await client
			.query({ queryKey, queryFn: () => Promise.reject(offline) })
			.catch(() => undefined);
	}
});

const mutations = () => client.getMutationCache();

const presses = [
	[
		"reading a notification",
		loaded.notifications,
		() => mutations().build(client, notifyMutations.read()).execute("1"),
		[{ campaign_id: "1", is_read: true }],
	],
	[
		"closing the notice of a tier's end",
		loaded.profile,
		() =>
			mutations().build(client, welcomeMutations.closeTierExpiry()).execute(),
		{ is_display_expire_pop_up: false },
	],
	[
		"pressing the heart of a brand's deal",
		loaded.brand,
		() => applyFavourites(client, { references: ["PV_1"], isFavourite: true }),
		[{ alt_reference: "PV_1", is_added_favorite: true }],
	],
	[
		"adding a favourite",
		loaded.favourites,
		() => applyFavourites(client, { references: ["PV_1"], isFavourite: true }),
		[{ alt_reference: "PV_1" }, { alt_reference: "PV_2" }],
	],
] as const;

test.each(presses)(
	"%s keeps the data's age",
	async (_title, { queryKey }, press, data) => {
		await Promise.resolve(press()).catch(() => undefined);
		expect(client.getQueryState<unknown>(queryKey)).toMatchObject({
			...{ data, dataUpdatedAt: yesterday, status: "error", error: offline },
		});
	},
);

test.each(presses)(
	"%s keeps the data's age also during a load that leaving the page cancels",
	async (_title, { queryKey }, press, data) => {
		void client
			.query({ queryKey, queryFn: () => new Promise(() => undefined) })
			.catch(() => undefined);
		await Promise.resolve(press()).catch(() => undefined);
		await client.cancelQueries({ queryKey });
		expect(client.getQueryState<unknown>(queryKey)).toMatchObject({
			...{ data, dataUpdatedAt: yesterday, fetchStatus: "idle" },
		});
	},
);
