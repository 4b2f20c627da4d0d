// The six boxes of a one-time code: typing, pasting, autofill, keys, and when it may be confirmed or sent again (2 §5, 3 §5).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type CodeBoxState,
	completeCode,
	emptyBoxes,
	enterText,
	missingBoxes,
	pressKey,
	toBoxes,
} from "../../../../src/domain/member/codeBoxes";
import { anyCharacter } from "../../../support/anyCharacter";

const boxes = (text: string, at = 0): CodeBoxState => ({
	digits: [...text].map((each) => (each === "_" ? "" : each)),
	focusedBox: at,
});
const stateOf = ({ digits, focusedBox: at }: CodeBoxState) => [
	digits.map((digit) => digit || "_").join(""),
	at,
];

test.each<[typed: string[], kept: string, focus: number]>([
	[["4", "8", "2", "", "", ""], "482___", 3],
	[["4", "", "2", "9", "", ""], "4_29__", 1],
	[[..."482915"], "482915", 5],
	[[], "______", 0],
	[["48", "x", "๗", "<b>", "9", "1", "5", "7"], "____91", 0],
])("earlier input %j is restored into the boxes", (typed, kept, focus) => {
	expect(stateOf(toBoxes(typed))).toEqual([kept, focus]);
});

describe("entering", () => {
	test.each([
		["a digit", "______", 0, "4", "4_____", 1],
		["a digit over another", "48____", 0, "9", "98____", 1],
		["the last digit", "48291_", 5, "5", "482915", 5],
		["a Thai digit", "______", 2, "๗", "__7___", 3],
		["a full-width digit", "______", 2, "７", "__7___", 3],
		["a whole code", "______", 0, "482915", "482915", 5],
		["a whole code in the middle", "1_____", 3, "482915", "482915", 5],
		["a text message", "______", 0, "รหัส 123 456", "123456", 5],
		["a message in Thai digits", "______", 0, "รหัส ๑๒๓๔๕๖", "123456", 5],
		[
			"a message with a number before",
			"1_____",
			1,
			"อ้างอิง 4821 รหัส ๑๒๓๔๕๖ ใน 5 นาที",
			"123456",
			5,
		],
		[
			"a message that begins with a date",
			"______",
			0,
			"29/11/2569: 123456.",
			"123456",
			5,
		],
		["more than six digits", "______", 0, "48291577", "482915", 5],
		["some digits from the third on", "1_____", 2, "77", "1_77__", 4],
		["digits past the end", "______", 4, "123", "____12", 5],
		["a word clears the box", "482915", 2, "abc", "48_915", 2],
		["nothing clears the box", "482915", 0, "", "_82915", 0],
	])("%s", (_what, before, at, text, after, focus) => {
		expect(stateOf(enterText(boxes(before, at), at, text))).toEqual([
			after,
			focus,
		]);
	});

	test("any six digits typed one by one are the code", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
				const end = [...code].reduce(
					(now, digit) => enterText(now, now.focusedBox, digit),
					emptyBoxes,
				);
				expect(completeCode(end)).toBe(code);
			}),
		);
	});

	test("there are always six boxes of at most one digit, one of them focused", () => {
		const step = fc.oneof(
			fc.record({ text: fc.string({ unit: anyCharacter, maxLength: 12 }) }),
			fc.record({
				key: fc.constantFrom(
					...([
						"Backspace",
						"Delete",
						"ArrowLeft",
						"ArrowRight",
						"Home",
						"End",
					] as const),
				),
			}),
		);
		fc.assert(
			fc.property(fc.array(step), (steps) => {
				const end = steps.reduce<CodeBoxState>(
					(now, it) =>
						"key" in it
							? pressKey(now, it.key)
							: enterText(now, now.focusedBox, it.text),
					emptyBoxes,
				);
				expect(end.digits).toHaveLength(6);
				for (const digit of end.digits) expect(digit).toMatch(/^\d?$/);
				expect([0, 1, 2, 3, 4, 5]).toContain(end.focusedBox);
			}),
		);
	});
});

test.each([
	["Backspace", "4829__", 3, "482___", 3],
	["Backspace", "4829__", 4, "482___", 3],
	["Backspace", "______", 0, "______", 0],
	["Delete", "4829__", 1, "4_29__", 1],
	["ArrowLeft", "4829__", 2, "4829__", 1],
	["ArrowLeft", "4829__", 0, "4829__", 0],
	["ArrowRight", "4829__", 5, "4829__", 5],
	["Home", "4829__", 3, "4829__", 0],
	["End", "4829__", 3, "4829__", 5],
] as const)(
	"the key %s in %s at box %d has its effect",
	(key, before, at, after, focus) => {
		expect(stateOf(pressKey(boxes(before, at), key))).toEqual([after, focus]);
	},
);

test("confirming needs six digits, and marks the empty boxes", () => {
	expect(completeCode(boxes("482915"))).toBe("482915");
	expect(completeCode(boxes("48291_"))).toBeNull();
	expect(missingBoxes(boxes("4_2_15"))).toEqual([1, 3]);
	expect(missingBoxes(boxes("482915"))).toEqual([]);
});
