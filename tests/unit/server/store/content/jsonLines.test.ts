// The line of each value of a JSON file and of a syntax error, which the errors of an import name (docs/operating.md).
import { expect, test } from "vitest";
import { parseCsv } from "../../../../../server/store/content/csv";
import {
	jsonLines,
	lineOfSyntaxError,
} from "../../../../../server/store/content/jsonLines";

test("each value is on the line where it begins", () => {
	const text = `{
 "brands": [
  { "name": { "th": "ก\\n{", "en": "A" }, "is": [true,
   -1.5e3] },
  null
 ], "a.b": {}
}`;
	expect(Object.fromEntries(jsonLines(text))).toEqual({
		"": 1,
		brands: 2,
		"brands.0": 3,
		"brands.0.name": 3,
		"brands.0.name.th": 3,
		"brands.0.name.en": 3,
		"brands.0.is": 3,
		"brands.0.is.0": 3,
		"brands.0.is.1": 4,
		"brands.1": 5,
		"a.b": 6,
	});
});

test("an unclosed quote in a file of megabytes is reported with its line", () => {
	const open = `privilege_id,code\n1,"X\n${"1,ABCDEFGHIJKL\n".repeat(1_200_000)}`;
	expect(() => parseCsv(open)).toThrow(/^2$/);
});

test.each([
	['{\n "brands": [\n  {,}\n ]\n}', 3],
	["{ oh }", 1],
	['{\n "brands": [\n', 3],
	["", 1],
	['{\n "brands": [\n  { "brand_id": one }\n ]\n}', 3],
	["{\n 'brands': []\n}", 2],
	['{\n "at position 1": [],\n // a comment\n "codes": []\n}', 3],
	[`{\n "brands": [\n${"  1,\n".repeat(500)}  +1\n ]\n}`, 503],
	['{\n "brands": []\n}\n\nmore', 5],
])("the syntax error of %j is on line %i", (text, line) => {
	expect(lineOfSyntaxError(text)).toBe(line);
});
