// The line of each value of a JSON file, and of what is no JSON: whoever writes content reads them in the errors (docs/operating.md).
import { expect, test } from "vitest";
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

test.each([
	['{\n "brands": [\n  {,}\n ]\n}', 3],
	["{ oh }", 1],
	['{\n "brands": [\n', 3],
	["", 1],
])("%j is no JSON from line %i on", (text, line) => {
	let message = "";
	try {
		JSON.parse(text);
	} catch (error) {
		message = String(error);
	}
	expect(lineOfSyntaxError(text, message)).toBe(line);
});
