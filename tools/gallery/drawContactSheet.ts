// Lays the pictures of one group side by side on one sheet, with their names, so that a person sees them at once.
import { basename } from "node:path";
import sharp from "sharp";

const width = 240;
const height = 520;
const label = 28;
const background = "#ddd";

/** A picture below its name. */
function cell(picture: string): Promise<Buffer> {
	const name = basename(picture, ".png");
	const caption = `<svg width="${width}" height="${label}"><text x="0" y="20" font-family="sans-serif" font-size="12" fill="#333">${name}</text></svg>`;
	return sharp(picture)
		.resize(width, height, { fit: "contain", background: "#bbb" })
		.extend({ top: label, background })
		.composite([{ input: Buffer.from(caption), left: 0, top: 0 }])
		.png()
		.toBuffer();
}

/** Draws the sheet of the given pictures (file paths, in order) to `target`. */
export async function drawContactSheet(
	pictures: readonly string[],
	target: string,
): Promise<void> {
	const cells = await Promise.all(pictures.map(cell));
	const join = { across: Math.min(8, cells.length), shim: 16, background };
	await sharp(cells, { join }).png().toFile(target);
}
