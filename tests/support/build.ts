// Checks that a build exists and is a demo build, for tests and tools that need one; the error says what to run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectFolders";
import { builtFiles, readBuilt } from "./bundle";

const command = "VITE_DEMO=1 npm run build";

/** What is wrong with the build, in one line, or null. */
export const buildProblem = (folder = buildFolder): string | null =>
	existsSync(join(folder, "server/main.js"))
		? null
		: `There is no build in ${folder}: run ${command} first.`;

/** The same for a demo build: only a demo build passes on the demo customers' fields at sign-in. */
export function demoBuildProblem(folder = buildFolder): string | null {
	const error = buildProblem(folder);
	if (error) return error;
	const isDemo = /hasDemo\(\)\s*{\s*return\s*!0/;
	return builtFiles(folder).some(
		(file) =>
			file.endsWith(".js") && isDemo.test(String(readBuilt(file, folder))),
	)
		? null
		: `The build in ${folder} is not a demo build: run ${command} first.`;
}
