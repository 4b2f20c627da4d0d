// What one of the oldest browsers that the app runs in lacks (docs/operating.md), so that using it unasked would break something there.

/** Calls, selectors and properties. A media query with a comparison never matches where that is unknown, and a lookbehind makes the whole file invalid. */
const inCode =
	/\(\?<[=!]|\b(?:AbortSignal\.any|Response\.json|URL\.(?:canParse|parse)|structuredClone)\(|\.(?:throwIfAborted|to(?:Sorted|Reversed|Spliced)|with)\(|:(?:modal|popover-open)\b|\((?:width|height) [<>]=? \d+px|\.aria[A-Z]\w* = /;
/**
 * Units, properties and colours that leave something invisible or in a wrong place: a variable takes any value, so no earlier one stands in for it.
 * The build writes older forms of nesting and of "at least" and "at most", but makes a "not" of "less" and "more", which is as new as they are.
 */
const inStyles =
	/\b\d+[dls]v[hw]\b|^\s*(?:translate|rotate):|\bButtonBorder\b|--[\w-]+:[^;]*\bcolor-mix\(|@media[^{]*(?:[<>](?!=)|\b(?:or|not)\b)/m;
/** Where that is asked for. */
const supports = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/** Without it a sheet does not follow the finger, but opens and closes all the same. */
const follows = "src/ui/overlay/Sheet.module.css";

/** What a file of the app or of the inline scripts uses that one of the oldest browsers lacks, or null. */
export function tooNewFor(path: string, source: string): string | null {
	if (!/^(src|tools\/build\/inline)\//.test(path) || path === follows)
		return null;
	const found = path.endsWith(".css")
		? inStyles.exec(source.replace(supports, ""))
		: inCode.exec(source);
	return found?.[0].trim() ?? null;
}
