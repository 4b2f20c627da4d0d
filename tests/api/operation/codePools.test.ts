// The pool of generated codes of a small format: it grows with the stock, up to all the numbers there are.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	openEmbedded,
	type Store,
} from "../../../server/store/connection/openDatabase";
import { importContent } from "../../../server/store/content/importContent";
import { codes } from "../../../server/store/schema/schema";
import { deal, testContent } from "../support/deals";
import { noon } from "../support/testServer";

let store: Store;
beforeAll(async () => {
	store = await openEmbedded("memory://", async () => {});
});
afterAll(() => store.close());

const pharmacode = testContent.privileges.find(
	(it) => `PV_${it.privilege_id}` === deal("pharmacode"),
);

/** Imports the privilege with this stock; returns what is said of its codes. */
async function importStock(entry_total: number) {
	if (!pharmacode) throw new Error("there is no privilege with pharmacodes");
	const { brands, categories } = testContent;
	const privileges = [{ ...pharmacode, entry_total }];
	const changes = await store.transaction((tx) =>
		importContent(
			tx,
			{ brands, categories, privileges },
			{ now: new Date(noon) },
		),
	);
	return changes.find((it) => it.kind === "codes")?.added;
}

test("a pool of pharmacodes grows up to all numbers of its format", async () => {
	const most = 131_068;
	await expect(importStock(most + 1)).rejects.toThrow(
		`entry_total ${most + 1} is more than the ${most} codes that pharmacode has.`,
	);
	const id = pharmacode?.privilege_id;
	expect(await importStock(5000)).toEqual([`5000 of ${id}`]);
	expect(await importStock(6000)).toEqual([`1000 of ${id}`]);
	expect(await importStock(most)).toEqual([`${most - 6000} of ${id}`]);
	const pool = await store.db.select({ code: codes.code }).from(codes);
	expect(new Set(pool.map((it) => it.code)).size).toBe(most);
});
