// Where pictures with a relative address come from; the app sets it once.

let resolve = (src: string): string => src;

/** `source` turns the address of a picture into the one that is loaded. */
export function setPictureSource(source: (src: string) => string): void {
	resolve = source;
}

/** The address of a picture, logo or rich text's image. */
export const pictureSource = (src: string): string => resolve(src);
