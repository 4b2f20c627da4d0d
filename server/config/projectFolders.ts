// The project's folders on disk, the same from source and from the bundle.
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { SettingsError } from "./settingRules.ts";

function findRoot(from: string): string {
	if (existsSync(join(from, "package.json"))) return from;
	const parent = dirname(from);
	return parent === from ? process.cwd() : findRoot(parent);
}

const here = dirname(fileURLToPath(import.meta.url));

export const projectRoot = findRoot(here);

/** The path of a file or folder of the project; prints one line and ends the process if it is missing. */
export function projectFile(path: string): string {
	const file = join(projectRoot, path);
	if (existsSync(file)) return file;
	process.stderr.write(
		`${path} is missing in ${projectRoot}: the server needs the project's whole folder (docs/operating.md).\n`,
	);
	process.exit(1);
}

/** Folders of the project that a build must not write into. */
const sourceFolders =
	/^(src|server|tests|tools|docs|public|node_modules|\.[\w-]+)$/;

/** Resolves a BUILD_DIR against the project's folder; throws SettingsError for the project itself or a folder of sources. */
export function buildFolderOf(name: string | undefined): string {
	const folder = resolve(projectRoot, name?.trim() || "dist");
	const [first = ""] = relative(projectRoot, folder).split(sep);
	const isParent = !relative(folder, projectRoot).startsWith("..");
	if (isParent || sourceFolders.test(first))
		throw new SettingsError(
			"BUILD_DIR must be a separate folder such as dist, not the project's folder or one of its source folders.",
		);
	return folder;
}

/** Reads BUILD_DIR; prints one line and ends the process if it is wrong. */
function readBuildFolder(): string {
	try {
		return buildFolderOf(process.env.BUILD_DIR);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}

/** The folder of the build's output; tests set BUILD_DIR to leave `dist` unchanged. */
export const buildFolder = readBuildFolder();

/** The built app: beside the bundle, else in the build's output. */
export const builtAppFolder = existsSync(join(here, "../client"))
	? join(here, "../client")
	: join(buildFolder, "client");
