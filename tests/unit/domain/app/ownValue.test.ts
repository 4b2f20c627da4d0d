// Keys from an address or a reply find only the record's own values.
import { expect, test } from "vitest";
import { ownValue } from "../../../../src/domain/app/ownValue";

test.each([
	["main", "/"],
	["empty", ""],
	["other", undefined],
	["constructor", undefined],
	["__proto__", undefined],
	["toString", undefined],
	["", undefined],
])("the value of the key %j is %j", (key, value) =>
	expect(ownValue({ main: "/", empty: "" }, key)).toBe(value),
);

test("a number finds the key with its digits", () => {
	expect(ownValue({ 404: "none" }, 404)).toBe("none");
	expect(ownValue({ 404: "none" }, 40)).toBeUndefined();
});
