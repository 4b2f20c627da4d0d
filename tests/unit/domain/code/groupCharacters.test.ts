// The groups in which a code is read.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupCharacters } from "../../../../src/domain/code/groupCharacters";

describe("groups for reading", () => {
	test.each([
		["GK7M4PX92QD8", "GK7M 4PX9 2QD8"],
		["12345", "12345"],
		["123456", "1234 56"],
		["123456789", "1234 56789"],
		["SAVE-2026-NOW", "SAVE-2026-NOW"],
		["", ""],
	])("%s reads %s", (code, read) => {
		expect(groupCharacters(code)).toBe(read);
	});

	test("grouping adds only spaces and never leaves a single character", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), (code) => {
				const groups = groupCharacters(code).split(" ");
				expect(groups.join("")).toBe(code);
				if (code.length > 5)
					for (const part of groups) expect(part.length).toBeGreaterThan(1);
			}),
		);
	});
});
