// A long list limits the cards in memory, loses no deal, and refetches evicted pages by reference (2 §9).
import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { browseQueries } from "../../../src/queries/browse";
import {
	type DealPage,
	evictPages,
	flattenPages,
	isEvicted,
} from "../../../src/queries/evictedPages";
import { nth } from "../../support/nth";
import { waitUntil } from "../../support/waitFor";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;
beforeEach(forgetApi);

const card = (alt_reference: string, given: object = {}) =>
	v.parse(privilegeCard, { privilege_id: "1", alt_reference, ...given });

/** A list whose page N holds the deals N/0, N/1 and so on. */
const listOf = (amount: number) => ({
	pages: Array.from(
		{ length: amount },
		(_, page): DealPage => ({
			items: Array.from({ length: 25 }, (_, at) => card(`${page}/${at}`)),
			totalpages: amount,
		}),
	),
	pageParams: Array.from({ length: amount }, (_, page) => page + 1),
});

/** A loading list: pages are evicted whenever one arrives. */
function loaded(amount: number) {
	const whole = listOf(amount);
	let list: typeof whole = { pages: [], pageParams: [] };
	for (const [at, page] of whole.pages.entries())
		list = {
			...list,
			...evictPages({ ...whole, pages: [...list.pages, page] }),
			pageParams: whole.pageParams.slice(0, at + 1),
		};
	return list;
}

const cards = (amount: number) =>
	flattenPages(loaded(amount)).filter((deal) => !isEvicted(deal)).length;

test.each([
	{ pages: 1, whole: 25 },
	{ pages: 16, whole: 400 },
	{ pages: 17, whole: 400 },
	{ pages: 400, whole: 400 },
])("a list of $pages pages holds $whole cards", ({ pages, whole }) => {
	expect(cards(pages)).toBe(whole);
});

test("every deal stays in its place; the beginning and the end keep their cards", () => {
	const list = flattenPages(loaded(30));
	expect(list.map(({ alt_reference }) => alt_reference)).toEqual(
		flattenPages(listOf(30)).map(({ alt_reference }) => alt_reference),
	);
	const evicted = list.flatMap((deal, at) => (isEvicted(deal) ? [at] : []));
	expect([evicted[0], evicted.at(-1)]).toEqual([4 * 25, 18 * 25 - 1]);
});

test("where nothing has to be evicted the list stays the same object, so that nothing is drawn again", () => {
	const list = loaded(30);
	expect(evictPages(list)).toBe(list);
});

test("a hidden deal takes no place, and one repeated on a later page takes no second one", () => {
	const list = listOf(20);
	nth(list.pages, 5).items = [
		card("4/24"),
		card("hidden", { criteria_is_visible: false }),
		card("5/1"),
	];
	const references = flattenPages(evictPages(list))
		.map(({ alt_reference }) => alt_reference)
		.slice(4 * 25, 6 * 25);
	expect(references.slice(24, 27)).toEqual(["4/24", "5/1", "6/0"]);
});

test("the cards of an evicted page are loaded by reference in one call", async () => {
	api("getPrivilegeListByReferenceListV2", () => [card("PV_1"), card("PV_2")]);
	const [evicted] = flattenPages({
		pages: [{ items: [], totalpages: 1, evicted: ["PV_1", "PV_2"] }],
		pageParams: [1],
	});
	if (!evicted || !isEvicted(evicted)) throw new Error("The deal has its card");
	await new QueryClient().query(browseQueries.evicted(evicted.page));
	expect(calls.map(({ request }) => request)).toMatchObject([
		{ Alt_Reference: ["PV_1", "PV_2"] },
	]);
});

test.each([
	[4, 4],
	[5, 0],
])(
	"an outdated list of %d pages is loaded again by %d calls at the next visit",
	async (pages, most) => {
		api("getPrivilegeListV3", ({ page_number }) =>
			nth(listOf(pages).pages, Number(page_number) - 1),
		);
		const client = new QueryClient();
		const list = browseQueries.byCategory("2", "21");
		client.setQueryData(list.queryKey, listOf(pages), { updatedAt: 1 });
		const visit = new InfiniteQueryObserver(client, list);
		const leave = visit.subscribe(() => undefined);
		await waitUntil(() => !visit.getCurrentResult().isFetching);
		expect(calls).toHaveLength(most);
		leave();
	},
);
