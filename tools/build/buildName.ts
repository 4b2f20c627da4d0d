// The id and the date of a build: from the environment, else from the commit, else from the current time.
import { SettingsError } from "../../server/config/settingRules.ts";

/** `commit` is null if the sources are not in a git repository: the id is then the time, so that two such builds do not share one. */
export function buildNameOf(
	environment: Record<string, string | undefined>,
	commit: { id: string; date: string } | null,
	now: Date,
) {
	const id = environment.VITE_BUILD_ID?.trim();
	const date = environment.VITE_BUILT_ON?.trim();
	if (id && !/^\S{1,64}$/.test(id))
		throw new SettingsError(
			"VITE_BUILD_ID must be at most 64 characters without spaces.",
		);
	if (date && Number.isNaN(Date.parse(date)))
		throw new SettingsError(
			"VITE_BUILT_ON must be a date and time such as 2027-02-17T12:00:00+07:00.",
		);
	const moment = now.toISOString();
	return {
		VITE_BUILD_ID: id || commit?.id || moment.replace(/[-:.]/g, ""),
		VITE_BUILT_ON: date || commit?.date || moment,
	};
}
