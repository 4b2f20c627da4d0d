// Forms of one word or number that people write in different ways: amounts, units, plurals, possessives, hyphens.
import { expect, test } from "vitest";
import { normalise } from "../../../../server/search/normalise";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { atOnce } from "./atOnce";

/** What is found among titles and names of brands, each as itself. */
function find(typed: string, titles: string[], brands: string[] = []) {
	const search = atOnce(
		createSearchIndex([
			titles.map((title) => ({ title: [title] })),
			brands.map((brand) => ({ brand: [brand] })),
		]),
	);
	const [found = [], named = []] = search(typed).indexes;
	return [...found.map((at) => titles[at]), ...named.map((at) => brands[at])];
}

test.each([
	["1,990 บาท", "1990 บาท"],
	["1,500,000", "1500000"],
	["2, 10 หรือ 3,4", "2 10 หรือ 3 4"],
	["ลด50%", "ลด 50"],
	["มา4จ่าย3", "มา 4 จ่าย 3"],
	["Levi’s and Lotus's", "levis and lotuss"],
	["L’Occitane 'so'", "l occitane so"],
	["สปาาา", "สปา"],
])("%s is written %s", (typed, written) => {
	expect(normalise(typed)).toBe(written);
	expect(normalise(written)).toBe(written);
});

test.each([
	// An amount is written with and without its separator.
	["1990", "ห้องพักคืนละ 1,990 บาท"],
	["๑๙๙๐ บาท", "ห้องพักคืนละ 1,990 บาท"],
	["1,000 บาท", "คูปองแทนเงินสด 1000 บาท"],
	// Thai needs no space at a number.
	["7วัน", "Wi‑Fi ฟรี 7 วัน"],
	["7 วัน", "Wi‑Fi ฟรี 7วัน"],
	["มา4จ่าย3", "บุฟเฟต์ มา 4 จ่าย 3"],
	["2ชิ้น", "ซื้อ 2 ชิ้น ลด 10%"],
	// A plural and its singular.
	["watches", "Watch straps"],
	["boxes", "A New Year gift box"],
	["classes", "Yoga class"],
	["berries", "Berry cake"],
	["berry", "Bread with berries"],
	["potatoes", "Potato wedges"],
	["shoes", "A shoe rack"],
	["movies", "A movie night"],
	// Compounds with and without their hyphen.
	["wifi", "Free Wi-Fi"],
	["wi-fi", "Free WiFi"],
	["evoucher", "e‑Voucher for 100 baht"],
	["buy 1 get 1 free", "Pizza 1 free 1"],
	["b1g1", "ซื้อ 1 แถม 1"],
	["50 เปอร์เซ็นต์", "เค้กลด 50%"],
	["20 percent off", "20% off cakes"],
	["ครึ่งราคา", "Half price on a suitcase"],
	["bags", "Leave a bag for the day"],
	["restaurant", "อาหาร"],
	["kids", "เสื้อผ้าสำหรับเด็ก"],
])("%s finds %s", (typed, title) => {
	expect(find(typed, [title, "Another"])).toEqual([title]);
});

test.each(["mokfa's", "Mokfa’s", "mokfas"])(
	"%s finds the brand and its deals alone",
	(typed) => {
		expect(
			find(typed, ["Mokfa latte", "Mokfa shake", "Spa"], ["Mokfa"]),
		).toEqual(["Mokfa latte", "Mokfa shake", "Mokfa"]);
	},
);

test("a letter beside words of any offer is not searched alone", () => {
	expect(find("e-voucher", ["Egg rice", "English class"])).toEqual([]);
});

// The bug: with its letters alone left beside the words of any offer a brand was not found.
test.each([
	["S&P coupon", "S&P"],
	["s and p", "S&P"],
	["โปร S&P", "S&P"],
	["K deals", "K"],
	["ร้าน ก", "ก"],
])(
	"letters that are a whole name are found beside them: %s",
	(typed, brand) => {
		const titles = ["Kebab and spicy pasta", "กาแฟ"];
		expect(find(typed, titles, ["S&P", "K", "ก"])).toEqual([brand]);
	},
);

// The bug: its names together scored as if the letter were one of them.
test("a letter that several names of an item begin with is none of them", () => {
	const spa = {
		title: ["Evergreen Spa ลด 20%", "Evergreen Spa 20% off"],
		brand: ["Evergreen Spa", "Evergreen Spa"],
	};
	const search = atOnce(createSearchIndex([[spa]]));
	expect(search("e-promo").indexes).toEqual([[]]);
});

test("Thai typed with English keys is read before what its letters between the signs begin", () => {
	const titles = ["หูฟังไร้สาย", "Say it with a sofa", "Two for one"];
	expect(find("s^ay'", titles)).toEqual(["หูฟังไร้สาย"]);
	expect(find("two-for-one", titles)).toEqual(["Two for one"]);
	// English with a hyphen typed with Thai keys.
	expect(find("ะไนขดนพขนืำ", titles)).toEqual(["Two for one"]);
});
