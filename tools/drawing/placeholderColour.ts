// The colour that stands for a picture until it has loaded, as six hex digits.
import sharp from "sharp";

/** The part of a banner's width that counts as its left edge, in px. */
const edge = 8;

/** The mean of the picture; of a banner its left edge, which a wide screen continues beside the picture. */
export async function placeholderColour(
	name: string,
	picture: Buffer,
): Promise<string> {
	const { height } = await sharp(picture).metadata();
	const part = name.startsWith("banner-")
		? sharp(picture).extract({ left: 0, top: 0, width: edge, height })
		: sharp(picture);
	const { data } = await part
		.resize(1, 1, { kernel: "cubic" })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return data.subarray(0, 3).toString("hex");
}
