// The rows of the content in the store: all of a kind, and how an import writes, renames and removes them.
import { type SQL, sql } from "drizzle-orm";
import { favouriteContent } from "../../../src/contract/favourites";
import type { Database } from "../connection/database";
import { favourites } from "../schema/schema";
import { nameColumns } from "./contentErrors";
import { columnsOf, contentKinds, type RowKind } from "./contentKinds";
import { normaliseRow, type Row } from "./contentRows";

/** All rows of a kind by key, in the order of its list. */
export async function storedRows(db: Database, kind: RowKind) {
	const { table, key, order } = contentKinds[kind];
	const rows = await db
		.select({ row: sql<Row>`to_jsonb(${table})` })
		.from(table)
		.orderBy(sql`${sql.raw(order)}, ${sql.identifier(key)}`);
	return new Map(
		rows.map(({ row }) => [String(row[key]), normaliseRow(kind, row)]),
	);
}

/** The condition of the rows with these keys. */
const hasKeyAmong = (kind: RowKind, keys: readonly string[]) =>
	sql`${sql.identifier(contentKinds[kind].key)}::text = any(${sql.param(keys)}::text[])`;

/** Gives renamed rows a temporary name. The database checks each row as it is written, so a row could not take the name of one that is renamed after it. */
export async function freeNames(db: Database, kind: RowKind, keys: string[]) {
	const names = nameColumns[kind] ?? [];
	if (names.length === 0 || keys.length === 0) return;
	const set = names.map(
		(name) => sql`${sql.identifier(name)} = gen_random_uuid()::text`,
	);
	await db.execute(
		sql`update ${contentKinds[kind].table} set ${sql.join(set, sql`, `)} where ${hasKeyAmong(kind, keys)}`,
	);
}

/** Writes rows in one statement; claims that happen meanwhile keep their effect on the stock. */
export async function upsertRows(db: Database, kind: RowKind, rows: Row[]) {
	if (rows.length === 0) return;
	const { table, key } = contentKinds[kind];
	const names = columnsOf(kind).map(({ name }) => sql.identifier(name));
	const columns = sql.join(names, sql`, `);
	const set = columnsOf(kind).map(({ name }): SQL => {
		const column = sql.identifier(name);
		return name === "entry_remaining"
			? // The difference is computed first, because the sum may exceed the column's range.
				sql`${column} = ${table}.${column} + (excluded.entry_total - ${table}.entry_total)`
			: sql`${column} = excluded.${column}`;
	});
	// A newer release may have added columns, which keep their defaults.
	await db.execute(
		sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
			on conflict (${sql.identifier(key)}) do update set ${sql.join(set, sql`, `)}`,
	);
}

const contentTypes: Partial<Record<RowKind, number>> = {
	privileges: favouriteContent.privilege,
	articles: favouriteContent.article,
};

/** Renames the favourites of renamed rows, since favourites refer to privileges and articles by alt_reference; `rows` has each row before and after. */
export async function renameFavourites(
	db: Database,
	kind: RowKind,
	rows: [before: Row, after: Row][],
): Promise<void> {
	const type = contentTypes[kind];
	if (type === undefined) return;
	const names = rows
		.map((pair) => pair.map((row) => String(row.alt_reference)))
		.filter(([former, name]) => former !== name);
	if (names.length === 0) return;
	// The favourites have the negative type between the two statements, because two rows may swap their names.
	await db.execute(
		sql`update ${favourites} set content_type = -content_type, content_ref = renamed.names->>1
			from jsonb_array_elements(${JSON.stringify(names)}::jsonb) as renamed(names)
			where content_type = ${type} and content_ref = renamed.names->>0`,
	);
	// A customer may still have a favourite of that name, from a deleted article.
	await db.execute(
		sql`with renamed as (delete from ${favourites} where content_type = ${-type} returning *)
			insert into ${favourites} (sub, content_type, content_ref, added_at)
			select sub, -content_type, content_ref, added_at from renamed on conflict do nothing`,
	);
}

/** The column that marks a row as removed, of the kinds that claims depend on. */
export const removalMarks: Partial<
	Record<RowKind, [column: string, value: boolean]>
> = {
	privileges: ["hidden", true],
	brands: ["is_available", false],
};

/** The keys of rows that are marked instead of deleted: privileges, and brands that have a privilege. */
export function undeletableKeys(
	kind: RowKind,
	privileges: ReadonlyMap<string, Row>,
) {
	if (kind === "privileges") return new Set(privileges.keys());
	if (kind !== "brands") return new Set<string>();
	return new Set([...privileges.values()].map((it) => String(it.brand_id)));
}

/** Deletes the rows of these keys, or marks the undeletable ones. */
export async function removeRows(
	db: Database,
	kind: RowKind,
	keys: string[],
	undeletable: ReadonlySet<string>,
) {
	const { table } = contentKinds[kind];
	const marked = keys.filter((it) => undeletable.has(it));
	const deleted = keys.filter((it) => !undeletable.has(it));
	const [column, value] = removalMarks[kind] ?? [];
	if (column && marked.length > 0)
		await db.execute(
			sql`update ${table} set ${sql.identifier(column)} = ${value} where ${hasKeyAmong(kind, marked)}`,
		);
	if (deleted.length > 0)
		await db.execute(
			sql`delete from ${table} where ${hasKeyAmong(kind, deleted)}`,
		);
}
