// A code has one end: its countdown or its validity, whichever is earlier (2 §4).
import { expect, test } from "vitest";
import { codeEnd, hasEnded } from "../../../../src/domain/code/codeEnd";

const early = "2026-11-20T05:00:00Z";
const late = "2026-11-20T06:00:00Z";
const end = Date.parse(early);

test.each([
	["without times", {}, null],
	["without readable times", { countdown_time: "soon" }, null],
	[
		"with a countdown within its validity",
		{ countdown_time: early, expiration_datetime: late },
		end,
	],
	[
		"with a countdown that outlasts its validity",
		{ countdown_time: late, expiration_datetime: early },
		end,
	],
	[
		"of the history with a countdown that outlasts its validity",
		{ countdown_datetime: late, expiration_datetime: early },
		end,
	],
	[
		"of the history with a countdown within its validity",
		{ countdown_datetime: early, expiration_datetime: late },
		end,
	],
	[
		"without a countdown",
		{ countdown_time: null, expiration_datetime: early },
		end,
	],
	[
		"without a validity",
		{ countdown_time: early, expiration_datetime: null },
		end,
	],
])("the end of a code is right: %s", (_what, times, expected) => {
	expect(codeEnd(times)).toBe(expected);
});

test("a code has ended at its end, and one without an end never ends", () => {
	const code = { countdown_time: late, expiration_datetime: early };
	expect([hasEnded(code, end - 1), hasEnded(code, end)]).toEqual([false, true]);
	expect(hasEnded({}, Number.MAX_VALUE)).toBe(false);
});
