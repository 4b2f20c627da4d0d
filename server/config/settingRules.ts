// Shared by the settings of the server and of the build: lists, origins, the demo's key, the error.
import * as v from "valibot";

/** A wrong setting; only its message is shown. */
export class SettingsError extends Error {}

/** A public key, only for demo builds and servers. */
export const demoSignatureKey = "galaxy-gift-demo";

/** Comma-separated values; an empty text gives an empty list. */
export const commaSeparated = v.pipe(
	v.string(),
	v.check((value) => value === "" || /[^,\s]/.test(value)),
	v.transform((value) => value.split(",").map((each) => each.trim())),
	v.transform((values) => values.filter((each) => each !== "")),
);

/** Whether the value is only an origin, such as https://gift.example. */
export const isOrigin = (value: string) =>
	URL.canParse(value) && new URL(value).origin === value;
