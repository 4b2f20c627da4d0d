// The details and branches of the last twenty viewed privileges are saved, since a shop may have no signal (O03).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { branchQueries } from "../../../src/queries/branch";
import { privilegeQueries } from "../../../src/queries/privilege";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, forgetApi } = phone;

let client: QueryClient;
beforeEach(() => {
	forgetApi();
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const detail = (count: number) => privilegeQueries.detail(`PV_${count}`);
const branches = (count: number) => branchQueries.tab("7", `PV_${count}`);

describe.each([
	["details", detail, (count: number) => client.query(detail(count))],
	["branches", branches, (count: number) => client.query(branches(count))],
])("the %s", (_what, query, fetch) => {
	/** Saves those of the privileges 1 to `count`, the last one latest. */
	function save(count: number) {
		expect(query(1).meta?.persist).toBe(true);
		client.setQueryDefaults([], { meta: query(1).meta });
		for (let at = 1; at <= count; at++)
			client.setQueryData<unknown>(query(at).queryKey, {}, { updatedAt: at });
	}
	const loaded = () =>
		client
			.getQueryCache()
			.findAll({ queryKey: query(1).queryKey.slice(0, 2) })
			.filter(({ state }) => state.data !== undefined)
			.map(({ queryKey }) => queryKey.at(-1));
	const names = (first: number, last: number) =>
		Array.from({ length: last - first + 1 }, (_, at) => `PV_${first + at}`);

	test("of the last twenty viewed privileges stay on the phone", async () => {
		api("DetailV2", () => ({ alt_reference: "PV_25" }));
		api("GetBranchTab", () => ({}));
		save(24);
		await fetch(25);
		expect(loaded()).toEqual(names(6, 25));
	});

	// The bug: each one that could not be loaded removed a saved one.
	test("of a privilege that could not be loaded replace no saved ones", async () => {
		const fail = () => {
			throw new ApiFailure({ reason: "network" });
		};
		api("DetailV2", fail);
		api("GetBranchTab", fail);
		save(20);
		await expect(fetch(21)).rejects.toThrow();
		expect(loaded()).toEqual(names(1, 20));
	});
});
