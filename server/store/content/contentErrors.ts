// Errors of content across its entries: a key or a name twice, rules of one privilege, too many entries, dates.
import { surveyLimits } from "../../../src/contract/survey";
import { maxConsents } from "../../../src/contract/terms";
import { codesInFormat } from "../claims/newCodes";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import type { Row } from "./contentRows";
import type { Content, PrivilegeEntry } from "./contentSchema";

/** What is wrong with an entry, as a sentence without its place and its full stop. */
export type EntryError = [entry: object, error: string];

/** The entries that have an error, each with it. */
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
		return "a link belongs to type 9, and to no other";
	if (!it.generate_codes) return null;
	if (it.type === 1) return "a delivered prize (type 1) has no codes";
	const format = it.barcode_format ?? "CODE128";
	const most = codesInFormat(format);
	return it.entry_total > most
		? `entry_total ${it.entry_total} is more than the ${most} codes that ${format} has`
		: null;
}

export const keyOf = (kind: RowKind, entry: object): string =>
	String(Reflect.get(entry, contentKinds[kind].key));

/** What is wrong with the entries alone. */
export const contentErrors = (content: Content): EntryError[] => [
	...rowKinds.flatMap((kind) => {
		const own = new Set<string>();
		return errorsOf<object>(content[kind] ?? [], (entry) => {
			const key = keyOf(kind, entry);
			const isTwice = own.has(key);
			own.add(key);
			return isTwice ? `${contentKinds[kind].key} ${key} is there twice` : null;
		});
	}),
	...errorsOf(content.privileges ?? [], privilegeError),
];

/** Columns by which a row is found besides its key: no two rows of the kind may have the same value. */
export const nameColumns: Partial<Record<RowKind, string[]>> = {
	privileges: ["reference", "alt_reference"],
	articles: ["alt_reference"],
	consents: ["article_id"],
};

/** An error of each entry that takes the name of another entry or of a stored row; `rowOf` completes an entry. */
export const nameErrors = (
	content: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
	rowOf: (kind: RowKind, entry: object) => Row,
): EntryError[] =>
	rowKinds.flatMap((kind) => {
		const entries = content[kind] ?? [];
		const keys = new Set(entries.map((entry) => keyOf(kind, entry)));
		const namesOf = (row: Row) =>
			(nameColumns[kind] ?? []).map((column) => [column, row[column]] as const);
		const owners = new Map<unknown, string>();
		for (const [key, row] of stored(kind))
			if (!keys.has(key))
				for (const [, name] of namesOf(row)) owners.set(name, key);
		return entries.flatMap((entry) => {
			const key = keyOf(kind, entry);
			const names = namesOf(rowOf(kind, entry));
			const taken = names.filter(
				([, name]) => (owners.get(name) ?? key) !== key,
			);
			for (const [, name] of names) owners.set(name, key);
			return taken.map(
				([column, name]): EntryError => [
					entry,
					`${column} ${name} is there twice`,
				],
			);
		});
	});

/** How many entries of a kind the app names in one request, and of what each is a part. */
const amountLimits: [kind: RowKind, most: number, column: string][] = [
	["survey_sections", surveyLimits.sections, "survey"],
	["consents", maxConsents, ""],
];

/** An error for each survey of too many sections, and for too many terms, with the stored ones that stay. */
export const amountErrors = (
	content: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
): EntryError[] =>
	amountLimits.flatMap(([kind, most, column]) => {
		const entries = (content[kind] ?? []).map((it): Row => it);
		const rows = new Map(stored(kind));
		for (const entry of entries) rows.set(keyOf(kind, entry), entry);
		/** The last entry of each whole. */
		const wholes = new Map(entries.map((entry) => [entry[column], entry]));
		return errorsOf(wholes.values(), ({ [column]: whole }) => {
			const parts = [...rows.values()].filter((it) => it[column] === whole);
			const of = column && ` of ${whole}`;
			return parts.length > most
				? `there are ${parts.length} ${kind}${of}, more than ${most}`
				: null;
		});
	});

/** An error of each entry that ends before it begins. */
export const dateErrors = (
	content: Content,
	rowOf: (kind: RowKind, entry: object) => Row,
): EntryError[] =>
	rowKinds.flatMap((kind) =>
		errorsOf<object>(content[kind] ?? [], (entry) => {
			const { valid_from, valid_through } = rowOf(kind, entry);
			return String(valid_from) > String(valid_through)
				? "valid_through is before valid_from"
				: null;
		}),
	);
