// The texts of the app in both languages, as its catalogues have them: English in the code, Thai in th.po.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locale } from "../../src/domain/text/localized";

const entry =
	/^(?:msgctxt "(.*)"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm;

/** Between a context and its text, as gettext has it. */
export const separator = "\u0004";

/** How a text that has a context is found. */
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

/** Every text of a language's catalogues by its English, after its context where it has one; the headers left out. */
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

/** What the screen says in a language for a text of the code, which may have a context. Throws for a text that the code does not have. */
export function translate(
	language: Locale,
	english: string,
	context?: string,
): string {
	thai ??= readCatalogue("th");
	const text = thai.get(inContext(english, context));
	if (text === undefined) throw new Error(`No text "${english}" in th.po`);
	// What has no Thai yet shows in English; the audit of the catalogue finds it.
	return (language === "th" && text) || english;
}
