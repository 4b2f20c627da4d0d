// Reads and writes comma-separated values (RFC 4180), with the line of each record.
import { countLineEnds } from "./lineEnd";

/** The fields of a record, and the line it begins on (from 1). */
interface CsvRecord {
	line: number;
	values: string[];
}

/** The records of a text; empty lines are left out. Throws RangeError with the line of a quote that is never closed. */
export function parseCsv(text: string): CsvRecord[] {
	const records: CsvRecord[] = [];
	let line = 1;
	let record: CsvRecord = { line, values: [] };
	// A field, quoted or plain, and what ends it.
	const field = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n?|\n|$)/y;
	while (field.lastIndex < text.length || record.values.length > 0) {
		const [whole, quoted, plain = "", end] = field.exec(text) ?? [];
		if (whole === undefined || end === undefined)
			throw new RangeError(String(line));
		record.values.push(quoted?.replaceAll('""', '"') ?? plain);
		line += countLineEnds(whole);
		if (end === ",") continue;
		if (record.values.join("") !== "") records.push(record);
		record = { line, values: [] };
		if (end === "") break;
	}
	return records;
}

const quote = (value: string) =>
	/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Rows as lines; the first row is the header. */
export const writeCsv = (rows: (string | number)[][]): string =>
	rows.map((row) => `${row.map(String).map(quote).join(",")}\n`).join("");
