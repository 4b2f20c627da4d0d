// A text as part of HTML that is written by hand: the saved file of the codes, the worker's plain page.

/** Escapes a text for HTML and removes control characters. */
export const escapeHtml = (text: string): string =>
	text
		.replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? " " : ""))
		.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
