// What the environment decides about a build; a wrong value ends it with one line.
import { execFileSync } from "node:child_process";
import {
	type BuildSettings,
	readBuildSettings,
} from "../../server/config/buildSettings.ts";
import { SettingsError } from "../../server/config/settingRules.ts";

function readSettingsOrExit(): BuildSettings {
	try {
		return readBuildSettings(process.env);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}

/** Names the build: VITE_BUILD_ID, else the commit. */
function readBuildId(): string {
	if (process.env.VITE_BUILD_ID) return process.env.VITE_BUILD_ID;
	try {
		const revision = ["rev-parse", "--short", "HEAD"];
		return String(execFileSync("git", revision, { stdio: "pipe" })).trim();
	} catch {
		return "local";
	}
}

export const settings = readSettingsOrExit();

/** The settings as the code reads them: import.meta.env.NAME. */
export const definedSettings: Record<string, string> = Object.fromEntries(
	Object.entries({ ...settings, VITE_BUILD_ID: readBuildId() }).map(
		([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)],
	),
);
