// Resolves the addresses of pictures, which may be relative to another host; the app sets how.

let resolve = (src: string): string => src;

export function setPictureSource(source: (src: string) => string): void {
	resolve = source;
}

/** The address to load for a picture, a logo or an image in a rich text. */
export const pictureSource = (src: string): string => resolve(src);
