// Codes that an older release saved with what a scanner does not know: padding and invisible characters.
import { scannableText } from "../../contract/history";

const cleaned = (field: unknown) =>
	typeof field === "string" ? scannableText(field) : field;

/** The saved fields with code and link as a scanner knows them; the symbol of another code is left out, and computed again. */
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
