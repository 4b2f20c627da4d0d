// How the app treats the addresses in a host's content: it sets these rules, which this folder applies.

export const contentRules = {
	/** The address to load for a picture, a logo or an image in a rich text, which may be relative to another host. */
	pictureSource: (src: string): string => src,
	/** The address that a link in a text gets; null for none. */
	linkAddress: (href: string): string | null => href,
};
