// A schema of saved values by name.
import * as v from "valibot";

/** Accepts an object and leaves out its invalid values; valibot's own `record` would refuse the whole object. */
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
