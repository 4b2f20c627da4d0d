// The code of a failed reply: a number, or a short word without other signs.
import { expect, test } from "vitest";
import { readFailure } from "../../../src/contract/envelope";

test.each([
	[20000, 20000],
	[" 40009 ", 40009],
	["E1001", "E1001"],
	[" TOKEN_EXPIRED\n<b>", "TOKEN_EXPIREDb"],
	[`E${"1".repeat(90)}`, `E${"1".repeat(39)}`],
	["9".repeat(30), "9".repeat(30)],
	["-", null],
	["", null],
	["ผิดพลาด", null],
	[{ id: 7 }, null],
	[null, null],
])("%j is read as %j", (code, read) => {
	expect(readFailure({ error: { code } }).code).toBe(read);
});
