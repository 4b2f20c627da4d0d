// Checks and crops a picture that the person chose; sends nothing.
import type { Area } from "react-easy-crop";
import { profilePicture } from "../../contract/profilePicture";
import {
	type PictureError,
	pictureHeadBytes,
	validatePictureFile,
	validatePictureSize,
} from "../../domain/member/validatePicture";
import { succeeds } from "../../platform/browser/succeeds";

/** A decoded picture; revoke `address` when done. */
export interface ChosenPicture {
	image: HTMLImageElement;
	address: string;
}

/** Opens a chosen file (undefined for none); returns an error if it cannot be a profile picture. */
export async function openPicture(
	file: File | undefined,
): Promise<ChosenPicture | PictureError> {
	if (!file) return "none";
	// A file in a cloud storage may be unreadable now.
	const head = await file
		.slice(0, pictureHeadBytes)
		.arrayBuffer()
		.catch(() => null);
	if (!head) return "broken";
	const error = validatePictureFile(file.size, new Uint8Array(head));
	if (error) return error;
	const address = URL.createObjectURL(file);
	const image = new Image();
	image.src = address;
	const isDecoded = await succeeds(image.decode());
	const sizeError = isDecoded
		? validatePictureSize(image.naturalWidth, image.naturalHeight)
		: "broken";
	if (!sizeError) return { image, address };
	URL.revokeObjectURL(address);
	return sizeError;
}

/** Returns the square as a small JPEG without the file's metadata; rejects if the browser cannot draw it. */
export function cropPicture(
	image: HTMLImageElement,
	{ x, y, width, height }: Area,
): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = profilePicture.side;
	canvas.height = profilePicture.side;
	const context = canvas.getContext("2d");
	if (!context) return Promise.reject(new Error("The browser cannot draw"));
	context.fillStyle = "#fff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.drawImage(
		image,
		...([x, y, width, height] as const),
		...([0, 0, canvas.width, canvas.height] as const),
	);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) =>
				blob
					? resolve(blob)
					: reject(new Error("The picture cannot be written")),
			"image/jpeg",
			0.9,
		);
	});
}
