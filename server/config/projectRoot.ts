// Where the project stands on disk, the same from source and from the bundle.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findRoot(from: string): string {
	if (existsSync(join(from, "package.json"))) return from;
	const parent = dirname(from);
	return parent === from ? process.cwd() : findRoot(parent);
}

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of package.json; migrations and pictures are found from it. */
export const projectRoot = findRoot(here);

/** Where the build leaves what it makes: a run of the tests has a folder of its own, beside somebody's `dist`. */
export const buildFolder = join(projectRoot, process.env.BUILD_DIR ?? "dist");

/** The built app: beside this bundle when it is one, else in the build's folder. */
export const builtApp = existsSync(join(here, "../client"))
	? join(here, "../client")
	: join(buildFolder, "client");
