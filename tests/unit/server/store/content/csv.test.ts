// CSV files of an import: a damaged number or a repeated column is an error, and every kind of line end is read.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	ContentError,
	readContent,
} from "../../../../../server/store/content/readContent";
import { temporaryFolder } from "../../../../support/atExit";

const { folder, remove } = temporaryFolder("gift-csv-");
afterAll(remove);

function read(bytes: string | Buffer, name = "a.csv") {
	const file = join(folder, name);
	writeFileSync(file, bytes);
	return readContent(file).content;
}
function errorsOf(bytes: string | Buffer, name?: string) {
	try {
		read(bytes, name);
		return [];
	} catch (error) {
		return error instanceof ContentError ? error.errors : [error];
	}
}

const columns = "branch_id,brand_id,name_th,name_en,address,province,lat,lng";
const branch = (id: string, lat = "13.7", lng = "100.5") =>
	`${id},7,ก,A,ถนน,กรุงเทพมหานคร,${lat},${lng}`;

// The bug: `4.711E+3` from a spreadsheet was read as the privilege 4711, and `0x10` as 16.
test.each([
	"4.711E+3",
	"4711e0",
	"0x10",
	"0b1",
	"0o7",
	"+1",
	".5",
	"5.",
	"1,5",
	"๑",
	"Infinity",
	"",
])("the id %j is refused as no number", (id) => {
	expect(errorsOf(`privilege_id,code\n"${id}",X\n`)).toEqual([
		`a.csv, line 2: privilege_id must be a number, not "${id}".`,
	]);
});

test("plain numbers are read, with a sign, a fraction or spaces around them", () => {
	expect(
		read(`${columns}\n${branch(" 12 ", "-13.75", " 100.0 ")}\n`),
	).toMatchObject({ branches: [{ branch_id: 12, lat: -13.75, lng: 100 }] });
	expect(errorsOf(`${columns}\n${branch("1", "1e1", "0x10")}\n`)).toEqual([
		'a.csv, line 2: lat must be a number, not "1e1".',
		'a.csv, line 2: lng must be a number, not "0x10".',
	]);
});

// The bug: of two columns with the same name the last one was used.
test.each([
	["privilege_id,code,code", "1,X,Y", "code"],
	["privilege_id,privilege_id,code", "1,2,X", "privilege_id"],
	[`${columns},name_th`, `${branch("1")},ข`, "name_th"],
	["privilege_id,code,__proto__,__proto__", "1,X,a,b", "__proto__"],
])("the header %j is refused for a repeated column", (header, row, name) => {
	expect(errorsOf(`${header}\n${row}\n`)).toEqual([
		`a.csv, line 1: the first line must not name the column "${name}" twice.`,
	]);
});

// The bug: these columns were ignored silently.
test.each([
	["privilege_id,code,__proto__", "1,X,a", '"__proto__" is not a known field'],
	["privilege_id,code,toString", "1,X,a", '"toString" is not a known field'],
	[`${columns},name`, `${branch("1")},ก`, "name must be an object"],
])("the header %j is refused for an unknown column", (header, row, error) => {
	expect(errorsOf(`${header}\n${row}\n`)).toEqual([
		expect.stringContaining(`a.csv, line 2: ${error}`),
	]);
});

// The bug: a file of the format "CSV (Macintosh)", whose lines end with a carriage return, was refused with "a quote is not closed".
test.each([["\n"], ["\r\n"], ["\r"]])(
	"lines that end with %j are read and counted",
	(end) => {
		const lines = (...all: string[]) => all.join(end);
		expect(read(lines("privilege_id,code", "1,X", "", '2,"Y"'))).toEqual({
			codes: [
				{ privilege_id: 1, code: "X" },
				{ privilege_id: 2, code: "Y" },
			],
		});
		expect(
			errorsOf(lines("privilege_id,code", '1,"X', 'Y"', "", "one,Z", "")),
		).toEqual(['a.csv, line 5: privilege_id must be a number, not "one".']);
		expect(errorsOf(lines("privilege_id,code", "1,X", '2,"Y', ""))).toEqual([
			"a.csv, line 3: a quotation mark is not closed, or is inside an unquoted value.",
		]);
		const notUtf8 = Buffer.from(
			lines("privilege_id,code", "1,X", "2,\xFF"),
			"latin1",
		);
		expect(errorsOf(notUtf8)).toEqual([
			"a.csv, line 3: this is not UTF-8; save the file as UTF-8.",
		]);
		expect(errorsOf(lines("{", '"codes": [', "1", "]}"), "a.json")).toEqual([
			expect.stringMatching(/^a\.json, line 3: /),
		]);
		expect(errorsOf(lines("{", '"codes": [', "{,}"), "a.json")).toEqual([
			"a.json, line 3: this is not valid JSON.",
		]);
		expect(errorsOf(lines("{", '"codes": [', ""), "a.json")).toEqual([
			"a.json, line 3: this is not valid JSON.",
		]);
	},
);
