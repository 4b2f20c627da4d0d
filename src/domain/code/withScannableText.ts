// Cleans codes that an older release saved with padding and invisible characters, which a scanner cannot read.
import { scannableText } from "../../contract/history";

const cleaned = (field: unknown) =>
	typeof field === "string" ? scannableText(field) : field;

/** Returns the saved fields with a clean code and link; where the code changes, its saved symbol is dropped, to be computed again. */
export function withScannableText({
	code,
	link,
	...rest
}: Record<string, unknown>): Record<string, unknown> {
	const clean = { ...rest, code: cleaned(code), link: cleaned(link) };
	return clean.code === code
		? clean
		: { ...clean, bars: undefined, proven: undefined };
}
