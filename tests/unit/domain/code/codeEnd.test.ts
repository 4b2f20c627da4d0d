// A code has one end: its countdown or its validity, whichever is earlier (2 §4).
import { expect, test } from "vitest";
import {
	codeEnd,
	endingWithin,
	hasEnded,
} from "../../../../src/domain/code/codeEnd";

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

test("the expiring coupons are those that end within three days, the next to end first", () => {
	const hour = 3_600_000;
	const at = (hours: number) => new Date(end + hours * hour).toISOString();
	const code = (
		name: string,
		countdown_time: string | null,
		expiration_datetime: string | null,
	) => ({ name, countdown_time, expiration_datetime });
	const codes = [
		code("next week", null, at(150)),
		code("tomorrow", null, at(24)),
		code("running", at(0.2), at(150)),
		code("running, valid for less", at(90), at(2)),
		code("ended", at(90), at(-2)),
		code("never", null, null),
	];
	const coupons = endingWithin(72 * hour, codes, end);
	expect(coupons.map((it) => it.code.name)).toEqual([
		"running",
		"running, valid for less",
		"tomorrow",
	]);
	expect(coupons[0]?.left).toBe(0.2 * hour);
});
