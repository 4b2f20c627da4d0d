// How a server's validate_rule is read: a regular expression with or without slashes and flags, also in older syntax (3 §5).
import { expect, test } from "vitest";
import { readPattern } from "../../../src/contract/surveyPattern";

test.each<[rule: string, right: string[], wrong: string[]]>([
	["^[0-9]{5}$", ["10250"], ["1025", "102500", "1025a", "๑๐๒๕๐"]],
	["^0[689]\\d{8}$", ["0812345678"], ["0712345678", "081234567"]],
	["^[ก-๙\\s]+$", ["สมชาย ใจดี"], ["Somchai", "สมชาย1"]],
	["^\\p{L}+$", ["José"], ["", "1"]],
	["^(?!admin$).+$", ["somebody", "administrator"], ["admin"]],
	["/^[A-Z]{2}$/i", ["ab", "AB"], ["abc"]],
	["/^[A-Z]{2}$/giu", ["ab", "AB"], ["abc"]],
	["^.$", ["ก", "😀"], ["", "\n", "กข"]],
	["/^.$/s", ["\n"], ["ab"]],
	["/^\\d{5}$/gm", ["10250"], ["1025", "/10250/"]],
	["/^[\\p{L}--[a-z]]+$/dv", ["ABC", "กข"], ["abc"]],
	// The u flag rejects this escape.
	["^\\-?\\d+$", ["-4", "4"], ["--4"]],
	["^(a)\\1$", ["aa"], ["ab"]],
])("%s", (rule, right, wrong) => {
	const isMatch = (text: string) => readPattern(rule)?.test(text);
	// Each text is matched twice: a pattern must not remember the match before.
	for (const text of [...right, ...right])
		expect([text, isMatch(text)]).toEqual([text, true]);
	for (const text of wrong)
		expect([text, isMatch(text)]).toEqual([text, false]);
});

test.each(["([", "/a/ii", "a{2,1}", "(?<a>b)(?<a>c)"])(
	"%s is not a pattern",
	(rule) => expect(readPattern(rule)).toBeNull(),
);
