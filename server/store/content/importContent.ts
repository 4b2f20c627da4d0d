// Imports content into the store: adds and changes rows by key, and says which.
import { isDeepStrictEqual } from "node:util";
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
	keyOf,
	nameColumns,
	nameErrors,
} from "./contentErrors";
import { type RowKind, rowKinds } from "./contentKinds";
import {
	buttonErrors,
	categoryErrors,
	namesOfRows,
	referenceErrors,
	referencesIn,
	surveyErrors,
} from "./contentReferences";
import { type Row, toEntry, toRow } from "./contentRows";
import type { CodeEntry, Content, Kind, PrivilegeEntry } from "./contentSchema";
import { ContentError, type SourcePosition } from "./readContent";
import { renameFavourites } from "./renameFavourites";
import {
	freeNames,
	removalMarks,
	removeRows,
	storedRows,
	undeletableKeys,
	upsertRows,
} from "./storedRows";

export interface ImportOptions {
	now: Date;
	/** Where entries stand in their files, for messages. */
	positions?: Map<object, SourcePosition>;
	/** Changes nothing that is there, as seeding must. */
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
	/** Codes that were to be removed, and stay. */
	kept?: string[];
	unchanged: number;
}

/** Adds and changes the rows of one kind; `former` are its rows before, `privileges` those of the privileges. */
async function importRows(
	db: Database,
	kind: RowKind,
	entries: object[],
	former: Map<string, Row>,
	privileges: Map<string, Row>,
	{ now, onlyNew, removeOthers }: ImportOptions,
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
	for (const [at, entry] of entries.entries()) {
		const key = keyOf(kind, entry);
		named.add(key);
		const before = former.get(key);
		const row = toRow(kind, entry, at + 1, before, now);
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
	// Removed first: a new row may take the name of a former one.
	if (removeOthers) {
		const undeletable = undeletableKeys(kind, privileges);
		const [column = "", value] = removalMarks[kind] ?? [];
		const isRemoved = ([key, row]: [string, Row]) =>
			!named.has(key) && !(undeletable.has(key) && row[column] === value);
		changes.removed = [...former].filter(isRemoved).map(([key]) => key);
		await removeRows(db, kind, changes.removed, undeletable);
	}
	await freeNames(db, kind, [...renamed.keys()]);
	await upsertRows(db, kind, toWrite);
	await renameFavourites(db, kind, [...renamed.values()]);
	return changes;
}

/** "12 of 4711" for each privilege. */
function countsByPrivilege(codes: readonly CodeEntry[], suffix = ""): string[] {
	const counts = new Map<number, number>();
	for (const { privilege_id } of codes)
		counts.set(privilege_id, (counts.get(privilege_id) ?? 0) + 1);
	return [...counts].map(([id, amount]) => `${amount} of ${id}${suffix}`);
}

/** Throws ContentError where there are errors, each after the place of its entry. */
function throwAny(
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
		.map((it) => [it, `the code "${it.code}" is to be removed too`]);
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
	throwAny(errors, options);
	const added = await addCodes(db, given);
	const generated = await generateCodes(
		db,
		privileges
			.filter((it) => it.generate_codes && !isUntouched(it.privilege_id))
			.map((it) => it.privilege_id),
	);
	return {
		kind: "codes",
		added: countsByPrivilege([...added, ...generated]),
		changed: [],
		removed: countsByPrivilege(removed),
		kept: [
			...countsByPrivilege(kept, " are given out"),
			...countsByPrivilege(unknown, " are not in the pool"),
		],
		unchanged: codes.length - added.length,
	};
}

const idsOf = (privileges: PrivilegeEntry[]) =>
	privileges.map((it) => it.privilege_id);

/** An error of each stored entry that stays and names one to be removed. */
function removedButNamed(
	content: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
	rowOf: (kind: RowKind, entry: object) => Row,
): EntryError[] {
	const removed = new Map(
		rowKinds.map((kind) => {
			const rows = new Map(content[kind] && stored(kind));
			const kept = (content[kind] ?? []).map((entry) => rowOf(kind, entry));
			for (const entry of content[kind] ?? []) rows.delete(keyOf(kind, entry));
			for (const key of undeletableKeys(kind, stored("privileges")))
				rows.delete(key);
			const names = namesOfRows(kind, rows.values());
			for (const name of namesOfRows(kind, kept)) names.delete(name);
			return [kind, names];
		}),
	);
	const remaining = rowKinds
		.filter((kind) => !content[kind])
		.flatMap((kind) => [...stored(kind)].map((row) => [kind, ...row] as const));
	return remaining.flatMap(([kind, own, row]) => {
		const entry = toEntry(kind, row, 0);
		return referencesIn(kind, entry)
			.filter(([named, key]) => removed.get(named)?.has(key))
			.map(
				([named, key]): EntryError => [
					entry,
					`${key} of ${named} cannot be removed, for ${own} of ${kind} names it`,
				],
			);
	});
}

/** The errors of entries that contradict each other or the stored rows. */
function entryErrors(
	content: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
	{ now, removeOthers, removedCodes = [] }: ImportOptions,
): EntryError[] {
	const rowOf = (kind: RowKind, entry: object) => {
		const before = stored(kind).get(keyOf(kind, entry));
		return toRow(kind, entry, 1, before, now);
	};
	/** The stored rows that the import does not remove, whether the content names them or not. */
	const remaining = (kind: RowKind) => {
		if (!removeOthers || !content[kind]) return stored(kind);
		const undeletable = undeletableKeys(kind, stored("privileges"));
		return new Map([...stored(kind)].filter(([key]) => undeletable.has(key)));
	};
	return [
		...contentErrors(content),
		...referenceErrors(
			content,
			(kind) => (removeOthers && content[kind] ? new Map() : stored(kind)),
			rowOf,
		),
		...categoryErrors(content, stored),
		...buttonErrors(content),
		...surveyErrors(content, remaining),
		...nameErrors(content, remaining, rowOf),
		...dateErrors(content, rowOf),
		...amountErrors(content, remaining),
		...addedAndRemoved(content.codes ?? [], removedCodes),
		...(removeOthers ? removedButNamed(content, stored, rowOf) : []),
	];
}

/** Whether the entry changes what its stored codes have to fit. */
const hasOtherBarcode = (
	{ type, barcode_format = "CODE128" }: PrivilegeEntry,
	before: Row | undefined,
) =>
	before !== undefined &&
	(before.type !== type || before.barcode_format !== barcode_format);

/** Whether the entry makes a delivered prize of codes, or the other way round. */
const hasOtherDelivery = ({ type }: PrivilegeEntry, before: Row | undefined) =>
	before !== undefined &&
	(before.type === privilegeType.physical) !==
		(type === privilegeType.physical);

/**
 * Imports content in the transaction `db`. Throws ContentError for errors across
 * entries, for codes that no barcode of their privilege can carry, for claims that
 * another type would break and for stock without codes; the transaction must then be
 * rolled back.
 */
export async function importContent(
	db: Database,
	content: Content,
	options: ImportOptions,
): Promise<KindChanges[]> {
	const { onlyNew, removedCodes = [] } = options;
	const stored = new Map<RowKind, Map<string, Row>>();
	for (const kind of rowKinds) stored.set(kind, await storedRows(db, kind));
	const rowsBefore = (kind: RowKind): Map<string, Row> =>
		stored.get(kind) ?? new Map();
	const privileges = rowsBefore("privileges");
	throwAny(entryErrors(content, rowsBefore, options), options);
	const changes: KindChanges[] = [];
	for (const kind of rowKinds) {
		const entries = content[kind];
		if (!entries) continue;
		const before = rowsBefore(kind);
		changes.push(
			await importRows(db, kind, entries, before, privileges, options),
		);
	}
	const isUntouched = (id: number) =>
		Boolean(onlyNew && privileges.has(String(id)));
	const all = (content.privileges ?? []).filter(
		(it) => !isUntouched(it.privilege_id),
	);
	const throwAnyOf = (wrong: [privilege_id: number, error: string][]) => {
		const entryOf = (id: number) => all.find((it) => it.privilege_id === id);
		throwAny(
			wrong.map(([id, error]) => [entryOf(id) ?? {}, error]),
			options,
		);
	};
	const changedBy = (isChanged: typeof hasOtherBarcode) =>
		idsOf(
			all.filter((it) =>
				isChanged(it, privileges.get(String(it.privilege_id))),
			),
		);
	// After the rows are written: a claim that had their lock is seen.
	throwAnyOf(await claimedErrors(db, changedBy(hasOtherDelivery)));
	throwAnyOf(await storedCodeErrors(db, changedBy(hasOtherBarcode)));
	changes.push(await importCodes(db, content, isUntouched, options));
	const ids = [...idsOf(all), ...removedCodes.map((it) => it.privilege_id)];
	throwAnyOf(await stockErrors(db, [...new Set(ids)]));
	return changes;
}
