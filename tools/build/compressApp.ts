// Writes a brotli and a gzip copy beside each text file of the built app, so that the server need not compress it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { buildFolder } from "../../server/config/projectRoot";

/** The same kinds as in server/files/staticFiles.ts. */
const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

export async function compressApp(): Promise<void> {
	const client = join(buildFolder, "client");
	const names = readdirSync(client, { recursive: true, encoding: "utf8" });
	const texts = names.filter(
		(name) => compressible.test(name) && !name.startsWith(".vite"),
	);
	const compress = async (name: string) => {
		const file = join(client, name);
		const bytes = readFileSync(file);
		writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
		writeFileSync(`${file}.gz`, await promisify(gzip)(bytes));
	};
	await Promise.all(texts.map(compress));
}
