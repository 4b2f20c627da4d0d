// Lays the pictures of one group side by side on one sheet, with their names, so that a person sees them at once.
import { basename } from "node:path";
import sharp from "sharp";

const width = 240;
const height = 520;
const gap = 16;
const label = 28;
const columns = 8;

const escapeText = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Draws the sheet of the given pictures (file paths, in order) to `target`. */
export async function drawContactSheet(
	pictures: readonly string[],
	target: string,
): Promise<void> {
	const cells = await Promise.all(
		pictures.map(async (picture, index) => {
			const left = gap + (index % columns) * (width + gap);
			const top = gap + Math.floor(index / columns) * (height + label + gap);
			const name = escapeText(basename(picture, ".png"));
			const caption = `<svg width="${width}" height="${label}"><text x="0" y="20" font-family="sans-serif" font-size="12" fill="#333">${name}</text></svg>`;
			const small = await sharp(picture)
				.resize(width, height, { fit: "contain", background: "#bbb" })
				.toBuffer();
			return [
				{ input: Buffer.from(caption), left, top },
				{ input: small, left, top: top + label },
			];
		}),
	);
	const rows = Math.ceil(pictures.length / columns);
	await sharp({
		create: {
			width: gap + Math.min(columns, pictures.length) * (width + gap),
			height: gap + rows * (height + label + gap),
			channels: 3,
			background: "#ddd",
		},
	})
		.composite(cells.flat())
		.png()
		.toFile(target);
}
