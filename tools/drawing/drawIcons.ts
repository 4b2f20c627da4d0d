// The app's icons, drawn from the mark: launcher, maskable, Apple, favicon, shortcuts, monochrome; and the categories' masks, Lucide's line icons.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
	Clapperboard,
	CupSoda,
	Headphones,
	Heart,
	HeartPulse,
	type LucideIcon,
	MapPin,
	Plane,
	ShoppingBag,
	Sofa,
	Sparkles,
	Ticket,
	Utensils,
} from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { drawMark } from "./brandMark";

export const categoryIcons: Record<string, LucideIcon> = {
	food: Utensils,
	drinks: CupSoda,
	shopping: ShoppingBag,
	travel: Plane,
	"near-me": MapPin,
	beauty: Sparkles,
	health: HeartPulse,
	entertainment: Clapperboard,
	home: Sofa,
	gadgets: Headphones,
};

/** The icon, 24 by 24, which may also stand inside another document. */
export const lineIcon = (icon: LucideIcon, color: string): string =>
	renderToStaticMarkup(createElement(icon, { color, strokeWidth: 1.75 }));

const side = 512;
const background = `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0C2F92"/><stop offset=".55" stop-color="#1257E0"/><stop offset="1" stop-color="#5F49F0"/></linearGradient></defs>`;

const document = (body: string, size = side): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;

/** The mark, `width` wide, on its background. */
const tile = (width: number, radius: number, y: number): string =>
	document(
		`${background}<rect width="${side}" height="${side}" rx="${radius}" fill="url(#ground)"/>${drawMark(y, width)}`,
	);
/** Rounded as in the design's pictures: a quarter of the side. */
const rounded = (width: number) => tile(width, side / 4, 262);
/** Full bleed; the mark stays inside the safe circle of 80 %. */
const bleed = (width: number) => tile(width, 0, 260);
const shortcut = (icon: LucideIcon): string =>
	document(
		`<circle cx="48" cy="48" r="48" fill="#E6EEFD"/><g transform="translate(22 22) scale(${52 / 24})">${lineIcon(icon, "#0C45B8")}</g>`,
		96,
	);

const files: [name: string, svg: string, size: number][] = [
	["icon-192.png", rounded(392), 192],
	["icon-512.png", rounded(392), 512],
	["maskable-192.png", bleed(330), 192],
	["maskable-512.png", bleed(330), 512],
	["apple-touch-icon-180.png", bleed(372), 180],
	["monochrome-512.png", document(drawMark(260, 372)), 512],
	["shortcut-coupons-96.png", shortcut(Ticket), 96],
	["shortcut-favourites-96.png", shortcut(Heart), 96],
];

export const drawIcons = async (folder: string): Promise<void> => {
	for (const [name, svg, size] of files) {
		await sharp(Buffer.from(svg), { density: 144 })
			.resize(size, size)
			.png({ compressionLevel: 9, palette: true, quality: 92, dither: 0.6 })
			.toFile(join(folder, name));
	}
	await writeFile(join(folder, "favicon.svg"), `${rounded(400)}\n`);
};
