// Where the project stands on disk, the same from source and from the bundle.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findRoot(from: string): string {
	if (existsSync(join(from, "package.json"))) return from;
	const parent = dirname(from);
	return parent === from ? process.cwd() : findRoot(parent);
}

/** The folder of package.json; migrations, pictures and the built app are found from it. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
