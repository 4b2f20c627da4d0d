// Proves which data survive the page: marked queries with their complete data. Any damage leads to an empty cache.
import { hydrate, QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
	deserializeQueries,
	queriesToSave,
	serializeQueries,
} from "../../../../src/platform/query/queryPersistence";
import { persistedFirstOptions } from "../../../../src/queries/queryHelpers";

const client = () =>
	new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What is saved of a cache. */
const saved = (from: QueryClient) =>
	serializeQueries({ buster: "build", queries: queriesToSave(from) });
const marked = { meta: { persist: true } };

test("marked data are restored with their age, and unmarked data are not saved", async () => {
	const from = client();
	const kept = { queryKey: ["kept"], queryFn: () => ["กาแฟ"], ...marked };
	await from.query(kept);
	await from.query({ queryKey: ["left"], queryFn: () => 1 });
	const to = client();
	hydrate(to, deserializeQueries(saved(from)));
	expect(to.getQueryData(["kept"])).toEqual(["กาแฟ"]);
	expect(to.getQueryState(["kept"])?.dataUpdatedAt).toBe(
		from.getQueryState(["kept"])?.dataUpdatedAt,
	);
	expect(to.getQueryData(["left"])).toBeUndefined();
});

test("data whose refresh failed are saved as good data", async () => {
	const from = client();
	let fails = false;
	const options = {
		queryKey: ["kept"],
		queryFn: async () => {
			if (fails) throw new Error("no network");
			return 1;
		},
		...marked,
	};
	await from.query(options);
	fails = true;
	await from.query(options).catch(() => undefined);
	expect(from.getQueryState(["kept"])?.status).toBe("error");
	const to = client();
	hydrate(to, deserializeQueries(saved(from)));
	expect(to.getQueryState(["kept"])).toMatchObject({
		data: 1,
		status: "success",
		error: null,
	});
});

test("one changed, missing or added character empties the cache", async () => {
	const from = client();
	await from.query({ queryKey: ["kept"], queryFn: () => "x", ...marked });
	const text = saved(from);
	const isEmpty = (damaged: string) =>
		expect(deserializeQueries(damaged).queries).toEqual([]);
	fc.assert(
		fc.property(
			fc.nat(text.length - 1),
			fc.string({ maxLength: 2 }),
			(at, sign) => {
				const damaged = text.slice(0, at) + sign + text.slice(at + 1);
				if (damaged !== text) isEmpty(damaged);
			},
		),
	);
	isEmpty("");
	isEmpty(text.slice(0, -1));
	expect(deserializeQueries(text).queries).toHaveLength(1);
});

test("a text with a right checksum and a wrong shape empties the cache", async () => {
	const from = client();
	await from.query({ queryKey: ["kept"], queryFn: () => 1, ...marked });
	const whole = { buster: "", queries: queriesToSave(from) };
	expect(deserializeQueries(serializeQueries(whole)).queries).toHaveLength(1);
	// JSON writes NaN as null.
	const ageless = whole.queries.map((query) => ({
		...query,
		state: { ...query.state, dataUpdatedAt: Number.NaN },
	}));
	const wrong = { ...whole, queries: ageless };
	expect(deserializeQueries(serializeQueries(wrong)).queries).toEqual([]);
});

test("only the beginning of a paged list is saved", async () => {
	const from = client();
	await from.infiniteQuery({
		queryKey: ["deals"],
		queryFn: ({ pageParam }) => ({ items: [pageParam] }),
		initialPageParam: 1,
		getNextPageParam: (_page, _pages, page) => page + 1,
		pages: 9,
		...marked,
	});
	const to = client();
	hydrate(to, deserializeQueries(saved(from)));
	expect(to.getQueryData(["deals"])).toEqual({
		pages: [1, 2, 3, 4].map((page) => ({ items: [page] })),
		pageParams: [1, 2, 3, 4],
	});
});

test("of too many lists for the phone only the newest are saved, in one step", () => {
	const from = client();
	from.setQueryDefaults(["list"], marked);
	const loadedAt = [3, 1, 6, 5, 2, 4];
	// A single article that is too long does not take the room of the lists.
	for (const at of loadedAt)
		from.setQueryData(
			["list", at],
			"ก".repeat(at === 6 ? 1_600_000 : 400_000),
			{
				updatedAt: at,
			},
		);
	const text = saved(from);
	expect(text.length).toBeLessThan(1_510_000);
	const kept = deserializeQueries(text).queries;
	expect(kept.map(({ queryKey }) => queryKey[1]).sort()).toEqual([3, 4, 5]);
	expect(from.getQueryCache().getAll()).toHaveLength(loadedAt.length);
});

test("the person's own lists are kept before newer deals that do not all fit (O03)", () => {
	const from = client();
	from.setQueryDefaults(["list"], marked);
	from.setQueryDefaults(["favourites"], persistedFirstOptions);
	const list = "x".repeat(400_000);
	from.setQueryData(["favourites"], list, { updatedAt: 1 });
	for (const at of [2, 3, 4, 5])
		from.setQueryData(["list", at], list, { updatedAt: at });
	const kept = deserializeQueries(saved(from)).queries;
	expect(kept.map(({ queryKey }) => queryKey.join(" ")).sort()).toEqual([
		"favourites",
		"list 4",
		"list 5",
	]);
});

test("older lists are kept before newer branches that do not all fit", () => {
	const from = client();
	from.setQueryDefaults(["list"], marked);
	from.setQueryDefaults(["branches"], {
		meta: { persist: true, persistLast: true },
	});
	const data = "x".repeat(400_000);
	from.setQueryData(["list"], data, { updatedAt: 1 });
	for (const at of [2, 3, 4])
		from.setQueryData(["branches", at], data, { updatedAt: at });
	const kept = deserializeQueries(saved(from)).queries;
	expect(kept.map(({ queryKey }) => queryKey.join(" "))).toEqual([
		"list",
		"branches 4",
		"branches 3",
	]);
});

test("each list is serialised once, also where not all of them fit", () => {
	const from = client();
	from.setQueryDefaults(["list"], marked);
	const toJSON = vi.fn(() => "x".repeat(1_000_000));
	for (const at of [1, 2]) from.setQueryData(["list", at], { toJSON });
	const { queries } = deserializeQueries(saved(from));
	expect(queries).toHaveLength(1);
	expect(toJSON).toHaveBeenCalledTimes(2);
});

test("after the first query of the lowest priority that does not fit, no more of them are serialised", () => {
	const from = client();
	const meta = { persist: true, persistLast: true };
	from.setQueryDefaults(["branches"], { meta });
	const written: number[] = [];
	for (const at of [1, 2, 3])
		from.setQueryData(
			["branches", at],
			{
				toJSON() {
					written.push(at);
					return "ก".repeat(1_000_000);
				},
			},
			{ updatedAt: at },
		);
	expect(deserializeQueries(saved(from)).queries).toHaveLength(1);
	expect(written).toEqual([3, 2]);
});
