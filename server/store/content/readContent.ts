// Reads a folder (or one file) of content and validates the form of every entry.
import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import * as v from "valibot";
import { isStorable } from "../../rules/validate";
import { errorCodeOf } from "../connection/storeError";
import { type Content, contentFileSchema, entrySchemas } from "./contentSchema";
import { parseCsv } from "./csv";
import { jsonLines, lineOfSyntaxError } from "./jsonLines";
import { countLineEnds } from "./lineEnd";

/** Errors of the content, one sentence each; nothing was imported. */
export class ContentError extends Error {
	constructor(readonly errors: string[]) {
		super(errors.join("\n"));
	}
}

/** Turns an error of the disk into a ContentError; its code would make it look like an error of the store. */
export function withDiskErrors<T>(
	path: string,
	how: "read" | "written",
	work: () => T,
) {
	try {
		return work();
	} catch (error) {
		const code = errorCodeOf(error);
		if (code === null) throw error;
		throw new ContentError([`${path} cannot be ${how} (${code}).`]);
	}
}

/** Where an entry stands in the files, for messages. */
export interface SourcePosition {
	file: string;
	line: number;
}

const schemaWords: [RegExp, string][] = [
	[/\bstring\b/g, "a text"],
	[/\bboolean\b/g, "true or false"],
	[/\bObject\b/g, "an object"],
	[/\bArray\b/g, "a list"],
	[/\bnumber\b/g, "a number"],
];

/** A valibot issue as a plain sentence. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
	const { kind, expected, received, message } = issue;
	const path = issue.path?.map(({ key }) => key).join(".") ?? "";
	if (kind !== "schema") return `${path} ${message}`;
	const sentence =
		expected === "never"
			? `"${path}" is not a known field`
			: received === "undefined"
				? `${path} is missing`
				: `${path} must be ${expected}, not ${received}`;
	return schemaWords.reduce(
		(text, [word, by]) => text.replace(word, by),
		sentence,
	);
}

/** Where the readers of a file put what they find. */
interface Target {
	report(line: number, error: string): void;
	/** The entries of a kind so far; from then on the content has the kind, even without an entry. */
	listOf(kind: string): object[];
	add(kind: string, entry: object, line: number): void;
}

function readJson(text: string, { report, listOf, add }: Target) {
	let given: unknown;
	try {
		given = JSON.parse(text);
	} catch {
		return report(lineOfSyntaxError(text), "this is not valid JSON");
	}
	if (typeof given !== "object" || given === null || Array.isArray(given))
		return report(
			1,
			'a file must be an object with a list for each kind, such as {"brands":[]}',
		);
	const lines = jsonLines(text, (path, line) =>
		report(line, `${path} occurs twice`),
	);
	const lineOf = (path: string[]): number =>
		lines.get(path.join(".")) ?? (path.length ? lineOf(path.slice(0, -1)) : 1);
	const result = v.safeParse(contentFileSchema, given);
	for (const issue of result.issues ?? []) {
		const path = issue.path?.map(({ key }) => String(key)) ?? [];
		report(lineOf(path), sentenceOf(issue));
	}
	if (!result.success) return;
	for (const [kind, entries] of Object.entries(result.output)) {
		// $schema is not a list of entries.
		if (!Array.isArray(entries)) continue;
		listOf(kind);
		for (const [at, entry] of entries.entries())
			add(kind, entry, lineOf([kind, String(at)]));
	}
}

function readCsv(text: string, { report, add }: Target) {
	let records: ReturnType<typeof parseCsv>;
	try {
		records = parseCsv(text);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return report(
			Number(error.message),
			"a quotation mark is not closed, or is inside an unquoted value",
		);
	}
	const [header = { line: 1, values: [] }, ...rows] = records;
	const names = header.values;
	const kind = names.includes("branch_id")
		? "branches"
		: names.includes("code")
			? "codes"
			: null;
	if (!kind)
		return report(
			header.line,
			"the first line must name the columns of branches (branch_id, …) or of codes (privilege_id, code)",
		);
	const repeated = names.find((name, at) => names.indexOf(name) < at);
	if (repeated !== undefined)
		return report(
			header.line,
			`the first line must not name the column "${repeated}" twice`,
		);
	for (const { line, values } of rows) {
		if (values.length !== names.length) {
			report(
				line,
				`there are ${values.length} values for ${names.length} columns`,
			);
			continue;
		}
		const result = v.safeParse(entrySchemas[kind], entryOfRow(names, values));
		for (const issue of result.issues ?? []) report(line, sentenceOf(issue));
		if (result.success) add(kind, result.output, line);
	}
}

const numberColumns = ["branch_id", "brand_id", "privilege_id", "lat", "lng"];
/** The only form of a number that is accepted: a spreadsheet's 4.711E+3 may have lost digits. */
const plainNumber = /^\s*-?\d+(\.\d+)?\s*$/;

/** The entry of a CSV row, with its numbers parsed, and name_th and name_en as name.th and name.en. */
function entryOfRow(columns: string[], values: string[]): object {
	const fields: [string, unknown][] = [];
	const name: [string, string][] = [];
	for (const [at, column] of columns.entries()) {
		const value = values[at] ?? "";
		const isNumber = numberColumns.includes(column) && plainNumber.test(value);
		const language = /^name_(th|en)$/.exec(column)?.[1];
		if (language) name.push([language, value]);
		else fields.push([column, isNumber ? Number(value) : value]);
	}
	// A column "name" stays, so that the schema refuses it.
	if (name.length > 0) fields.unshift(["name", Object.fromEntries(name)]);
	return Object.fromEntries(fields);
}

/** The JSON and CSV files of a folder and its subfolders, sorted by name and without hidden ones; for a file, the file itself. */
export function contentFilesOf(path: string): string[] {
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(json|csv)$/i.test(name) && !/(^|[\\/])\./.test(name))
		.sort()
		.map((name) => join(path, name));
}

/** The content of a folder or file. Throws ContentError with every error and its line. */
export function readContent(path: string) {
	const files = withDiskErrors(path, "read", () => contentFilesOf(path));
	// The path is probably wrong.
	if (files.length === 0)
		throw new ContentError([`${path} has no JSON or CSV file.`]);
	const errors: string[] = [];
	const content: Record<string, object[]> = {};
	const positions = new Map<object, SourcePosition>();
	for (const source of files) {
		const bytes = withDiskErrors(source, "read", () => readFileSync(source));
		const file = relative(path, source) || basename(source);
		const report = (line: number, error: string) =>
			void errors.push(`${file}, line ${line}: ${error}.`);
		const listOf = (kind: string) => (content[kind] ??= []);
		const add = (kind: string, entry: object, line: number) => {
			if (!isStorable(entry))
				report(
					line,
					"a text has a null character or half of a surrogate pair, which the database cannot store",
				);
			listOf(kind).push(entry);
			positions.set(entry, { file, line });
		};
		if (!isUtf8(bytes)) {
			// The file may have a spreadsheet's own encoding.
			const [before = ""] = bytes.toString().split("\uFFFD");
			const line = countLineEnds(before) + 1;
			report(line, "this is not UTF-8; save the file as UTF-8");
			continue;
		}
		const text = new TextDecoder().decode(bytes);
		const read = extname(file).toLowerCase() === ".csv" ? readCsv : readJson;
		read(text, { report, listOf, add });
	}
	if (errors.length > 0) throw new ContentError(errors);
	// Each list was validated by the schema of its kind.
	return { content: content as Content, positions };
}
