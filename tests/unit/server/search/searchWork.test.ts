// How often a search reads texts, since it blocks the process until it ends.
import { expect, test, vi } from "vitest";
import {
	LetterPairIndex,
	searchKeys,
} from "../../../../server/search/letterPairIndex";
import { SearchField, termOf } from "../../../../server/search/searchField";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { atOnce } from "./atOnce";
import { demoKinds } from "./demoIndex";

const kinds = demoKinds();
const items = kinds.flat();
const search = atOnce(createSearchIndex(kinds));

function looksPerItem(typed: string): number {
	const looked = vi.spyOn(SearchField.prototype, "find");
	search(typed);
	const count = looked.mock.calls.length;
	looked.mockRestore();
	return count / items.length;
}

const letters = (all: string) => [...all].join(" ");

// The bug: with 6,000 privileges each of these queries blocked the event loop for up to two seconds, and a customer may search 300 times a minute.
test.each([
	["Thai letters", letters("กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอฮ")],
	["English letters", letters("abcdefghijklmnopqrstuvwxyz")],
	["digits", letters("0123456789")],
	["letters and short words", "ก า ร ที่ 5 a ".repeat(14)],
	[
		"words of many descriptions",
		"แล้ว หนึ่ง ด้วย ต้อง takes กว่า เป็น เปิด place open cold ร้อย hundred good อยู่ take comes โทรศัพท์ ตั้งแต่ pork",
	],
	[
		"words of many names",
		"baht with ราคา from เลือก free พร้อม หรือ ชั่วโมง ทั้ง แก้ว first ก่อน เหลือ เดียว เย็น โค้ด code ใหม่ หน้า",
	],
	[
		"words with many synonyms",
		"ชา กาแฟ อาหาร เครื่องดื่ม ขนม ของหวาน เค้ก ไอศกรีม ปิ้งย่าง ชาบู บุฟเฟ่ต์ สุกี้ พิซซ่า เบอร์เกอร์ หนัง โรงหนัง สปา นวด",
	],
	["a word that is split into two letters", "ร่ม"],
	["signs", "ๆๆ"],
])("a query of %s costs less than ten lookups per item", (_what, typed) => {
	expect(looksPerItem(typed)).toBeLessThan(10);
});

test("every text that matches a single letter or digit is a candidate", () => {
	const names = items.flatMap((it) => [
		...(it.title ?? []),
		...(it.brand ?? []),
		...(it.description ?? []),
	]);
	const fields = [...names, "ร้านmokfa", "ลด7%", "x"].map(
		(name) => new SearchField(name),
	);
	const index = new LetterPairIndex();
	for (const [at, { bare }] of fields.entries())
		index.add(at, searchKeys([bare]));
	const signs = new Set(fields.flatMap(({ bare }) => bare.split("")));
	for (const sign of signs) {
		const term = termOf(sign);
		const matching = fields.flatMap((field, at) =>
			field.find(term, "optional") ? [at] : [],
		);
		expect(index.candidates(sign)).toEqual(expect.arrayContaining(matching));
	}
});
