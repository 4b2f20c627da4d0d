// The rules for addresses in the host's content: the app sets them, and this folder applies them.

export const contentRules = {
	/** The address to load for a picture, a logo or an image in a rich text, which may be relative to another host. */
	pictureSource: (src: string): string => src,
	/** The address of a link in a text; null removes it. */
	linkAddress: (href: string): string | null => href,
};
