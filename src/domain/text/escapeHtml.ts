// Escapes texts for the HTML that the app writes itself: the saved file of the codes and the service worker's plain page.

/** Escapes a text for HTML and removes control characters; line breaks and tabs become spaces. */
export const escapeHtml = (text: string): string =>
	text
		.replace(/\p{Cc}/gu, (character) => (/\s/.test(character) ? " " : ""))
		.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
