// npm run screenshots: makes the manifest's screenshots from the gallery's pictures: home and a code, in Thai, 720x1560.
import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { readOptions } from "../options";

readOptions(`
Usage: npm run screenshots
Draws home and a code of the build (VITE_DEMO=1 npm run build), and writes them into public/screenshots.
`);

const pictures = { home: "1-home/home", code: "5-code/2-barcode" };
const only = `--only=${Object.values(pictures).join(",")}`;
const drawn = spawnSync("npm", ["run", "gallery", "--", only], {
	stdio: "inherit",
});
if (drawn.status !== 0) process.exit(1);
for (const [name, picture] of Object.entries(pictures))
	await sharp(`gallery/${picture}-th-light.png`)
		.webp({ quality: 82, effort: 6 })
		.toFile(`public/screenshots/${name}.webp`);
