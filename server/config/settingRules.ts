// What the settings of the server and of the app's build share: lists, origins, and the one line that a wrong value ends in.
import * as v from "valibot";

/** A setting that cannot be used; its message is the one line shown. */
export class SettingsError extends Error {}

/** Values separated by commas. */
export const list = v.pipe(
	v.string(),
	v.transform((value) => value.split(",").map((each) => each.trim())),
	v.transform((values) => values.filter((each) => each !== "")),
);

/** Whether a text is an origin and nothing more. */
export const isOrigin = (value: string) =>
	URL.canParse(value) && new URL(value).origin === value;
