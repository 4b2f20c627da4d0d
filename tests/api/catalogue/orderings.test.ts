// A request may name an order that is switched off: it must not change how later lists are sorted (2 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPrivilegeListByBrandV2 } from "../../../src/contract/browse";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import type { PrivilegeCard } from "../../../src/contract/privilegeCard";
import type { Session } from "../support/client";
import { testContent } from "../support/deals";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let me: Session;
beforeAll(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterAll(() => api.stop());

const byPoint = (isOrder_By_Point: boolean) => ({
	OrderBy_Point: { isOrder_By_Point, OrderBy_Point_Asc: false },
});
const byName = (isOrder_By_Character: boolean) => ({
	OrderBy_Character: {
		isOrder_By_Character,
		OrderBy_Character_Th_First: false,
	},
});
const unordered = { ...byName(false), ...byPoint(false) };

async function list(ordering: object) {
	const page = { page_number: 1, items_per_page: 100 };
	const category = { parent_category_id: 1, sub_category_id: 0 };
	const request = { ...category, ...page, ...ordering };
	return (await api.client.ask(getPrivilegeListV3, request, me)).items;
}
const brandList = (ordering: object) =>
	api.client.ask(getPrivilegeListByBrandV2, { Brand_Id: "1", ...ordering }, me);

const points = new Map(
	testContent.privileges.map((it) => [`PV_${it.privilege_id}`, it.point]),
);
const pointsOf = (cards: PrivilegeCard[]) =>
	cards.map((it) => points.get(it.alt_reference) ?? -1);
const falling = (values: number[]) => values.toSorted((a, b) => b - a);

test("a list is sorted by popularity, even after a request with every order switched off", async () => {
	const plain = pointsOf(await list(unordered));
	expect(plain).not.toEqual(falling(plain));
	const popular = await list({ ...byName(false), ...byPoint(true) });
	expect(pointsOf(popular)).toEqual(falling(plain));
});

test("a list is sorted by name, even after a request with every order switched off", async () => {
	const names = (await list(unordered)).map((it) => it.name_en);
	const sorted = names.toSorted(new Intl.Collator("en").compare);
	expect(names).not.toEqual(sorted);
	const named = await list({ ...byName(true), ...byPoint(false) });
	expect(named.map((it) => it.name_en)).toEqual(sorted);
});

test("a brand's list is sorted by popularity, even after a request with that order switched off", async () => {
	const plain = pointsOf(await brandList(byPoint(false)));
	expect(plain).not.toEqual(falling(plain));
	const popular = await brandList(byPoint(true));
	expect(pointsOf(popular)).toEqual(falling(plain));
});
