// Patterns of a server (validate_rule): the same results as the browser's RegExp, always in short time (3 §5).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesRule } from "../../../../src/domain/survey/pattern";

test.each<[rule: string, right: string[], wrong: string[]]>([
	["^[0-9]{5}$", ["10250"], ["1025", "102500", "1025a", "๑๐๒๕๐"]],
	["^0[689]\\d{8}$", ["0812345678"], ["0712345678", "081234567"]],
	[
		"^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$",
		["a.b@c.co.th"],
		["a@b", "@b.c", "a b@c.d"],
	],
	["^[ก-๙\\s]+$", ["สมชาย ใจดี"], ["Somchai", "สมชาย1"]],
	["^\\p{L}+$", ["สมชัย".replace("ั", ""), "José"], ["", "1"]],
	["^(?=.*\\d)(?=.*[a-z]).{4,}$", ["ab1c"], ["abcd", "1234", "a1"]],
	["^(?!admin$).+$", ["somebody", "administrator"], ["admin"]],
	["coffee|tea", ["a cup of tea"], ["water"]],
	["\\btea\\b", ["tea time"], ["steam"]],
	["/^[A-Z]{2}$/i", ["ab", "AB"], ["abc"]],
	["^.$", ["ก", "😀"], ["", "\n", "กข"]],
	["^a{2}$", ["aa"], ["a", "aaa"]],
	["^a{2,}$", ["aa", "aaaa"], ["a"]],
	["^(?<day>\\d\\d?)/(?:1[0-2]|0?[1-9])$", ["31/12", "1/1"], ["1/13"]],
	["^[^\\]]+$", ["a[b"], ["a]"]],
	["^\\-?\\d+$", ["-4", "4"], ["--4"]],
	["", ["", "anything"], []],
])("%s", (rule, right, wrong) => {
	for (const text of right)
		expect([text, matchesRule(rule, text)]).toEqual([text, true]);
	for (const text of wrong)
		expect([text, matchesRule(rule, text)]).toEqual([text, false]);
});

test.each([
	["an expression that is none", "(["],
	["a reference back", "^(a)\\1$"],
	["a look behind", "(?<=a)b"],
	["more states than a form needs", "^(a{100}){100}$"],
	["a pattern without an end", "a".repeat(501)],
])("%s is left to the server", (_what, rule) => {
	expect(matchesRule(rule, "aa")).toBeNull();
});

describe("nothing holds up the page", () => {
	// Each of these blocks the browser's own matcher.
	test.each([
		"^(a+)+$",
		"^(a|a)*$",
		"^(a|aa)+$",
		"^(.*a){20}$",
		"^([a-z]+\\s?)*$",
		"(x+x+)+y",
		"^((((((a*)*)*)*)*)*)*$",
		"^(?=(a+)+$)b",
	])("%s", (rule) => {
		const began = performance.now();
		expect(matchesRule(rule, `${"a".repeat(1999)}!`)).toBe(false);
		expect(performance.now() - began).toBeLessThan(3000);
	});
});

/** Small expressions of every supported kind over few letters, so that they match often. */
const { expression } = fc.letrec<{ expression: string; one: string }>(
	(tie) => ({
		one: fc.oneof(
			{ maxDepth: 4 },
			fc.constantFrom(
				"a",
				"b",
				"c",
				".",
				"[ab]",
				"[^a]",
				"\\w",
				"\\W",
				"^",
				"$",
				"\\b",
			),
			tie("expression").map((body) => `(?:${body})`),
			tie("expression").map((body) => `(${body})`),
			tie("expression").map((body) => `(?=${body})`),
			tie("expression").map((body) => `(?!${body})`),
			fc
				.tuple(
					tie("expression"),
					fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0,1}", "*?", "+?"),
				)
				.map(([body, sign]) => `(?:${body})${sign}`),
		),
		expression: fc
			.tuple(
				fc.array(tie("one"), { minLength: 0, maxLength: 3 }),
				fc.array(tie("one"), { minLength: 0, maxLength: 2 }),
			)
			.map(([one, other]) =>
				other.length > 0 ? `${one.join("")}|${other.join("")}` : one.join(""),
			),
	}),
);

test("says what the browser's own matcher says", () => {
	fc.assert(
		fc.property(
			expression.filter((rule) => rule.length <= 80),
			fc.string({ unit: fc.constantFrom("a", "b", "c", " "), maxLength: 6 }),
			(rule, text) => {
				const judged = matchesRule(rule, text);
				if (judged === null) return;
				expect(judged).toBe(new RegExp(rule, "u").test(text));
			},
		),
		{ numRuns: 2000 },
	);
});
