// Shortens texts to a limit of the contract.

/** Returns at most the first `maxLength` UTF-16 units of a text, without half a surrogate pair at the end: no address can hold one, and the server refuses it. */
export const cutText = (text: string, maxLength: number): string =>
	text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
