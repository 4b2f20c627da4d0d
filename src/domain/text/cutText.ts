// Shortens texts to a limit of the contract.

/** The beginning of a text, at most so many UTF-16 units, without half a character at its end: no address can hold it, and the server refuses it. */
export const cutText = (text: string, most: number): string =>
	text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
