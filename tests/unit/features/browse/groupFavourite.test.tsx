// The heart of a group adds all its items, or removes them if all are favourites, and shows a notice for three seconds (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeGroupDetailV2 } from "../../../../src/contract/groupDeal";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { GroupFavourite } from "../../../../src/features/browse/GroupFavourite";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { browseQueries } from "../../../../src/queries/browse";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

beforeEach(() => {
	freshPhone();
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

function groupOf(favourites: boolean[]) {
	const { detail } = v.parse(privilegeGroupDetailV2.reply, {
		detail: { group_name_en: "Songkran" },
		privilege_group_item: [],
	});
	const items = favourites.map((is_added_favorite, at) =>
		v.parse(privilegeCard, { alt_reference: `PV_${at}`, is_added_favorite }),
	);
	return { detail, items };
}

test.each([
	["some are", [true, false], "All added to favourites", true],
	["all are", [true, true], "All removed from favourites", false],
])(
	"a press where %s favourites adds or removes them all",
	async (_, favourites, words, isFavourite) => {
		api("AddOrRemoveAllFavoritePrivilege", () => ({}));
		const page = await draw(<GroupFavourite group={groupOf(favourites)} />);
		const heart = page.querySelector("button");
		expect(heart?.getAttribute("aria-pressed")).toBe(String(!isFavourite));
		expect(Boolean(heart?.querySelector("[class*=full]"))).toBe(!isFavourite);
		await act(async () => heart?.click());
		expect(document.body.textContent).toContain(words);
		await act(() => vi.advanceTimersByTimeAsync(2999));
		expect(document.body.textContent).toContain(words);
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(document.body.textContent).not.toContain(words);
		await until(() => calls.length > 0);
		expect(calls[0]?.request).toEqual({
			Content_Type: 1000,
			Content_Ref: ["PV_0", "PV_1"],
			Is_Favorite: isFavourite,
		});
	},
);

test("the second tap of a double tap does not undo the first", async () => {
	const held = vi.fn();
	document.documentElement.animate = held;
	const page = await draw(<GroupFavourite group={groupOf([false])} />);
	await act(async () => page.querySelector("button")?.click());
	expect(held).toHaveBeenCalledOnce();
});

// The bug: an earlier favourite was lost with the others, after a 5xx on the server too.
test.each([
	[400, []],
	[
		500,
		[
			{ reference: "PV_0", wanted: true },
			{ reference: "PV_1", wanted: false },
		],
	],
])(
	"after a refusal with %i, an earlier favourite is still one",
	async (status, queued) => {
		api("AddOrRemoveAllFavoritePrivilege", fail({ status }));
		const client = newCache();
		const { queryKey } = browseQueries.byBrand("7");
		const cards = [true, false].map((is_added_favorite, at) =>
			v.parse(privilegeCard, { alt_reference: `PV_${at}`, is_added_favorite }),
		);
		client.setQueryData(queryKey, cards);
		const states = () =>
			client.getQueryData(queryKey)?.map((card) => card.is_added_favorite);
		const group = groupOf([true, false]);
		const page = await draw(<GroupFavourite group={group} />, client);
		await act(async () => page.querySelector("button")?.click());
		expect(states()).toEqual([true, true]);
		await act(() => vi.advanceTimersByTimeAsync(3000));
		await until(() => !states()?.[1]);
		expect(states()).toEqual([true, false]);
		expect(favouriteQueue.cached("customer-1")).toMatchObject(queued);
		// A 400 without a code has no dialog: the hearts once turned back without a message.
		const says = document.body.textContent?.includes("could not be saved");
		expect(says).toBe(status === 400);
	},
);
