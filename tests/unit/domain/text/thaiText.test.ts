// What stands among Thai words: a space parts other letters from them, none a Thai name.
import { expect, test } from "vitest";
import { afterThai, amongThai } from "../../../../src/domain/text/thaiText";

test.each([
	["โซลเดย์", "โซลเดย์", "โซลเดย์"],
	["Krob Krob", "\u00a0Krob Krob", "\u00a0Krob Krob\u00a0"],
	["7 วัน", "\u00a07 วัน", "\u00a07 วัน"],
])("%s", (name, last, between) => {
	expect(afterThai(name)).toBe(last);
	expect(amongThai(name)).toBe(between);
});
