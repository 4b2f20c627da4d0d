// Proves that a list is sorted and filtered by its address, which the selects above the list change (X09).
import type { ReactNode } from "react";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SortedDealList } from "../../../../src/components/sorting/SortedDealList";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { privilegeKeys } from "../../../../src/queries/privilegeKeys";
import { fail, freshPhone } from "../../features/freshPhone";
import { announced } from "../../support/announced";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	search: {} as Record<string, string>,
	options: {} as Record<string, unknown>,
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => router.search,
	useNavigate:
		() =>
		({ search, ...options }: { search: (it: object) => object }) => {
			// An address has no undefined values.
			router.search = JSON.parse(JSON.stringify(search(router.search)));
			router.options = options;
		},
	useRouter: () => ({}),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("../../../../src/components/lists/LongDealList", () => ({
	LongDealList: ({
		privileges,
	}: {
		privileges: { name_en: string; distance: number | null }[];
	}) => (
		<ul>
			{privileges.map(({ name_en, distance }) => (
				<li key={name_en}>
					{distance === null ? name_en : `${name_en} ${distance}`}
				</li>
			))}
		</ul>
	),
}));
const readPosition = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/position", async (original) => ({
	...(await original<object>()),
	readPosition,
}));
const { api, calls } = phone;

const day = 86_400_000;
const card = (name_en: string, type: number, days: number | null) =>
	v.parse(privilegeCard, {
		alt_reference: name_en,
		name_en,
		type,
		valid_through:
			days === null ? null : new Date(Date.now() + days * day).toISOString(),
	});
const cards = [
	card("Latte", 4, 20),
	card("Film", 8, 2),
	card("Mug", 1, null),
	card("Tea", 4, 5),
];
const query = {
	isError: false,
	error: null,
	isFetching: false,
	dataUpdatedAt: Date.now(),
	refetch: () => undefined,
};
const client = newCache();
const show = (given: object = {}) =>
	draw(
		<SortedDealList
			query={query}
			privileges={cards}
			list="test"
			empty="Nothing"
			{...given}
		/>,
		client,
	);
const names = (page: HTMLElement) =>
	[...page.querySelectorAll("li")].map((it) => it.textContent);
function selectOf(page: HTMLElement, label: string) {
	const select = page.querySelector(`select[aria-label="${label}"]`);
	if (!(select instanceof HTMLSelectElement)) throw new Error(label);
	return select;
}
const optionsOf = (select: HTMLSelectElement) =>
	[...select.options].map((it) => it.textContent);
/** Chooses an option, and draws the list at the new address. */
async function choose(page: HTMLElement, label: string, option: string) {
	const select = selectOf(page, label);
	const value = [...select.options].find((it) => it.text === option)?.value;
	await act(async () => {
		select.value = value ?? "";
		select.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await show();
}
const said = (page: HTMLElement) =>
	page.querySelector("[role=status]")?.textContent;
const near = () => calls.filter(({ name }) => name === "getDealNearMe").length;

fastForward();
beforeEach(() => {
	freshPhone();
	client.clear();
	readPosition.mockReset();
	router.search = { brandId: "7" };
	atomStore.set(positionAtom, { kind: "unasked" });
});
afterEach(wipe);

test("without a choice the list keeps its own order, and nothing is announced", async () => {
	const page = await show();
	expect(names(page)).toEqual(["Latte", "Film", "Mug", "Tea"]);
	expect(said(page)).toBe("");
	expect(selectOf(page, "Sort by").value).toBe("");
});

test("a choice is added to the address without a new history entry; the focus stays", async () => {
	const page = await show();
	const select = selectOf(page, "Sort by");
	select.focus();
	await choose(page, "Sort by", "Expiring soon");
	expect(router.search).toEqual({ brandId: "7", sort: "ending" });
	expect(router.options).toMatchObject({ replace: true, resetScroll: false });
	expect(names(page)).toEqual(["Film", "Tea", "Latte", "Mug"]);
	expect(document.activeElement).toBe(select);
	expect(said(page)).toBe("Expiring soon: 4 found");
	await choose(page, "Ways to use", "At the shop");
	expect(router.search).toEqual({ brandId: "7", sort: "ending", kind: "shop" });
	expect(names(page)).toEqual(["Tea", "Latte"]);
	expect(said(page)).toBe("Expiring soon, At the shop: 2 found");
	await choose(page, "Sort by", "Suggested");
	expect(names(page)).toEqual(["Latte", "Tea"]);
	await choose(page, "Ways to use", "All ways to use");
	expect(router.search).toEqual({ brandId: "7" });
	expect(names(page)).toHaveLength(4);
});

test("the kinds are those of the list; with fewer than two there is nothing to choose", async () => {
	let page = await show();
	expect(optionsOf(selectOf(page, "Ways to use"))).toEqual([
		"All ways to use",
		"At the shop",
		"Online",
		"Delivered to you",
	]);
	page = await show({ privileges: [card("A", 0, 1), card("B", 0, 2)] });
	expect(page.querySelectorAll("select")).toHaveLength(1);
	page = await show({ privileges: [card("A", 4, 1)] });
	expect(page.querySelectorAll("select")).toHaveLength(0);
});

const waits = {
	query: { ...query, isFetching: true, dataUpdatedAt: 0 },
	privileges: undefined,
};
const boxes = (page: HTMLElement) =>
	page.querySelectorAll(":scope > [aria-hidden] > span").length;

// The bug: the cards moved down by the height of the selects when the list loaded.
test("while a list loads, two placeholder boxes keep the place of its selects, unless a choice shows them", async () => {
	const page = await show(waits);
	expect(boxes(page)).toBe(2);
	await show();
	expect(boxes(page)).toBe(0);
	router.search = { sort: "ending" };
	await show(waits);
	expect(boxes(page)).toBe(0);
	expect(page.querySelectorAll("select")).toHaveLength(1);
});

// The bug: placeholder boxes appeared and disappeared above the favourites that replace a failed list.
test("there are no placeholder boxes above what replaces a failed list that is loaded again", async () => {
	const again = {
		...waits,
		query: { ...waits.query, errorUpdatedAt: Date.now() },
	};
	const page = await show({ ...again, fallback: <p>On this phone</p> });
	expect(page.textContent).toBe("On this phone");
	expect(boxes(page)).toBe(0);
	await show(again);
	expect(boxes(page)).toBe(2);
});

// The bug: placeholder boxes stood where no selects followed.
test("there are no placeholder boxes if at most one deal is expected", async () => {
	const page = await show({
		query: { ...query, isFetching: true },
		privileges: [],
	});
	expect(page.textContent).not.toContain("Nothing");
	expect(boxes(page)).toBe(0);
	await show({ ...waits, expected: 1 });
	expect(boxes(page)).toBe(0);
	await show({ ...waits, expected: 2 });
	expect(boxes(page)).toBe(2);
});

test("a link to a kind that is not in the list offers to show all", async () => {
	router.search = { kind: "online" };
	const privileges = [card("A", 4, 1), card("B", 4, 2)];
	const page = await show({ privileges });
	expect(page.textContent).toContain("Nothing of this kind here");
	expect(page.textContent).not.toContain("No data");
	expect(said(page)).toBe("Online: 0 found");
	await press(page, "Show all");
	expect(router.search).toEqual({});
	await show({ privileges });
	expect(names(page)).toEqual(["A", "B"]);
});

test("an order that the list does not offer is ignored, and an empty list is shown as empty", async () => {
	router.search = { sort: "nearest" };
	const page = await show({ sorts: ["ending"] });
	expect(names(page)).toHaveLength(4);
	expect(page.textContent).not.toContain("location");
	router.search = { kind: "shop" };
	await show({ privileges: [] });
	expect(page.textContent).toContain("Nothing");
	expect(page.textContent).not.toContain("Nothing of this kind");
});

const position = { lat: 13.756, lng: 100.502 };
const distances = () =>
	["Tea", "Latte", "Latte"].map((alt_reference, at) => ({
		...card(alt_reference, 4, 1),
		branch_title_th: "",
		branch_title_en: "",
		branch_lat: null,
		branch_lng: null,
		distance: [0.4, 3, 1.2][at],
	}));

test("a link to the order by distance does not ask for the position by itself: it shows the list and a button", async () => {
	api("getDealNearMe", distances);
	router.search = { sort: "nearest" };
	const page = await show();
	expect(readPosition).not.toHaveBeenCalled();
	expect(names(page)).toHaveLength(4);
	expect(page.textContent).toContain("Allow your location");
	readPosition.mockResolvedValue({ kind: "known", position, at: Date.now() });
	await press(page, "Use my location");
	expect(readPosition).toHaveBeenCalledOnce();
	await until(() => names(page)[0] === "Tea 0.4");
	expect(names(page)).toEqual(["Tea 0.4", "Latte 1.2", "Film", "Mug"]);
	expect(page.textContent).not.toContain("Allow your location");
	expect(page.textContent).not.toContain("Could not load the distances");
});

test("an old position is renewed for the order by distance", async () => {
	api("getDealNearMe", distances);
	const now = Date.now();
	const at = now - 300_000;
	atomStore.set(positionAtom, {
		kind: "known",
		position: { lat: 0, lng: 1 },
		at,
	});
	readPosition.mockResolvedValue({ kind: "known", position, at: now });
	router.search = { sort: "nearest" };
	const page = await show();
	await until(() => names(page)[0] === "Tea 0.4");
	expect(readPosition).toHaveBeenCalledOnce();
	expect(calls.at(-1)?.request).toMatchObject({ Location_Lat: position.lat });
});

test("choosing the order by distance asks for the position, and a refusal says what to do", async () => {
	readPosition.mockResolvedValue({ kind: "denied" });
	const page = await show();
	await choose(page, "Sort by", "Nearest");
	expect(readPosition).toHaveBeenCalledOnce();
	await until(() => page.textContent?.includes("not allowed to see"));
	expect(names(page)).toHaveLength(4);
	expect(near()).toBe(0);
});

test("distances that fail to load leave the list as it is, with a retry and no dialog, and each failure is announced", async () => {
	atomStore.set(positionAtom, {
		kind: "known",
		position,
		at: Date.now(),
	});
	api("getDealNearMe", fail({ status: 500 }));
	router.search = { sort: "nearest" };
	const page = await show();
	await until(() => page.textContent?.includes("Could not load the distances"));
	const said = await announced(page, "Could not load the distances");
	await press(page, "Try again");
	await announced(page, "Could not load the distances", said);
	expect(names(page)).toEqual(["Latte", "Film", "Mug", "Tea"]);
	const failed = client.getQueryCache().find({
		queryKey: [...privilegeKeys.nearby, position.lat, position.lng],
	});
	expect(failed?.meta).toEqual({ failure: "silent" });
	// Both stay while the distances are loaded again.
	api("getDealNearMe", () => new Promise(() => undefined));
	await press(page, "Try again");
	expect(names(page)).toEqual(["Latte", "Film", "Mug", "Tea"]);
	expect(page.textContent).toContain("Could not load the distances");
	await client.cancelQueries();
	await until(() => !page.querySelector("[aria-busy]"));
	api("getDealNearMe", distances);
	await press(page, "Try again");
	await until(() => names(page)[0] === "Tea 0.4");
});

test("no result is announced while the distances load", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	let answer = (_reply: object) => {};
	api("getDealNearMe", () => new Promise((done) => (answer = done)));
	router.search = { sort: "nearest" };
	const page = await show();
	expect(said(page)).toBe("");
	answer(distances());
	await until(() => said(page) === "Nearest: 4 found");
});
