// What the environment decides about a build; a wrong value ends it with one line.
import { execFileSync } from "node:child_process";
import { readBuildSettings } from "../../server/config/buildSettings.ts";
import { settingsOrFail } from "../fail.ts";

const git = (...args: string[]): string =>
	String(execFileSync("git", args, { stdio: "pipe" })).trim();

/** Names the build and its date: the commit's, without git today's. */
function readBuild() {
	const named = process.env.VITE_BUILD_ID;
	try {
		return {
			VITE_BUILD_ID: named || git("rev-parse", "--short", "HEAD"),
			VITE_BUILT_ON: git("log", "-1", "--format=%cI"),
		};
	} catch {
		return {
			VITE_BUILD_ID: named || "local",
			VITE_BUILT_ON: new Date().toISOString(),
		};
	}
}

export const settings = settingsOrFail(readBuildSettings);

/** The settings as the code reads them: import.meta.env.NAME. */
export const definedSettings: Record<string, string> = Object.fromEntries(
	Object.entries({ ...settings, ...readBuild() }).map(([name, value]) => [
		`import.meta.env.${name}`,
		JSON.stringify(value),
	]),
);
