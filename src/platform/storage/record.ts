// Kept values by name, read with a shape (drafts of forms and surveys).
import * as v from "valibot";

/**
 * An object of values by name, those that are none left out. Valibot's own
 * `record` would be a part of the first load, which holds all of valibot.
 */
export const record = <Output>(value: v.GenericSchema<unknown, Output>) =>
	v.pipe(
		v.looseObject({}),
		v.transform(
			(entries): Record<string, Output> =>
				Object.fromEntries(
					Object.entries(entries).flatMap(([name, entry]) => {
						const { success, output } = v.safeParse(value, entry);
						return success ? [[name, output]] : [];
					}),
				),
		),
	);
