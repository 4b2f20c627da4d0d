// Entries of content files as rows of their tables, and back.
import { isDeepStrictEqual } from "node:util";
import {
	formatContentDate,
	isRelativeDate,
	resolveContentDate,
} from "../../rules/contentDate";
import { columnsOf, type RowKind } from "./contentKinds";
import { entrySchemas } from "./contentSchema";

/** A row of a table by column name. */
export type Row = Record<string, unknown>;

const edgeOf = (column: string) =>
	column === "valid_through" ? "end" : "start";

/** The values that a kind derives if the entry does not set them. */
const derived: Partial<Record<RowKind, (entry: Row) => Row>> = {
	privileges: (it) => ({
		reference: String(it.privilege_id),
		alt_reference: `PV_${it.privilege_id}`,
		entry_remaining: Number(it.entry_total) - Number(it.entry_used ?? 0),
	}),
	articles: (it) => ({ alt_reference: `AR_${it.article_id}` }),
};

const bilingual = /^(.+)_(th|en)$/;

function fieldOf(entry: Row, column: string): unknown {
	if (entry[column] !== undefined) return entry[column];
	const [, name = "", language = ""] = bilingual.exec(column) ?? [];
	return Object(entry[name])[language];
}

/** The row of an entry at `place` (from 1) of its list; a relative date keeps the value of `former`. */
export function toRow(
	kind: RowKind,
	entry: object,
	place: number,
	former: Row | undefined,
	now: Date,
): Row {
	const given: Row = { ...entry };
	const all: Row = { seq: place, ...derived[kind]?.(given), ...given };
	const row: Row = {};
	for (const { name, isDate, empty } of columnsOf(kind)) {
		const value = fieldOf(all, name) ?? empty;
		if (!isDate) row[name] = value;
		else
			row[name] =
				former && isRelativeDate(String(value))
					? former[name]
					: resolveContentDate(String(value), edgeOf(name), now)?.toISOString();
	}
	if (kind === "privileges" && former)
		row.entry_remaining =
			Number(former.entry_remaining) +
			Number(row.entry_total) -
			Number(former.entry_total);
	return row;
}

/** A row that was read from the store as JSON, with its dates as ISO instants. */
export function normaliseRow(kind: RowKind, row: Row): Row {
	const dates = columnsOf(kind).filter((it) => it.isDate);
	const instants = dates.map(({ name }) => [
		name,
		new Date(String(row[name])).toISOString(),
	]);
	return { ...row, ...Object.fromEntries(instants) };
}

/** The fields that a file must have, whatever their value. */
const requiredFields = (kind: RowKind) =>
	new Set(
		Object.entries(entrySchemas[kind].entries)
			.filter(([, field]) => field.type !== "optional")
			.map(([name]) => name),
	);

/** The entry of a row at `place` of its list, without the values that an import adds by itself. */
export function toEntry(kind: RowKind, row: Row, place: number): Row {
	const entry: Row = {};
	const columns = columnsOf(kind);
	const required = requiredFields(kind);
	const isText = (name: string) => columns.some((it) => it.name === name);
	for (const { name, isDate, empty } of columns) {
		const [, base = "", language] = bilingual.exec(name) ?? [];
		if (name === "entry_remaining") continue;
		if (language && isText(`${base}_th`) && isText(`${base}_en`)) {
			if (language === "en") continue;
			const texts = { th: row[name], en: row[`${base}_en`] };
			if (`${texts.th}${texts.en}` !== "" || required.has(base))
				entry[base] = texts;
		} else if (isDate)
			entry[name] = formatContentDate(
				new Date(String(row[name])),
				edgeOf(name),
			);
		else if (
			required.has(name) ||
			// Without seq an import would use the place in the file.
			name === "seq" ||
			!isDeepStrictEqual(row[name], empty)
		)
			entry[name] = row[name];
	}
	if (kind === "privileges" && row.entry_remaining !== row.entry_total)
		entry.entry_used = Number(row.entry_total) - Number(row.entry_remaining);
	const implied: Row = { seq: place, ...derived[kind]?.(entry) };
	for (const [name, value] of Object.entries(implied))
		if (!required.has(name) && isDeepStrictEqual(entry[name], value))
			delete entry[name];
	return entry;
}
