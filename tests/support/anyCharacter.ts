// Any character as a unit of generated texts.
import fc from "fast-check";

/** Half of them digits, ASCII and Thai, which would not come up among all the others. fast-check's "binary" makes a table of all first: that takes a second. */
export const anyCharacter = fc
	.oneof(
		fc.integer({ min: 0x30, max: 0x39 }),
		fc.integer({ min: 0x20, max: 0x7e }),
		fc.integer({ min: 0xe01, max: 0xe5b }),
		fc.integer({ min: 0, max: 0xd7ff }),
		fc.integer({ min: 0xe000, max: 0x10ffff }),
	)
	.map((code) => String.fromCodePoint(code));
