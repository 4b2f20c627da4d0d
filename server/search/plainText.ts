// The words of a rich text, without its tags.

const named: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
};

/** Tags become spaces, so that the words of two paragraphs stay apart. */
export const plainText = (html: string): string =>
	html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
