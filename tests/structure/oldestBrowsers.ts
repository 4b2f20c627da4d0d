// Finds uses of features that one of the oldest supported browsers lacks (docs/operating.md).

/** Calls, selectors and properties. In a browser that lacks them, a media query with a comparison never matches and a lookbehind makes the whole file invalid. */
const inCode =
	/\(\?<[=!]|\b(?:AbortSignal\.any|Response\.json|URL\.(?:canParse|parse)|structuredClone)\(|\.(?:throwIfAborted|to(?:Sorted|Reversed|Spliced)|with)\(|:(?:modal|popover-open)\b|\((?:width|height) [<>]=? \d+px|\.aria[A-Z]\w* = /;
/**
 * Units, properties and colours without which something is invisible or misplaced; a custom property accepts any value, so a fallback declaration does not help.
 * The build translates nesting, "<=" and ">=" to older forms, but "<" and ">" to "not", which the oldest browsers lack too.
 */
const inStyles =
	/\b\d+[dls]v[hw]\b|^\s*(?:translate|rotate):|\bButtonBorder\b|--[\w-]+:[^;]*\bcolor-mix\(|@media[^{]*(?:[<>](?!=)|\b(?:or|not)\b)/m;
/** Rules that check for support are allowed. */
const supports = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/** This file may use newer features: without them a sheet does not follow the finger, but still opens and closes. */
const exempt = "src/ui/overlay/Sheet.module.css";

/** The first feature in a file of the app or of the inline scripts that one of the oldest browsers lacks, or null. */
export function tooNewFor(path: string, source: string): string | null {
	if (!/^(src|tools\/build\/inline)\//.test(path) || path === exempt)
		return null;
	const found = path.endsWith(".css")
		? inStyles.exec(source.replace(supports, ""))
		: inCode.exec(source);
	return found?.[0].trim() ?? null;
}
