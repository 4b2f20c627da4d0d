// Whether the build is there, and is one of the demo: the tests and tools that need it say in one line what to run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectFolders";
import { builtFiles, readBuilt } from "./bundle";

const command = "VITE_DEMO=1 npm run build";

/** What is wrong with the build in one line, or null. */
export const buildProblem = (folder = buildFolder): string | null =>
	existsSync(join(folder, "server/main.js"))
		? null
		: `Nothing is built in ${folder}: run ${command} first.`;

/** The same where it must be a demo build: only that passes the demo customers' fields on at sign-in. */
export function demoBuildProblem(folder = buildFolder): string | null {
	const error = buildProblem(folder);
	if (error) return error;
	const isDemo = /hasDemo\(\)\s*{\s*return\s*!0/;
	return builtFiles(folder).some(
		(file) =>
			file.endsWith(".js") && isDemo.test(String(readBuilt(file, folder))),
	)
		? null
		: `The build in ${folder} is not one of the demo: run ${command} first.`;
}
