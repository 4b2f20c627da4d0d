// Checks that the committed catalogues have exactly the texts of the code, each with its English and one Thai text.
import { extractor, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { describe, expect, test } from "vitest";

const config = getConfig();

const advice =
	"run `npm run text`, fill in each empty msgstr of th.po, and commit src/locales (docs/texts.md)";

/** Lingui's catalogues. Reading and collecting write no file. */
const catalogues = await getCatalogs({
	...config,
	extractors: [
		{
			match: (file) => extractor.match(file),
			// Only files that name Lingui can have a text; the others would take most of the time.
			extract: (file, code, ...rest) =>
				/lingui|i18n/i.test(code)
					? extractor.extract(file, code, ...rest)
					: undefined,
		},
	],
});

interface Entry {
	message?: string;
	context?: string | null;
	origin?: [file: string, line?: number][];
}

/** A text with its context and its files. */
function shown({ message, context, origin = [] }: Entry): string {
	const files = [...new Set(origin.map(([file]) => file))].join(", ");
	const meaning = context ? ` (context: ${context})` : "";
	return `“${message}”${meaning} ${files}`.trim();
}

describe.each(catalogues.map((catalogue) => [catalogue.path, catalogue]))(
	"%s",
	(_path, catalogue) => {
		test("has every text of the code, and no other", async () => {
			const code = await catalogue.collect();
			if (!code) throw new Error("Lingui could not read a file of src");
			expect(Object.keys(code).length).toBeGreaterThan(50);
			const wrong: string[] = [];
			for (const locale of config.locales) {
				const kept = await catalogue.read(locale);
				for (const [id, text] of Object.entries(code))
					if (!kept[id]) wrong.push(`${locale} lacks ${shown(text)}`);
				for (const [id, text] of Object.entries(kept))
					if (!code[id] || text.obsolete)
						wrong.push(`${locale} still has ${shown(text)}`);
			}
			expect(wrong, advice).toEqual([]);
		});

		test("has a Thai text for each English one", async () => {
			const thai = Object.values(await catalogue.read("th"));
			const empty = thai.filter(({ translation }) => !translation?.trim());
			expect(empty.map(shown), advice).toEqual([]);
		});

		test("keeps English as the code has it", async () => {
			const english = Object.values(await catalogue.read("en-US"));
			const other = english.filter((it) => it.translation !== it.message);
			expect(
				other.map(shown),
				"change English in the code, and let en-US.po repeat its msgid",
			).toEqual([]);
		});
	},
);

// The catalogue that is loaded last replaces the texts of the other one.
test("a text in both catalogues has the same Thai in both", async () => {
	const [home = {}, others = {}] = await Promise.all(
		catalogues.map((catalogue) => catalogue.read("th")),
	);
	const shared = Object.keys(home).filter((id) => id in others);
	expect(shared.length).toBeGreaterThan(10);
	const different = shared.filter(
		(id) => home[id]?.translation !== others[id]?.translation,
	);
	expect(
		different.map((id) => [home[id]?.translation, others[id]?.translation]),
		"write the same msgstr in src/locales/home/th.po and src/locales/th.po",
	).toEqual([]);
});
