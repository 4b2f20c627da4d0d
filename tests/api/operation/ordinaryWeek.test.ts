// An operator's week with own content: an import by the former release after a rollback, a spreadsheet in another encoding, another barcode, a removed category (docs/operating.md, Content).
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { openInMemory } from "../../../server/store/connection/openEmbedded";
import { contentJsonSchema } from "../../../server/store/content/contentJsonSchema";
import { exportContent } from "../../../server/store/content/exportContent";
import { readContent } from "../../../server/store/content/readContent";
import { brands } from "../../../server/store/schema/schema";
import { temporaryFolder } from "../../support/atExit";
import {
	brand,
	importInto,
	privilege,
	programme,
	words,
} from "../support/programme";

const { folder: home, remove } = temporaryFolder("gift-week-");
let store: Store;
beforeAll(async () => {
	store = await openInMemory();
});
afterAll(async () => {
	await store.close();
	remove();
});

test("an import by the former release keeps the values in a new column, and new rows get its default", async () => {
	await store.db.execute(
		sql`alter table brands add column colour text not null default 'blue'`,
	);
	await importInto(store, programme);
	await store.db.execute(sql`update brands set colour = 'red'`);
	const another = { ...brand, brand_id: 8 };
	await importInto(store, {
		brands: [{ ...brand, name: words("Shop 2") }, another],
	});
	const { rows } = Object(
		await store.db.execute(
			sql`select colour from ${brands} order by ${brands.brand_id}`,
		),
	);
	expect(rows).toEqual([{ colour: "red" }, { colour: "blue" }]);
});

test("a file in an encoding other than UTF-8 is refused with the line", () => {
	const folder = join(home, "encoding");
	mkdirSync(folder);
	const thai = Buffer.from([0xca, 0xd2, 0xa2, 0xd2]);
	writeFileSync(
		join(folder, "branches.csv"),
		Buffer.concat([
			Buffer.from(
				"branch_id,brand_id,name_th,name_en,address,province,lat,lng\n1,7,",
			),
			thai,
			Buffer.from(",One,a,b,13,100\n"),
		]),
	);
	writeFileSync(join(folder, "codes.csv"), "\uFEFFprivilege_id,code\n4711,A\n");
	expect(() => readContent(folder)).toThrow(
		/^branches\.csv, line 2: this is not UTF-8; save the file as UTF-8\.$/,
	);
});

test("a number that the store cannot hold is refused with the line", () => {
	const folder = join(home, "numbers");
	mkdirSync(folder);
	writeFileSync(
		join(folder, "a.json"),
		`{"brands": [
{"brand_id": 1e16, "name": {"th": "ก", "en": "A"}, "logo": "a"},
{"brand_id": 7, "name": {"th": "ก", "en": "A"}, "logo": "a", "seq": 2147483648}
]}`,
	);
	expect(() => readContent(folder)).toThrow(
		"a.json, line 2: brands.0.brand_id must be 9007199254740991 or less.\na.json, line 3: brands.1.seq must be 2147483647 or less.",
	);
});

test("the JSON Schema has the bounds even of a field with a description", () => {
	const { properties } = JSON.parse(contentJsonSchema());
	expect(properties.privileges.items.properties.point).toMatchObject({
		...{ type: "integer", minimum: 0, maximum: 2_147_483_647 },
		description: expect.stringContaining("Popularity"),
	});
});

test("another barcode format is refused if the stored codes are not valid in it", async () => {
	const itf = { ...privilege, barcode_format: "ITF" as const };
	await expect(importInto(store, { privileges: [itf] })).rejects.toThrow(
		/^the stored code "AB1" is not a valid input for ITF\.$/,
	);
	// A code for an online shop may have any characters.
	const online = { ...itf, type: 8 as const };
	await importInto(store, { privileges: [online] });
	await expect(importInto(store, { privileges: [itf] })).rejects.toThrow(
		/^the stored code "AB1"/,
	);
	await importInto(store, { privileges: [privilege] });
});

test("after a privilege is removed with its category and group, an export can be imported elsewhere", async () => {
	await importInto(
		store,
		{ brands: [], categories: [], limit_groups: [], privileges: [] },
		{ removeOthers: true },
	);
	const folder = join(home, "export");
	await exportContent(store, folder);
	const { content } = readContent(folder);
	expect(content.privileges).toMatchObject([
		{ privilege_id: 4711, hidden: true },
	]);
	const other = await openInMemory();
	await importInto(other, content).finally(() => other.close());
	// Imported again, the privilege needs its category and group again.
	await expect(importInto(store, { privileges: [privilege] })).rejects.toThrow(
		"there is no 1 in categories.\nthere is no 11 in categories.\nthere is no coffees in limit_groups.",
	);
});
