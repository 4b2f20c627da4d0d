// The project's folders on disk, the same from source and from the bundle.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findRoot(from: string): string {
	if (existsSync(join(from, "package.json"))) return from;
	const parent = dirname(from);
	return parent === from ? process.cwd() : findRoot(parent);
}

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of package.json. */
export const projectRoot = findRoot(here);

/** The build's output; tests set BUILD_DIR to keep `dist`. */
export const buildFolder = join(projectRoot, process.env.BUILD_DIR ?? "dist");

/** The built app: beside the bundle, else in the build's output. */
export const builtApp = existsSync(join(here, "../client"))
	? join(here, "../client")
	: join(buildFolder, "client");
