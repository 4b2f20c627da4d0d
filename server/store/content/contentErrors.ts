// Errors of content across its entries: a key or a name twice, rules of one privilege, too many entries, dates.
import { surveyLimits } from "../../../src/contract/survey";
import { maxConsents } from "../../../src/contract/terms";
import { codesInFormat } from "../claims/newCodes";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import type { Row } from "./contentRows";
import type { Content, PrivilegeEntry } from "./contentSchema";

/** An entry and its error, a sentence without position and full stop. */
export type EntryError = [entry: object, error: string];

/** The rows of a kind by key. */
export type Rows = (kind: RowKind) => ReadonlyMap<string, Row>;

/** The entries that have an error, each with its error. */
export const errorsOf = <Entry extends object>(
	entries: Iterable<Entry>,
	errorOf: (entry: Entry) => string | null,
) =>
	[...entries].flatMap((entry): [Entry, string][] => {
		const error = errorOf(entry);
		return error === null ? [] : [[entry, error]];
	});

function privilegeError(it: PrivilegeEntry): string | null {
	if ((it.entry_used ?? 0) > it.entry_total)
		return `entry_used ${it.entry_used} is more than entry_total ${it.entry_total}`;
	if ((it.type === 9) !== (it.link !== undefined))
		return "a privilege of type 9 must have a link, and one of another type must not";
	if (!it.generate_codes) return null;
	if (it.type === 1) return "a delivered prize (type 1) has no codes";
	const format = it.barcode_format ?? "CODE128";
	const most = codesInFormat(format);
	return it.entry_total > most
		? `entry_total ${it.entry_total} is more than the ${most} codes that ${format} has`
		: null;
}

/** An entry with its key and the row that the import makes of it. */
export interface ImportedEntry {
	key: string;
	entry: object;
	row: Row;
}

/** The imported entries of a kind. */
export type Imported = (kind: RowKind) => readonly ImportedEntry[];

/** The errors of single entries, and of keys that occur twice. */
export const contentErrors = (
	{ privileges = [] }: Content,
	imported: Imported,
): EntryError[] => [
	...rowKinds.flatMap((kind) => {
		const own = new Set<string>();
		return imported(kind).flatMap(({ key, entry }): EntryError[] => {
			const isTwice = own.has(key);
			own.add(key);
			const error = `${contentKinds[kind].key} ${key} occurs twice`;
			return isTwice ? [[entry, error]] : [];
		});
	}),
	...errorsOf(privileges, privilegeError),
];

/** Columns by which a row is found besides its key: no two rows of the kind may have the same value. */
export const nameColumns: Partial<Record<RowKind, string[]>> = {
	privileges: ["reference", "alt_reference"],
	articles: ["alt_reference"],
	consents: ["article_id"],
};

/** An error of each entry that takes the name of another entry or of a stored row. */
export const nameErrors = (imported: Imported, stored: Rows): EntryError[] =>
	rowKinds.flatMap((kind) => {
		const columns = nameColumns[kind] ?? [];
		const keys = new Set(imported(kind).map(({ key }) => key));
		const owners = new Map<unknown, string>();
		for (const [key, row] of stored(kind))
			if (!keys.has(key))
				for (const column of columns) owners.set(row[column], key);
		return imported(kind).flatMap(({ key, entry, row }) => {
			const taken = columns.filter(
				(column) => (owners.get(row[column]) ?? key) !== key,
			);
			for (const column of columns) owners.set(row[column], key);
			return taken.map(
				(column): EntryError => [
					entry,
					`${column} ${row[column]} occurs twice`,
				],
			);
		});
	});

/** The most entries of a kind that the app names in one request, and the column of the whole that they are parts of. */
const amountLimits: [kind: RowKind, most: number, column: string][] = [
	["survey_sections", surveyLimits.sections, "survey"],
	["consents", maxConsents, ""],
];

/** An error for each imported survey of too many sections, and for too many terms; `staying` has the imported rows and the stored ones that stay. */
export const amountErrors = (imported: Imported, staying: Rows): EntryError[] =>
	amountLimits.flatMap(([kind, most, column]) => {
		const rows = [...staying(kind).values()];
		/** The last entry of each whole. */
		const wholes = new Map(
			imported(kind).map(({ entry, row }) => [row[column], entry]),
		);
		return [...wholes].flatMap(([whole, entry]): EntryError[] => {
			const { length } = rows.filter((it) => it[column] === whole);
			if (length <= most) return [];
			const of = column && ` of ${whole}`;
			return [[entry, `there are ${length} ${kind}${of}, more than ${most}`]];
		});
	});

/** An error of each entry that ends before it begins. */
export const dateErrors = (imported: Imported): EntryError[] =>
	rowKinds.flatMap((kind) =>
		imported(kind).flatMap(({ entry, row }): EntryError[] =>
			String(row.valid_from) > String(row.valid_through)
				? [[entry, "valid_through is before valid_from"]]
				: [],
		),
	);
