// Writes a brotli and a gzip copy beside each text file of a folder, so that the server need not compress it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Text; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

export async function compressFiles(folder: string): Promise<void> {
	const compress = async (name: string) => {
		const file = join(folder, name);
		const bytes = readFileSync(file);
		writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
		writeFileSync(`${file}.gz`, await promisify(gzip)(bytes));
	};
	await Promise.all(
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((name) => compressible.test(name) && !name.startsWith(".vite"))
			.map(compress),
	);
}
