// Brands that are found by their deals, and the order of deals that results.
import { expect, test } from "vitest";
import { boostBrands } from "../../../../server/search/boostBrands";
import { exactScore } from "../../../../server/search/score";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { atOnce } from "./atOnce";
import { find } from "./demoIndex";

/** A search over these titles of deals by brand. */
function searchOf(titles: Record<string, string[]>) {
	const brands = Object.keys(titles);
	const deals = Object.entries(titles).flatMap(([brand, own]) =>
		own.map((title) => ({ title, brand })),
	);
	const search = atOnce(
		createSearchIndex(
			[
				deals.map(({ title, brand }) => ({ title: [title], brand: [brand] })),
				brands.map((brand) => ({ brand: [brand] })),
			],
			[],
			deals.map(({ brand }) => brands.indexOf(brand)),
		),
	);
	return (
		typed: string,
		isHidden: (title: string) => boolean = () => false,
	) => {
		const { indexes } = search(
			typed,
			(kind, at) => kind !== 0 || !isHidden(deals[at]?.title ?? ""),
		);
		const [found = [], named = []] = indexes;
		return {
			titles: found.map((at) => deals[at]?.title),
			brands: named.map((at) => brands[at]),
		};
	};
}

test("a brand is found by at least two deals that are a third of its own, after brands found by name", () => {
	const search = searchOf({
		Mokfa: ["Iced coffee", "Coffee beans", "A cup"],
		"Plai Na": ["Cake and coffee", "Coffee", "Bread", "Cake", "Tart", "Bun"],
		Kindee: [
			"Coffee jar",
			"Instant coffee",
			"Eggs",
			"Fish",
			"Rice",
			"Oil",
			"Tea",
		],
		"One Deal": ["White coffee"],
		"Coffee House": ["A cup for one baht"],
	});
	expect(search("coffee").brands).toEqual(["Coffee House", "Mokfa", "Plai Na"]);
});

test("hidden deals do not count as deals of their brand", () => {
	const search = searchOf({
		Mokfa: ["Iced coffee", "Coffee beans", ..."abcdefgh"].map((it) =>
			it.length > 1 ? it : `Cup ${it}`,
		),
	});
	expect(search("coffee").brands).toEqual([]);
	const isCup = (title: string) => title.startsWith("Cup");
	expect(search("coffee", isCup).brands).toEqual(["Mokfa"]);
	expect(search("coffee", (title) => !isCup(title)).brands).toEqual([]);
});

test("a typed beginning of a word finds no brand by its deals", () => {
	const search = searchOf({ Mokfa: ["A cake", "A cup of coffee"] });
	expect(search("c").titles).toHaveLength(2);
	expect(search("c").brands).toEqual([]);
});

test("an exact name comes first, then deals of a brand found by the word, then a single deal of another brand", () => {
	const search = searchOf({
		Spa: ["Tea and a massage", "A massage", "A bath"],
		Gifts: ["Tea", "A box", "A bow"],
		"Bai Diao": ["Bubble tea", "Iced tea"],
	});
	expect(search("tea").titles).toEqual([
		"Tea",
		"Bubble tea",
		"Iced tea",
		"Tea and a massage",
	]);
});

test.each([
	["tea", ["Bai Diao"], 1004],
	["ชา", ["Bai Diao"], 1004],
	["coffee", ["Mokfa", "Plai Na"], 1059],
	["กาแฟ", ["Mokfa", "Plai Na"], 1041],
	["สปา", ["Nara Spa"], 1113],
	["อาหารญี่ปุ่น", ["Soramaru"], 1020],
	["sushi", [], 1009],
	// Words of any offer do not find a brand.
	["ฟรี", [], 1008],
	["99 บาท", [], 1002],
	["off", [], 1061],
])(
	"in the demo %s finds the brands %j, and the deal %i first",
	(typed, brands, first) => {
		const found = find(typed);
		expect(found.brands).toEqual(brands);
		expect(found.ids[0]).toBe(first);
	},
);

test("each deal is read only a few times, however many brands match", () => {
	const deals = Array.from({ length: 1000 }, (_, at) => at % 200);
	let reads = 0;
	const counted = new Proxy(deals, {
		get(target, name) {
			if (/^\d+$/.test(String(name))) reads++;
			return Reflect.get(target, name);
		},
	});
	const matches = deals.map((_, at) => ({ kind: 0, at, score: exactScore }));
	const brands = boostBrands(matches, counted, () => true).slice(deals.length);
	expect(brands).toHaveLength(200);
	expect(reads).toBeLessThan(10 * deals.length);
});

// The bugs: a deal with more than the score of an exact name was lowered to that score, and a brand or group was raised with the deal at the same index.
test("only deals that score below an exact name are raised", () => {
	const best = { kind: 0, at: 0, score: exactScore + 5 };
	const weak = { kind: 0, at: 1, score: exactScore - 20 };
	const brand = { kind: 1, at: 0, score: 50 };
	const group = { kind: 2, at: 0, score: 50 };
	expect(boostBrands([best, weak, brand, group], [0, 0], () => true)).toEqual([
		best,
		{ ...weak, score: exactScore - 10 },
		brand,
		group,
	]);
});

test("a word of any offer beside another word still finds the brand of the other word", () => {
	const search = searchOf({ Mokfa: ["Free coffee", "Free coffee cup"] });
	expect(search("free coffee").brands).toEqual(["Mokfa"]);
	expect(search("free").brands).toEqual([]);
});
