// A picture somebody chose from the phone: whether it can become a profile picture (3 §4, 3 §8).
import { pictureType, profilePicture } from "../../contract/profilePicture";

/** A chosen file is cut and made small before it is sent, so it may be larger than what is sent. */
const mostChosen = 25 * 1024 * 1024;
/** How many of its first bytes tell what a file is. */
export const signatureBytes = 12;

export type PictureError = "none" | "type" | "large" | "small" | "broken";

/** What is wrong with a file; `size` in bytes, `head` its first bytes. "none": no file was chosen. */
export function validatePictureFile(
	file: { size: number; head: Uint8Array } | null,
): PictureError | null {
	if (!file || file.size === 0) return "none";
	if (!pictureType(file.head)) return "type";
	return file.size > mostChosen ? "large" : null;
}

/** What is wrong with the drawn picture, in px. */
export function validatePictureSize(
	width: number,
	height: number,
): PictureError | null {
	if (!(width > 0 && height > 0)) return "broken";
	const { leastSide, mostSide, mostPixels } = profilePicture;
	if (Math.min(width, height) < leastSide) return "small";
	return Math.max(width, height) > mostSide || width * height > mostPixels
		? "large"
		: null;
}
