// Schema of saved values by name.
import * as v from "valibot";

/** An object without its invalid values, of which one makes valibot's own `record` refuse the whole. */
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
