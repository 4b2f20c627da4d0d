// The objects that stand in the studios: emoji of the flat set or our own of the folder `objects`, each with the box its paint fills.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";

const emoji: { icons: Record<string, { body: string }> } = createRequire(
	import.meta.url,
)("@iconify-json/fluent-emoji-flat/icons.json");
const emojiSide = 32;
/** The pixels at which a box is measured: one is a twentieth of an emoji's unit. */
const probe = 640;

const sourceOf = (name: string): { svg: string; side: number } => {
	const own = join(import.meta.dirname, "objects", `${name}.svg`);
	if (existsSync(own))
		return {
			svg: readFileSync(own, "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""),
			side: 200,
		};
	const icon = emoji.icons[name];
	if (!icon) throw new Error(`No object named ${name}.`);
	// Ids get a prefix, so that one object's gradients do not paint another in the same document.
	const svg = icon.body
		.replace(/id="([^"]+)"/g, `id="${name}-$1"`)
		.replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
		.replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
	return { svg, side: emojiSide };
};

/** An object ready to be placed: its SVG and the box its paint fills, in the SVG's own units. */
const measure = async (name: string) => {
	const { svg, side } = sourceOf(name);
	const document = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${probe}" height="${probe}" viewBox="0 0 ${side} ${side}">${svg}</svg>`;
	const { info } = await sharp(Buffer.from(document))
		.trim({ background: "#00000000", threshold: 8 })
		.toBuffer({ resolveWithObject: true });
	const unit = side / probe;
	return {
		svg,
		left: -(info.trimOffsetLeft ?? 0) * unit,
		top: -(info.trimOffsetTop ?? 0) * unit,
		width: info.width * unit,
		height: info.height * unit,
	};
};

/** An SVG document with this body, `width` by `height` units. */
export const svgDocument = (width: number, height: number, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const known = new Map<string, ReturnType<typeof measure>>();

/** The object by its name: an own drawing first, else an emoji. */
export function findObject(name: string) {
	const drawn = known.get(name) ?? measure(name);
	known.set(name, drawn);
	return drawn;
}

/** The object `scale` times as large, its box from left and top on, turned around its middle. */
export function placeObject(
	{ svg, ...box }: Awaited<ReturnType<typeof measure>>,
	{ left, top, scale }: { left: number; top: number; scale: number },
	turn = 0,
): string {
	const x = left + (box.width * scale) / 2;
	const y = top + (box.height * scale) / 2;
	return `<g transform="rotate(${turn} ${x} ${y}) translate(${left} ${top}) scale(${scale}) translate(${-box.left} ${-box.top})">${svg}</g>`;
}
