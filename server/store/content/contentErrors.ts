// Errors of content across its entries: a key twice, a reference to nothing, rules of one privilege.
import { surveyLimits } from "../../../src/contract/survey";
import { maxConsents } from "../../../src/contract/terms";
import { codesInFormat } from "../claims/newCodes";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import type { Row } from "./contentRows";
import type { Content, Kind, PrivilegeEntry } from "./contentSchema";

/** What is wrong with an entry, as a sentence without its place and its full stop. */
export type EntryError = [entry: object, error: string];

type Reference = [kind: RowKind, key: string | number];

const optional = (
	kind: RowKind,
	key: string | number | undefined,
): Reference[] => (key ? [[kind, key]] : []);

/** A privilege by its alt_reference, where that has the default form. */
function byReference(reference: string | undefined): Reference[] {
	const id = /^PV_(\d+)$/.exec(reference ?? "")?.[1];
	return optional("privileges", Number(id ?? 0));
}

/** What a privilege names that may be removed once it is hidden, in no list and not claimable. */
const referencesInUse = (it: PrivilegeEntry): Reference[] => [
	["categories", it.category_id],
	["categories", it.sub_category_id],
	...optional("limit_groups", it.limit_group),
	...optional("surveys", it.criteria?.survey),
];

/** What the entries of each kind name. */
const referencesOf: {
	[K in Kind]?: (entry: NonNullable<Content[K]>[number]) => Reference[];
} = {
	categories: (it) => optional("categories", it.parent_id),
	privileges: (it) => [
		["brands", it.brand_id],
		...(it.hidden ? [] : referencesInUse(it)),
	],
	codes: (it) => [["privileges", it.privilege_id]],
	branches: (it) => [["brands", it.brand_id]],
	group_deals: (it) => it.items.map((id) => ["privileges", id]),
	banners: (it) => [
		["banner_sets", it.set_seq],
		...optional("brands", it.brand_id),
	],
	articles: (it) => byReference(it.privilege_reference),
	notifications: (it) => optional("brands", it.brand_id),
	surveys: (it) => byReference(it.reward),
	survey_sections: (it) => [["surveys", it.survey]],
};
const referringKinds = Object.keys(referencesOf) as Kind[];
/** What an entry names; none for a kind that names nothing. */
export const referencesIn = (kind: Kind, entry: object) =>
	(referencesOf as { [K in Kind]?: (entry: object) => Reference[] })[kind]?.(
		entry,
	) ?? [];

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

export function keyOf(kind: RowKind, entry: object): string {
	const { key } = contentKinds[kind];
	return String(Object.entries(entry).find(([name]) => name === key)?.[1]);
}

/** What is wrong with the entries alone and in what they name; `remaining` are the keys that the store keeps beside the content. */
export function contentErrors(
	content: Content,
	remaining: (kind: RowKind) => Iterable<string>,
): EntryError[] {
	const errors: EntryError[] = [];
	const known = new Map<RowKind, Set<string>>();
	for (const kind of rowKinds) {
		const own = new Set<string>();
		for (const entry of content[kind] ?? []) {
			const key = keyOf(kind, entry);
			if (own.has(key))
				errors.push([entry, `${contentKinds[kind].key} ${key} is there twice`]);
			own.add(key);
		}
		known.set(kind, new Set([...own, ...remaining(kind)]));
	}
	for (const entry of content.privileges ?? []) {
		const error = privilegeError(entry);
		if (error) errors.push([entry, error]);
	}
	for (const kind of referringKinds)
		for (const entry of content[kind] ?? [])
			for (const [named, key] of referencesIn(kind, entry))
				if (!known.get(named)?.has(String(key)))
					errors.push([entry, `there is no ${key} in ${named}`]);
	return errors;
}

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
		return [...wholes].flatMap(([whole, entry]): EntryError[] => {
			const parts = [...rows.values()].filter((it) => it[column] === whole);
			const of = column && ` of ${whole}`;
			const error = `there are ${parts.length} ${kind}${of}, more than ${most}`;
			return parts.length > most ? [[entry, error]] : [];
		});
	});

/** An error of each entry that ends before it begins. */
export const dateErrors = (
	content: Content,
	rowOf: (kind: RowKind, entry: object) => Row,
): EntryError[] =>
	rowKinds.flatMap((kind) =>
		(content[kind] ?? [])
			.filter((entry) => {
				const { valid_from, valid_through } = rowOf(kind, entry);
				return String(valid_from) > String(valid_through);
			})
			.map(
				(entry): EntryError => [entry, "valid_through is before valid_from"],
			),
	);
