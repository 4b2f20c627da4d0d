// Makes the manifest's screenshots (public/screenshots) of the gallery's pictures: home and a code, in Thai, 720x1560.
import sharp from "sharp";

for (const [name, picture] of [
	["home", "1-home/home"],
	["code", "5-code/2-barcode"],
])
	await sharp(`gallery/${picture}-th-light.png`)
		.webp({ quality: 82, effort: 6 })
		.toFile(`public/screenshots/${name}.webp`);
