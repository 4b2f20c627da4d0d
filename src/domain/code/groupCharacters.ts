// A code in groups of characters that are easy to read aloud.

/** Groups of four characters; a code with its own separators stays whole. */
export function characterGroups(code: string): string[] {
	if (!/^[0-9a-z]+$/i.test(code)) return [code];
	// A single last character joins the group before it.
	return code.match(/.{4}(?!.$)|.+/g) ?? [code];
}

/** The groups with spaces between them. */
export const groupCharacters = (code: string): string =>
	characterGroups(code).join(" ");
