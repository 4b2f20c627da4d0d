// Codes that an older release saved with what a scanner does not know: padding, and signs that nobody sees.
import { scannableText } from "../../contract/history";

/** The saved fields with the code as a scanner knows it; the symbol of the former text is left out, and computed again. */
export function withoutPadding(
	saved: Record<string, unknown>,
): Record<string, unknown> {
	const { code } = saved;
	if (typeof code !== "string") return saved;
	const text = scannableText(code);
	if (text === code) return saved;
	return { ...saved, code: text, bars: undefined, proven: undefined };
}
