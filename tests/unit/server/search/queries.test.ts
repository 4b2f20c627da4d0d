// Queries against the demo programme: a correct word finds its items, a misspelt word finds the intended items.
import { describe, expect, test } from "vitest";
import { normalise } from "../../../../server/search/normalise";
import { runInSlices } from "../../../../server/search/runInSlices";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { segmentWords } from "../../../../server/search/segmentWords";
import { atOnce } from "./atOnce";
import { demoKinds, find, listed } from "./demoIndex";
import {
	absent,
	beginnings,
	brands,
	correct,
	english,
	misspelt,
	mixed,
	otherKeyboard,
	places,
	type SearchCase,
} from "./queries";

const tables: Record<string, SearchCase[]> = {
	"a correct word": correct,
	"a place": places,
	"a brand": brands,
	"a misspelt word": misspelt,
	"an English word": english,
	"the other keyboard": otherKeyboard,
	"several words": mixed,
	"what is not there": absent,
	"a beginning": beginnings,
};

for (const [name, table] of Object.entries(tables))
	describe(name, () => {
		test.each(table)(
			"the query $typed has the expected result",
			({ typed, first, brand, never, didYouMean }) => {
				const found = find(typed);
				if (first === "nothing")
					expect([found.ids, found.brands, found.groups]).toEqual([[], [], []]);
				else expect(first).toContain(found.ids[0]);
				if (brand) expect(found.brands[0]).toBe(brand);
				for (const id of never ?? []) expect(found.ids).not.toContain(id);
				if (didYouMean) expect(found.didYouMean[0]).toBe(didYouMean);
			},
		);
	});

test("the tables have more than 250 queries, none twice", () => {
	const typed = Object.values(tables).flatMap((table) =>
		table.map((it) => it.typed),
	);
	expect(typed.length).toBeGreaterThan(250);
	expect(new Set(typed).size).toBe(typed.length);
});

test("every suggested word finds something", () => {
	for (const { typed } of [...absent, ...misspelt])
		for (const word of find(typed).didYouMean) {
			const { ids, brands: named, groups } = find(word);
			expect([...ids, ...named, ...groups], `${typed}: ${word}`).not.toEqual(
				[],
			);
		}
});

test("every title finds its own deal, and only an equal title comes before it", () => {
	const titles = new Map(
		listed.map(({ privilege_id, name }) => [privilege_id, [name.th, name.en]]),
	);
	expect(titles.size).toBeGreaterThan(100);
	for (const [id, names] of titles)
		for (const words of names) {
			const { ids } = find(words);
			expect(ids, words).toContain(id);
			expect(titles.get(ids[0] ?? 0), words).toContain(words);
		}
});

test("no word of the catalogue is corrected to another word", () => {
	const texts = demoKinds()
		.flat()
		.flatMap((it) => [...(it.title ?? []), ...(it.description ?? [])]);
	const words = new Set(
		texts.flatMap((text) =>
			segmentWords(normalise(text)).map(({ word }) => word),
		),
	);
	const replaced = [...words]
		.filter((word) => word.length > 2)
		.filter((word) => find(word).didYouMean.length > 0);
	expect(replaced).toEqual([]);
});

test("equal deals are all found and keep their order", () => {
	const search = atOnce(createSearchIndex(demoKinds(3)));
	const [found = []] = search("ก๋วยเตี๋ยวเรือ").indexes;
	expect(found).toHaveLength(3);
	expect([...found].sort((a, b) => a - b)).toEqual(found);
});

// The bug: after a change of the content the first search blocked every other request for seconds.
test("creating the index of a large programme does not block other work", async () => {
	const [privileges = [], ...others] = demoKinds(3);
	const large = privileges.map((it, at) => ({
		...it,
		title: it.title?.map((name) => `${name} ${at}`),
	}));
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	}, 0);
	const search = await runInSlices(createSearchIndex([large, ...others]));
	clearInterval(timer);
	expect(turns).toBeGreaterThan(5);
	expect(search("ก๋วยเตี๋ยวเรือ").indexes[0]).toHaveLength(3);
});

test("a word at the end of a long description is found", () => {
	const long = `${"กาแฟเย็นหนึ่งแก้ว ".repeat(2000)}ซอฟต์เสิร์ฟ`;
	const search = atOnce(
		createSearchIndex([[{ title: ["แก้ว"], description: [long] }]]),
	);
	expect(search("ซอฟต์เสิร์ฟ").indexes).toEqual([[0]]);
});
