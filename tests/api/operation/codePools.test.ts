// The pools of codes: generated codes of a small format grow with the stock, up to all numbers of the format; given codes must be readable by a scanner.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { openInMemory } from "../../../server/store/connection/openEmbedded";
import { importContent } from "../../../server/store/content/importContent";
import { codes, privileges } from "../../../server/store/schema/schema";
import type { BarcodeFormat } from "../../../src/contract/history";
import { deal, testContent } from "../support/deals";
import { importInto, privilege, programme } from "../support/programme";
import { noon } from "../support/testServer";

let store: Store;
beforeAll(async () => {
	store = await openInMemory();
});
afterAll(() => store.close());

async function leftOf(id: number) {
	const [row] = await store.db
		.select({ left: privileges.entry_remaining })
		.from(privileges)
		.where(eq(privileges.privilege_id, id));
	return row?.left;
}

const pharmacode = testContent.privileges.find(
	(it) => `PV_${it.privilege_id}` === deal("pharmacode"),
);

/** Imports the privilege with this stock; returns what the import reports about its codes. */
async function importStock(
	entry_total: number,
	barcode_format: BarcodeFormat = "pharmacode",
) {
	if (!pharmacode) throw new Error("there is no privilege with pharmacodes");
	const { brands, categories } = testContent;
	const privileges = [{ ...pharmacode, entry_total, barcode_format }];
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

test("a stock of more codes than an import can make is refused at once", async () => {
	await expect(importStock(999_999_999, "CODE128")).rejects.toThrow(
		/needs \d+ new codes, more than the 1000000 that an import makes\.$/,
	);
});

/** Imports codes for a privilege with interleaved barcodes. */
const importCodes = (type: 4 | 8, ...given: string[]) => {
	const itf = testContent.privileges.find(
		(it) => `PV_${it.privilege_id}` === deal("itf"),
	);
	if (!itf) throw new Error("there is no privilege with interleaved barcodes");
	const { brands, categories } = testContent;
	const entry_total = given.length;
	return store.transaction((tx) =>
		importContent(
			tx,
			{
				...{ brands, categories },
				privileges: [{ ...itf, type, entry_total, generate_codes: false }],
				codes: given.map((code) => ({ privilege_id: itf.privilege_id, code })),
			},
			{ now: new Date(noon) },
		),
	);
};

test("a given code that its barcode cannot encode is refused, since a shop could not read it", async () => {
	const before = await store.db.$count(codes);
	await expect(importCodes(4, "1234", "123", "12A4")).rejects.toThrow(
		'"123" is not a valid input for ITF.\n"12A4" is not a valid input for ITF.',
	);
	expect(await store.db.$count(codes)).toBe(before);
	await importCodes(4, "1234", "5678");
	expect(await store.db.$count(codes)).toBe(before + 2);
});

test("a code for an online shop may have any characters", async () => {
	const before = await store.db.$count(codes);
	await importCodes(8, "1234", "5678", "ลด10");
	expect(await store.db.$count(codes)).toBe(before + 1);
});

// The bug: "AB1" and "AB1 " were imported as two codes, so two customers got AB1.
test.each(["AB1 ", "\u00a0AB1", "AB\u200b1", "8.85001E+12", "-", "NULL", "0"])(
	"the code %j is refused, since a customer could not use it in this form",
	async (code) => {
		await expect(importCodes(8, "1234", code)).rejects.toThrow(
			`the code "${code}" begins or ends with a space`,
		);
	},
);

// The bug: the import failed with the database's error "integer out of range".
test("a stock may grow to the largest number that an entry may have", async () => {
	const grow = (entry_total: number) =>
		importInto(store, {
			...{ ...programme, codes: [] },
			privileges: [{ ...privilege, type: 1, entry_total }],
		});
	await grow(2_147_483_646);
	await grow(2_147_483_647);
	expect(await leftOf(privilege.privilege_id)).toBe(2_147_483_647);
	await grow(0);
	expect(await leftOf(privilege.privilege_id)).toBe(0);
});
