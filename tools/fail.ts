// Ends a tool that cannot go on, with one line and status 1.
import { SettingsError } from "../server/config/settingRules.ts";

/** Ends the process with this line and status 1. */
export function fail(message: string): never {
	process.stderr.write(`${message}\n`);
	process.exit(1);
}

/** Reads settings from the environment; a wrong one ends the process. */
export function settingsOrFail<Settings>(
	read: (environment: NodeJS.ProcessEnv) => Settings,
): Settings {
	try {
		return read(process.env);
	} catch (error) {
		if (error instanceof SettingsError) fail(error.message);
		throw error;
	}
}
