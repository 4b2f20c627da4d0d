// Spellings that sound or look alike, and spellings that do not.
import { expect, test } from "vitest";
import { normalise } from "../../../../server/search/normalise";
import { phoneticKey } from "../../../../server/search/phoneticKey";

const keyOf = (text: string) => phoneticKey(normalise(text));

test.each([
	["ซูชิ", "สูชี"],
	["ลาเต้", "ราเต๊"],
	["บุฟเฟต์", "บุฟเฟ"],
	// The vowel of a silent consonant is silent too.
	["สิทธิ์", "สิท"],
	["พันธุ์", "พัน"],
	["ทำเล", "ทัมเล"],
	["iphone", "ifone"],
	["jacket", "jaket"],
	["Pizza", "pissa"],
	["Toyota", "toiota"],
	["Coffee Bean", "cofebean"],
])("%s sounds like %s", (one, other) => {
	expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
	["ลาเต้", "ราเมง"],
	["phone", "bone"],
	// Two equal digits are not the same as one.
	["ลด 100", "ลด 1000"],
])("%s does not sound like %s", (one, other) => {
	expect(keyOf(one)).not.toBe(keyOf(other));
});
