// A fast-check arbitrary of any character, the unit of generated texts.
import fc from "fast-check";

/** More than half are digits, ASCII or Thai, which would be rare among all characters. fast-check's "binary" unit would take a second to build its table. */
export const anyCharacter = fc
	.oneof(
		fc.integer({ min: 0x30, max: 0x39 }),
		fc.integer({ min: 0x20, max: 0x7e }),
		fc.integer({ min: 0xe01, max: 0xe5b }),
		fc.integer({ min: 0, max: 0xd7ff }),
		fc.integer({ min: 0xe000, max: 0x10ffff }),
	)
	.map((code) => String.fromCodePoint(code));
