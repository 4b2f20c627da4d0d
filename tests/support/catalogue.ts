// The texts of the app in both languages, read from its catalogues: English in the code, Thai in th.po.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locale } from "../../src/domain/text/localized";

const entry =
	/^(?:msgctxt "(.*)"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm;

/** Separates a context from its text, as in gettext. */
export const separator = "\u0004";

/** The key of a text in the catalogue. */
const inContext = (english: string, context = "") =>
	context ? `${context}${separator}${english}` : english;

function unquote(lines: string): string {
	return lines
		.split("\n")
		.map((line) => line.replace(/^"|"$/g, ""))
		.join("")
		.replaceAll('\\"', '"')
		.replaceAll("\\n", "\n");
}

/** All texts of a language by their English text, which a context may precede; without the headers. */
export function readCatalogue(locale: Locale): Map<string, string> {
	const root = "src/locales";
	const texts = new Map<string, string>();
	for (const path of readdirSync(root, { recursive: true, encoding: "utf8" })) {
		if (basename(path) !== `${locale}.po`) continue;
		const file = readFileSync(join(root, path), "utf8");
		for (const [, context, id = "", text = ""] of file.matchAll(entry))
			if (unquote(id) !== "")
				texts.set(inContext(unquote(id), context), unquote(text));
	}
	return texts;
}

let thai: Map<string, string> | undefined;

/** The text that the screen shows for an English text of the code. Throws for a text that is not in the catalogue. */
export function translate(
	language: Locale,
	english: string,
	context?: string,
): string {
	thai ??= readCatalogue("th");
	const text = thai.get(inContext(english, context));
	if (text === undefined) throw new Error(`th.po has no text "${english}"`);
	// A text without a Thai translation shows in English; the tests of the catalogue report it.
	return (language === "th" && text) || english;
}
