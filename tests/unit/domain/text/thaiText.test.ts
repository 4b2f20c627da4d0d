// A name among Thai words has spaces around it, unless it begins or ends in Thai.
import { expect, test } from "vitest";
import { afterThai, amongThai } from "../../../../src/domain/text/thaiText";

test.each([
	["โซลเดย์", "โซลเดย์", "โซลเดย์"],
	["Krob Krob", "\u00a0Krob Krob", "\u00a0Krob Krob\u00a0"],
	["7 วัน", "\u00a07 วัน", "\u00a07 วัน"],
])("%s has the right spaces among Thai words", (name, last, between) => {
	expect(afterThai(name)).toBe(last);
	expect(amongThai(name)).toBe(between);
});
