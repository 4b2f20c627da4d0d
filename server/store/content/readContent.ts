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

class ContentReader {
	readonly errors: string[] = [];
	readonly content: Record<string, object[]> = {};
	readonly positions = new Map<object, SourcePosition>();

	#report = (file: string, line: number, what: string) =>
		this.errors.push(`${file}, line ${line}: ${what}.`);

	#add(kind: string, entry: object, position: SourcePosition) {
		if (!isStorable(entry))
			this.#report(
				position.file,
				position.line,
				"a text has a null character or half of a surrogate pair, which the database cannot store",
			);
		this.content[kind] ??= [];
		this.content[kind].push(entry);
		this.positions.set(entry, position);
	}

	read(file: string, bytes: Buffer) {
		if (!isUtf8(bytes)) {
			// The file may have a spreadsheet's own encoding.
			const [before = ""] = bytes.toString().split("\uFFFD");
			const line = countLineEnds(before) + 1;
			this.#report(file, line, "this is not UTF-8; save the file as UTF-8");
			return;
		}
		const text = new TextDecoder().decode(bytes);
		if (extname(file).toLowerCase() === ".csv") this.#readCsv(file, text);
		else this.#readJson(file, text);
	}

	#readJson(file: string, text: string) {
		let given: unknown;
		try {
			given = JSON.parse(text);
		} catch {
			this.#report(file, lineOfSyntaxError(text), "this is not valid JSON");
			return;
		}
		if (typeof given !== "object" || given === null || Array.isArray(given)) {
			this.#report(
				file,
				1,
				'a file must be an object with a list for each kind, such as {"brands":[]}',
			);
			return;
		}
		const lines = jsonLines(text, (path, line) =>
			this.#report(file, line, `${path} occurs twice`),
		);
		const lineOf = (path: string[]): number =>
			lines.get(path.join(".")) ??
			(path.length ? lineOf(path.slice(0, -1)) : 1);
		const result = v.safeParse(contentFileSchema, given);
		for (const issue of result.issues ?? [])
			this.#report(
				file,
				lineOf(issue.path?.map(({ key }) => String(key)) ?? []),
				sentenceOf(issue),
			);
		if (!result.success) return;
		for (const [kind, entries] of Object.entries(result.output)) {
			// $schema is not a list of entries.
			if (!Array.isArray(entries)) continue;
			this.content[kind] ??= [];
			for (const [at, entry] of entries.entries())
				this.#add(kind, entry, { file, line: lineOf([kind, String(at)]) });
		}
	}

	#readCsv(file: string, text: string) {
		let records: ReturnType<typeof parseCsv>;
		try {
			records = parseCsv(text);
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			this.#report(
				file,
				Number(error.message),
				"a quotation mark is not closed, or is inside an unquoted value",
			);
			return;
		}
		const [header, ...rows] = records;
		const { line: headerLine, values: names } = header ?? {
			line: 1,
			values: [],
		};
		const kind = names.includes("branch_id")
			? "branches"
			: names.includes("code")
				? "codes"
				: null;
		if (!kind) {
			this.#report(
				file,
				headerLine,
				"the first line must name the columns of branches (branch_id, …) or of codes (privilege_id, code)",
			);
			return;
		}
		const repeated = names.find((name, at) => names.indexOf(name) < at);
		if (repeated !== undefined) {
			this.#report(
				file,
				headerLine,
				`the first line must not name the column "${repeated}" twice`,
			);
			return;
		}
		for (const { line, values } of rows) {
			if (values.length !== names.length) {
				this.#report(
					file,
					line,
					`there are ${values.length} values for ${names.length} columns`,
				);
				continue;
			}
			const result = v.safeParse(entrySchemas[kind], entryOfRow(names, values));
			for (const issue of result.issues ?? [])
				this.#report(file, line, sentenceOf(issue));
			if (result.success) this.#add(kind, result.output, { file, line });
		}
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
	const reader = new ContentReader();
	const files = withDiskErrors(path, "read", () => contentFilesOf(path));
	// The path is probably wrong.
	if (files.length === 0)
		throw new ContentError([`${path} has no JSON or CSV file.`]);
	for (const file of files) {
		const name = relative(path, file) || basename(file);
		reader.read(
			name,
			withDiskErrors(file, "read", () => readFileSync(file)),
		);
	}
	if (reader.errors.length > 0) throw new ContentError(reader.errors);
	// Each list was validated by the schema of its kind.
	return { content: reader.content as Content, positions: reader.positions };
}
