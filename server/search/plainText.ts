// Plain text from HTML.

const htmlEntities: Record<string, string> = {
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
		.replace(/<[^<>]*>/g, " ")
		.replace(/&(\w+);/g, (whole, name: string) => htmlEntities[name] ?? whole);
