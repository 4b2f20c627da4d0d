// An operator's week with own content: an import by the former release after a rollback, a spreadsheet in another encoding, another barcode, a removed category (docs/operating.md, Content).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { openEmbedded } from "../../../server/store/connection/openEmbedded";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { contentJsonSchema } from "../../../server/store/content/contentJsonSchema";
import type { Content } from "../../../server/store/content/contentSchema";
import { exportContent } from "../../../server/store/content/exportContent";
import {
	type ImportOptions,
	importContent,
} from "../../../server/store/content/importContent";
import { readContent } from "../../../server/store/content/readContent";
import { brands } from "../../../server/store/schema/schema";
import {
	isPooled,
	newDatabase,
	noon,
	postgresUrl,
} from "../support/testServer";

const home = mkdtempSync(join(tmpdir(), "gift-week-"));
let store: Store;
beforeAll(async () => {
	store = await openEmbedded("memory://", async () => {});
});
afterAll(async () => {
	await store.close();
	rmSync(home, { recursive: true, force: true });
});

const words = (text: string) => ({ th: text, en: text });
const category = (category_id: number, parent_id: number) => ({
	...{ category_id, parent_id, name: words("Food"), icon: "icon-food" },
});
const brand = { brand_id: 7, name: words("Shop"), logo: "/pictures/a.webp" };
const privilege = {
	...{ privilege_id: 4711, brand_id: 7, category_id: 1, sub_category_id: 11 },
	...{ type: 4 as const, name: words("Coffee"), picture: "/pictures/c.webp" },
	...{ point: 5, valid_from: "today", valid_through: "+30d", entry_total: 2 },
	limit_group: "coffees",
};
const programme: Content = {
	brands: [brand],
	categories: [category(1, 0), category(11, 1)],
	limit_groups: [{ name: "coffees", rules: { customer: 1 } }],
	privileges: [privilege],
	codes: [
		{ privilege_id: 4711, code: "AB1" },
		{ privilege_id: 4711, code: "1234" },
	],
};
const importInto = (
	to: Store,
	content: Content,
	options: Partial<ImportOptions> = {},
) =>
	to.transaction((tx) =>
		importContent(tx, content, { now: new Date(noon), ...options }),
	);

test("an import by the former release leaves a column of the newer one at its default", async () => {
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

test("a file in another encoding than UTF-8 is refused with its line", () => {
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

test("a number that the store cannot hold is refused with its line", () => {
	const folder = join(home, "numbers");
	mkdirSync(folder);
	writeFileSync(
		join(folder, "a.json"),
		`{"brands": [
{"brand_id": 1e16, "name": {"th": "", "en": ""}, "logo": "a"},
{"brand_id": 7, "name": {"th": "", "en": ""}, "logo": "a", "seq": 2147483648}
]}`,
	);
	expect(() => readContent(folder)).toThrow(
		"a.json, line 2: brands.0.brand_id must be 9007199254740991 or less.\na.json, line 3: brands.1.seq must be 2147483647 or less.",
	);
});

test("the JSON Schema has the bounds of a field with a description too", () => {
	const { properties } = JSON.parse(contentJsonSchema());
	expect(properties.privileges.items.properties.point).toMatchObject({
		...{ type: "integer", minimum: 0, maximum: 2_147_483_647 },
		description: expect.stringContaining("Popularity"),
	});
});

test("another barcode is refused where the stored codes do not fit it", async () => {
	const itf = { ...privilege, barcode_format: "ITF" as const };
	await expect(importInto(store, { privileges: [itf] })).rejects.toThrow(
		/^the stored code "AB1" is not a valid input for ITF\.$/,
	);
	// A code to type in an online shop may be anything.
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
	const other = await openEmbedded("memory://", async () => {});
	await importInto(other, content).finally(() => other.close());
	// Shown again, it needs them again.
	await expect(importInto(store, { privileges: [privilege] })).rejects.toThrow(
		"there is no 1 in categories.\nthere is no 11 in categories.\nthere is no coffees in limit_groups.",
	);
});

const newPostgres = async () =>
	await openPostgres(
		{
			...{ databaseUrl: await newDatabase(), databasePool: 5 },
			...{ databaseTimeoutMs: 15_000, isDatabasePooled: isPooled },
		},
		async () => {},
	);

test.runIf(postgresUrl)(
	"an import that changes a privilege and its group does not deadlock with a claim",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		let tries = 0;
		let importing: Promise<unknown> | undefined;
		try {
			// Locks in the order of a claim.
			await database.transaction(async (tx) => {
				await tx.execute(sql`select from privileges for update`);
				importing = database.transaction((other) => {
					tries++;
					return importContent(
						other,
						{
							...programme,
							limit_groups: [{ name: "coffees", rules: { customer: 2 } }],
							privileges: [{ ...privilege, point: 6 }],
						},
						{ now: new Date(noon) },
					);
				});
				await vi.waitFor(async () => {
					const { rows } = Object(
						await database.db.execute(
							sql`select from pg_locks where not granted`,
						),
					);
					expect(rows).toHaveLength(1);
				});
				await tx.execute(sql`select from limit_groups for update`);
			});
			await importing;
			expect(tries).toBe(1);
		} finally {
			await database.close();
		}
	},
);

test.runIf(postgresUrl)(
	"an export while customers claim is of one moment",
	async () => {
		const database = await newPostgres();
		const stock = { entry_total: 2000, generate_codes: true };
		await importInto(database, {
			...{ ...programme, codes: [] },
			privileges: [{ ...privilege, ...stock }],
		});
		let isClaiming = true;
		const claiming = (async () => {
			while (isClaiming)
				await database.db.execute(
					sql`with taken as (update codes set transaction_id = id::text where id = (select min(id) from codes where transaction_id is null) returning id)
						update privileges set entry_remaining = entry_remaining - (select count(*) from taken)`,
				);
		})();
		try {
			for (let at = 0; at < 5; at++) {
				const folder = join(home, `claims-${at}`);
				await exportContent(database, folder);
				const { codes = [], privileges } = readContent(folder).content;
				const used = privileges?.[0]?.entry_used ?? 0;
				expect(codes.length).toBe(stock.entry_total - used);
			}
		} finally {
			isClaiming = false;
			await claiming;
			await database.close();
		}
	},
);
