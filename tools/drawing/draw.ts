// Draws every picture of the demo programme and the app's icons: npm run draw.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readOptions } from "../options";
import { avatars } from "./avatars";
import { bannerArt } from "./banners";
import { tints } from "./colour";
import { drawIcons } from "./icons";
import { categoryIcons, lineIconFile } from "./lineIcons";
import { logos } from "./logos";
import { noticeArt } from "./notices";
import { placeholderColour } from "./placeholderColour";
import { compositionOf, scenes } from "./scenes";
import { studio } from "./studio";

readOptions(`
Usage: npm run draw
Writes the demo's pictures (server/demo/pictures), their placeholder colours and the app's icons (public/icons); takes a minute.
`);

const here = import.meta.dirname;
const pictures = join(here, "../../server/demo/pictures");
const icons = join(here, "../../public/icons");
const placeholderFile = join(here, "../../server/demo/placeholders.json");

const studios = async (): Promise<Record<string, string>> =>
	Object.fromEntries(
		await Promise.all(
			Object.entries(scenes).map(
				async ([name, { tint, objects }]) =>
					[
						`deal-${name}`,
						await studio(tints[tint], compositionOf(name), objects),
					] as const,
			),
		),
	);

const render = async (name: string, svg: string): Promise<string> => {
	const picture = await sharp(Buffer.from(svg)).png().toBuffer();
	const quality = name.startsWith("logo-")
		? { avif: 62, webp: 84 }
		: { avif: 48, webp: 70 };
	await sharp(picture)
		.avif({ quality: quality.avif, effort: 5 })
		.toFile(join(pictures, `${name}.avif`));
	await sharp(picture)
		.webp({ quality: quality.webp, effort: 6 })
		.toFile(join(pictures, `${name}.webp`));
	return placeholderColour(name, picture);
};

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
await mkdir(icons, { recursive: true });

const colours: Record<string, string> = {};
const all = {
	...(await studios()),
	...logos,
	...(await bannerArt()),
	...(await noticeArt()),
};
for (const [name, svg] of Object.entries(all).sort(([a], [b]) =>
	a < b ? -1 : 1,
))
	colours[name] = await render(name, svg);
for (const icon of categoryIcons)
	await writeFile(join(pictures, `icon-${icon}.svg`), lineIconFile(icon));
for (const [name, svg] of Object.entries(avatars))
	await writeFile(join(pictures, `${name}.svg`), svg);
await drawIcons(icons);
await writeFile(placeholderFile, `${JSON.stringify(colours, null, "\t")}\n`);
