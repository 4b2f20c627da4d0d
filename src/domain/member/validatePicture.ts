// Whether a chosen file can become a profile picture (3 §4, 3 §8).
import { mediaTypeOf, profilePicture } from "../../contract/profilePicture";

/** Larger than the limit of an upload, since the file is cropped and compressed first. */
const maxChosenBytes = 25 * 1024 * 1024;
/** How many bytes at the start of a file identify its type. */
export const pictureHeadBytes = 12;

/** none: no file was chosen; large: too many bytes; broken: it cannot be opened, for example because it is empty. */
export type PictureError =
	| "none"
	| "type"
	| "large"
	| "small"
	| "pixels"
	| "broken";

/** `size` is in bytes; `head` has the first `pictureHeadBytes` of the file. */
export function validatePictureFile(
	size: number,
	head: Uint8Array,
): PictureError | null {
	if (size === 0) return "broken";
	if (!mediaTypeOf(head)) return "type";
	return size > maxChosenBytes ? "large" : null;
}

export function validatePictureSize(
	width: number,
	height: number,
): PictureError | null {
	if (!(width > 0 && height > 0)) return "broken";
	const { minSide, maxSide, maxPixels } = profilePicture;
	if (Math.min(width, height) < minSide) return "small";
	return Math.max(width, height) > maxSide || width * height > maxPixels
		? "pixels"
		: null;
}
