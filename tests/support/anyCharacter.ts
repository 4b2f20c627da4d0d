// Any character as a unit of generated texts.
import fc from "fast-check";

/** As fast-check's "binary", which makes a table of all of them first: that takes a second. */
export const anyCharacter = fc
	.oneof(
		fc.integer({ min: 0, max: 0xd7ff }),
		fc.integer({ min: 0xe000, max: 0x10ffff }),
	)
	.map((code) => String.fromCodePoint(code));
