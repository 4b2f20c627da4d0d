// The heart of a group: adds all its items, or removes them where all are favourites, and says so for three seconds (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeGroupDetailV2 } from "../../../../src/contract/groupDeal";
import { GroupFavourite } from "../../../../src/features/browse/GroupFavourite";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

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

test.each([
	["some are", [true, false], "All added to favourites", true],
	["all are", [true, true], "All removed from favourites", false],
])("pressed while %s favourites", async (_, favourites, words, isFavourite) => {
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	const { detail, privilege_group_item: items } = v.parse(
		privilegeGroupDetailV2.reply,
		{
			detail: { group_name_en: "Songkran" },
			privilege_group_item: favourites.map((is_favorite, at) => ({
				...{ alt_reference: `PV_${at}`, is_favorite },
			})),
		},
	);
	const page = await draw(<GroupFavourite group={{ detail, items }} />);
	const heart = page.querySelector("button");
	expect(heart?.getAttribute("aria-pressed")).toBe(String(!isFavourite));
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
});
