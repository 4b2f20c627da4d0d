// How a tool ends that cannot go on: with one line and status 1.
import { SettingsError } from "../server/config/settingRules.ts";
import {
	errorCodeOf,
	isStoreUnavailable,
	reasonOf,
	StoreError,
} from "../server/store/connection/storeError.ts";

/** Ends the process with this line and status 1. */
export function fail(message: string): never {
	process.stderr.write(`${message}\n`);
	process.exit(1);
}

/** Ends with the reason of an error in one line. */
export function failBecause(error: unknown): never {
	const isOfSystem = errorCodeOf(error) !== null || isStoreUnavailable(error);
	if (isOfSystem && !(error instanceof StoreError))
		fail(`It failed (${reasonOf(error)}).`);
	const message = error instanceof Error ? error.message : String(error);
	return fail(message.trim().replace(/\s*\n\s*/g, " "));
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
