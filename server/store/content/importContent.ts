// Imports content into the store: adds and changes rows by key, and reports the changes.
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { privilegeType } from "../../../src/contract/privilegeFields";
import type { Database } from "../connection/database";
import {
	addCodes,
	claimedErrors,
	codeErrors,
	codeKey,
	generateCodes,
	removeCodes,
	stockErrors,
	storedCodeErrors,
	writingErrors,
} from "./contentCodes";
import {
	amountErrors,
	contentErrors,
	dateErrors,
	type EntryError,
	type Imported,
	type ImportedEntry,
	nameColumns,
	nameErrors,
	type Rows,
} from "./contentErrors";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import {
	namesOfRows,
	referenceErrors,
	referencesIn,
	targetErrors,
	unreachableErrors,
} from "./contentReferences";
import { type Row, toRow } from "./contentRows";
import type { CodeEntry, Content, Kind, PrivilegeEntry } from "./contentSchema";
import { ContentError, type SourcePosition } from "./readContent";
import {
	freeNames,
	removalMarks,
	removeRows,
	renameFavourites,
	storedRows,
	undeletableKeys,
	upsertRows,
} from "./storedRows";

export interface ImportOptions {
	now: Date;
	/** Where entries stand in their files, for messages. */
	positions?: Map<object, SourcePosition>;
	/** Leaves existing entries unchanged, as seeding must. */
	onlyNew?: boolean;
	/** Also removes entries that the content does not name, in the kinds that it has; privileges are hidden and their brands closed, since claims refer to them. */
	removeOthers?: boolean;
	/** Codes to remove; those that are given out stay. */
	removedCodes?: CodeEntry[];
}

export interface KindChanges {
	kind: Kind;
	added: string[];
	/** Keys with their changed columns. */
	changed: string[];
	removed: string[];
	/** Codes that were to be removed but stay, by privilege. */
	kept?: string[];
	/** The numbers of codes, whose lists have one text per privilege. */
	codes?: { added: number; removed: number };
	unchanged: number;
}

/** Adds and changes the rows of one kind; `stored` has all rows before. */
async function importRows(
	db: Database,
	kind: RowKind,
	entries: readonly ImportedEntry[],
	stored: Rows,
	{ onlyNew, removeOthers }: ImportOptions,
): Promise<KindChanges> {
	const changes: KindChanges = {
		kind,
		added: [],
		changed: [],
		removed: [],
		unchanged: 0,
	};
	const toWrite: Row[] = [];
	const renamed = new Map<string, [before: Row, after: Row]>();
	const isName = (column: string) => nameColumns[kind]?.includes(column);
	const named = new Set<string>();
	for (const { key, row } of entries) {
		named.add(key);
		const before = stored(kind).get(key);
		const columns = Object.keys(row).filter(
			(name) => before && !isDeepStrictEqual(row[name], before[name]),
		);
		if (!before) changes.added.push(key);
		else if (columns.length === 0 || onlyNew) changes.unchanged++;
		else changes.changed.push(`${key} (${columns.join(", ")})`);
		if (!before || (columns.length > 0 && !onlyNew)) toWrite.push(row);
		if (before && !onlyNew && columns.some(isName))
			renamed.set(key, [before, row]);
	}
	// Rows are removed first, because a new row may take the name of a former one.
	if (removeOthers) {
		const undeletable = undeletableKeys(kind, stored("privileges"));
		const [column = "", value] = removalMarks[kind] ?? [];
		const isRemoved = ([key, row]: [string, Row]) =>
			!named.has(key) && !(undeletable.has(key) && row[column] === value);
		changes.removed = [...stored(kind)].filter(isRemoved).map(([key]) => key);
		await removeRows(db, kind, changes.removed, undeletable);
	}
	await freeNames(db, kind, [...renamed.keys()]);
	await upsertRows(db, kind, toWrite);
	await renameFavourites(db, kind, [...renamed.values()]);
	return changes;
}

/** A text such as "12 of 4711" for each privilege. */
function countsByPrivilege(codes: readonly CodeEntry[], suffix = ""): string[] {
	const counts = new Map<number, number>();
	for (const { privilege_id } of codes)
		counts.set(privilege_id, (counts.get(privilege_id) ?? 0) + 1);
	return [...counts].map(([id, amount]) => `${amount} of ${id}${suffix}`);
}

/** Throws ContentError if there are errors, each after the position of its entry. */
function throwIfAny(
	errors: readonly EntryError[],
	{ positions }: ImportOptions,
): void {
	if (errors.length === 0) return;
	throw new ContentError(
		errors.map(([entry, error]) => {
			const position = positions?.get(entry);
			const place = position ? `${position.file}, line ${position.line}: ` : "";
			return `${place}${error}.`;
		}),
	);
}

/** An error of each code that is to be both added and removed. */
function addedAndRemoved(
	codes: readonly CodeEntry[],
	removedCodes: readonly CodeEntry[],
): EntryError[] {
	const removed = new Set(removedCodes.map(codeKey));
	return codes
		.filter((it) => removed.has(codeKey(it)))
		.map((it) => [
			it,
			`the code "${it.code}" is also one of the codes to remove`,
		]);
}

/** Removes codes, then adds those of the files and those to generate, for privileges that may change. */
async function importCodes(
	db: Database,
	{ privileges = [], codes = [] }: Content,
	isUntouched: (id: number) => boolean,
	options: ImportOptions,
): Promise<KindChanges> {
	const { removedCodes = [] } = options;
	const { removed, kept, unknown } = await removeCodes(db, removedCodes);
	const given = codes.filter((it) => !isUntouched(it.privilege_id));
	const errors = [...writingErrors(given), ...(await codeErrors(db, given))];
	throwIfAny(errors, options);
	const added = await addCodes(db, given);
	const generated = await generateCodes(
		db,
		privileges
			.filter((it) => it.generate_codes && !isUntouched(it.privilege_id))
			.map((it) => it.privilege_id),
	);
	const all = [...added, ...generated];
	return {
		kind: "codes",
		codes: { added: all.length, removed: removed.length },
		added: countsByPrivilege(all),
		changed: [],
		removed: countsByPrivilege(removed),
		kept: [
			...countsByPrivilege(kept, " are given out"),
			...countsByPrivilege(unknown, " are not in the pool"),
		],
		unchanged: codes.length - added.length,
	};
}

/** An error of each unchanged row that refers to a name which the import removes. */
function lostNameErrors(
	stored: Rows,
	staying: Rows,
	inUse: Rows,
): EntryError[] {
	const lost = new Map(
		rowKinds.map((kind) => {
			const names = namesOfRows(kind, stored(kind).values());
			for (const name of namesOfRows(kind, staying(kind).values()))
				names.delete(name);
			return [kind, names];
		}),
	);
	return rowKinds.flatMap((kind) =>
		[...inUse(kind)]
			.filter(([own, row]) => stored(kind).get(own) === row)
			.flatMap(([own, row]) =>
				referencesIn(kind, row)
					.filter(([named, key]) => lost.get(named)?.has(key))
					.map(
						([named, key]): EntryError => [
							row,
							`${key} of ${named} cannot be removed or renamed, because ${own} of ${kind} refers to it`,
						],
					),
			),
	);
}

/** The entries of the content as the rows that the import makes of them. */
function importedEntries(content: Content, stored: Rows, now: Date): Imported {
	const entriesOf = (kind: RowKind) =>
		(content[kind] ?? []).map((entry: object, at): ImportedEntry => {
			const key = String(Reflect.get(entry, contentKinds[kind].key));
			const row = toRow(kind, entry, at + 1, stored(kind).get(key), now);
			return { key, entry, row };
		});
	const all = new Map(rowKinds.map((kind) => [kind, entriesOf(kind)]));
	return (kind) => all.get(kind) ?? [];
}

/** The errors of entries that contradict each other or the stored rows, and of stored rows that the import would break. */
function entryErrors(
	content: Content,
	imported: Imported,
	stored: Rows,
	{ onlyNew, removeOthers, removedCodes = [] }: ImportOptions,
): EntryError[] {
	/** The stored rows that the import does not remove, whether the content names them or not. */
	const remaining: Rows = (kind) => {
		if (!removeOthers || !content[kind]) return stored(kind);
		const undeletable = undeletableKeys(kind, stored("privileges"));
		return new Map([...stored(kind)].filter(([key]) => undeletable.has(key)));
	};
	/** The stored rows that it does not hide or close either, apart from those that the content names. */
	const untouched: Rows = (kind) =>
		removeOthers && content[kind] ? new Map() : stored(kind);
	const entryOf = new Map(
		rowKinds
			.flatMap(imported)
			.map(({ row, entry }): [object, object] => [row, entry]),
	);
	const withImported =
		(rows: Rows): Rows =>
		(kind) =>
			new Map([
				...rows(kind),
				...imported(kind).map(({ key, row }) => [key, row] as const),
			]);
	const staying = withImported(remaining);
	const inUse = withImported(untouched);
	const known = new Set(unreachableErrors(stored).map(([, error]) => error));
	return [
		...contentErrors(content, imported),
		...referenceErrors(content, inUse),
		...targetErrors(content),
		...unreachableErrors(inUse).flatMap(([row, error]): EntryError[] => {
			const entry = entryOf.get(row);
			if (entry) return [[entry, error]];
			return onlyNew || known.has(error) ? [] : [[row, error]];
		}),
		...nameErrors(imported, remaining),
		...dateErrors(imported),
		...amountErrors(imported, staying),
		...addedAndRemoved(content.codes ?? [], removedCodes),
		...(onlyNew ? [] : lostNameErrors(stored, staying, inUse)),
	];
}

/** Whether the entry changes the type or the barcode format, which its stored codes have to fit. */
const hasOtherBarcode = (
	{ type, barcode_format = "CODE128" }: PrivilegeEntry,
	before: Row,
) => before.type !== type || before.barcode_format !== barcode_format;

/** Whether the entry changes the privilege between a delivered prize and one with codes. */
const hasOtherDelivery = ({ type }: PrivilegeEntry, before: Row) =>
	(before.type === privilegeType.physical) !==
	(type === privilegeType.physical);

/** Imports content in the transaction `db`; throws ContentError for content that contradicts itself or the store, after which `db` must be rolled back. */
export async function importContent(
	db: Database,
	content: Content,
	options: ImportOptions,
): Promise<KindChanges[]> {
	const { onlyNew, removedCodes = [] } = options;
	// The lock keeps other imports from changing the stored rows between the checks and the commit.
	await db.execute(
		sql`select pg_advisory_xact_lock(hashtextextended('content import', 0))`,
	);
	const rows = new Map<RowKind, Map<string, Row>>();
	for (const kind of rowKinds) rows.set(kind, await storedRows(db, kind));
	const stored: Rows = (kind) => rows.get(kind) ?? new Map();
	const privileges = stored("privileges");
	const imported = importedEntries(content, stored, options.now);
	throwIfAny(entryErrors(content, imported, stored, options), options);
	const changes: KindChanges[] = [];
	for (const kind of rowKinds)
		if (content[kind])
			changes.push(await importRows(db, kind, imported(kind), stored, options));
	const isUntouched = (id: number) =>
		Boolean(onlyNew && privileges.has(String(id)));
	const changeable = (content.privileges ?? []).filter(
		(it) => !isUntouched(it.privilege_id),
	);
	const throwIfAnyOf = (errors: [privilege_id: number, error: string][]) => {
		const entryOf = (id: number) =>
			changeable.find((it) => it.privilege_id === id);
		throwIfAny(
			errors.map(([id, error]) => [entryOf(id) ?? {}, error]),
			options,
		);
	};
	const changedBy = (isChanged: typeof hasOtherBarcode) =>
		changeable
			.filter((it) => {
				const before = privileges.get(String(it.privilege_id));
				return before && isChanged(it, before);
			})
			.map((it) => it.privilege_id);
	// Checked after the rows are written, so that claims which held their locks are included.
	throwIfAnyOf(await claimedErrors(db, changedBy(hasOtherDelivery)));
	throwIfAnyOf(await storedCodeErrors(db, changedBy(hasOtherBarcode)));
	changes.push(await importCodes(db, content, isUntouched, options));
	const ids = [...changeable, ...removedCodes].map((it) => it.privilege_id);
	throwIfAnyOf(await stockErrors(db, [...new Set(ids)]));
	return changes;
}
