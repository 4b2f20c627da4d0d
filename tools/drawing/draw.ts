// Draws every picture of the demo programme and the app's icons: npm run draw.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { readOptions } from "../options";
import { bannerArts, drawBanner, drawNotice, notices } from "./banners";
import { categoryIcons, drawIcons, lineIcon } from "./drawIcons";
import { scenes } from "./scenes";
import { drawStudio } from "./studio";

readOptions(`
Usage: npm run draw
Writes the demo's pictures (server/demo/pictures), their placeholder colours and the app's icons (public/icons); takes a minute.
`);

const here = import.meta.dirname;
const logos = join(here, "logos");
const pictures = join(here, "../../server/demo/pictures");
const icons = join(here, "../../public/icons");
const placeholderFile = join(here, "../../server/demo/placeholders.json");

/** The part of a banner's width that counts as its left edge, in px. */
const edge = 8;

/** The mean colour of a picture as six hex digits; for a banner, of its left edge, which a wide screen continues beside the picture. */
async function placeholderColour(name: string, picture: Buffer) {
	const { height } = await sharp(picture).metadata();
	const part = name.startsWith("banner-")
		? sharp(picture).extract({ left: 0, top: 0, width: edge, height })
		: sharp(picture);
	const mean = part.resize(1, 1, { kernel: "cubic" }).removeAlpha().raw();
	return (await mean.toBuffer()).toString("hex", 0, 3);
}

const render = async (name: string, svg: string): Promise<string> => {
	const picture = await sharp(Buffer.from(svg)).png().toBuffer();
	const isLogo = name.startsWith("logo-");
	const file = join(pictures, name);
	await sharp(picture)
		.avif({ quality: isLogo ? 62 : 48, effort: 5 })
		.toFile(`${file}.avif`);
	await sharp(picture)
		.webp({ quality: isLogo ? 84 : 70, effort: 6 })
		.toFile(`${file}.webp`);
	return placeholderColour(name, picture);
};

// The avatars are drawn by hand, so their files stay.
for (const file of await readdir(pictures))
	if (!file.startsWith("avatar-")) await rm(join(pictures, file));
await mkdir(icons, { recursive: true });

const colours: Record<string, string> = {};
const documents: Record<string, string> = {};
for (const file of await readdir(logos))
	documents[`logo-${basename(file, ".svg")}`] = await readFile(
		join(logos, file),
		"utf8",
	);
for (const [name, scene] of Object.entries(scenes))
	documents[`deal-${name}`] = await drawStudio(scene);
for (const [name, art] of Object.entries(bannerArts))
	documents[name] = await drawBanner(art);
for (const [name, [banner, object]] of Object.entries(notices))
	documents[name] = await drawNotice(banner, object);
for (const [name, svg] of Object.entries(documents).sort(([a], [b]) =>
	a < b ? -1 : 1,
))
	colours[name] = await render(name, svg);
for (const [name, icon] of Object.entries(categoryIcons))
	await writeFile(
		join(pictures, `icon-${name}.svg`),
		`${lineIcon(icon, "#000")}\n`,
	);
await drawIcons(icons);
await writeFile(placeholderFile, `${JSON.stringify(colours, null, "\t")}\n`);
