// The settings of a build from the environment; a wrong value ends the build with a message of one line.
import { execFileSync } from "node:child_process";
import { readBuildSettings } from "../../server/config/buildSettings.ts";
import { projectRoot } from "../../server/config/projectFolders.ts";
import { settingsOrFail } from "../fail.ts";
import { buildNameOf } from "./buildName.ts";

const git = (...args: string[]): string =>
	String(execFileSync("git", args, { cwd: projectRoot, stdio: "pipe" })).trim();

/** The current commit; null without git, and in a folder that the surrounding repository does not track. */
function readCommit() {
	try {
		git("ls-files", "--error-unmatch", "package.json");
		const id = git("rev-parse", "--short", "HEAD");
		return { id, date: git("log", "-1", "--format=%cI") };
	} catch {
		return null;
	}
}

export const settings = settingsOrFail(readBuildSettings);
const buildName = settingsOrFail((environment) =>
	buildNameOf(environment, readCommit(), new Date()),
);

/** The settings as the code reads them: import.meta.env.NAME. */
export const definedSettings: Record<string, string> = Object.fromEntries(
	Object.entries({ ...settings, ...buildName }).map(([name, value]) => [
		`import.meta.env.${name}`,
		JSON.stringify(value),
	]),
);
