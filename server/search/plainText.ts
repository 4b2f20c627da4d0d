// The text of an HTML text.

const named: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
};

/** Tags become spaces, which separate paragraphs. */
export const plainText = (html: string): string =>
	html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
