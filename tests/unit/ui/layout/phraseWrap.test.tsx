// PhraseWrap adds no characters, keeps elements, and shows marked words across the ends of phrases.
import { act } from "react";
import { expect, test } from "vitest";
import { PhraseWrap } from "../../../../src/ui/layout/PhraseWrap";
import styles from "../../../../src/ui/layout/PhraseWrap.module.css";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { loadSanitizer, RichText } from "../../../../src/ui/media/RichText";
import { draw } from "../../support/drawn";

const title = "ซอฟต์เสิร์ฟฟรีเมื่อซื้อครบ 200 บาท";

test("the text is unchanged for copying, searching and screen readers, and gets places to break", async () => {
	const place = await draw(<PhraseWrap>{title}</PhraseWrap>);
	expect(place.textContent).toBe(title);
	expect(place.children).toHaveLength(1);
	expect(place.querySelectorAll("wbr").length).toBeGreaterThan(0);
});

test("the spaces between a text and an element stay", async () => {
	const place = await draw(
		<PhraseWrap>
			{"ส่งรหัส 6 หลักไปที่ "}
			<b>081-234-5678</b>
			{" แล้ว"}
		</PhraseWrap>,
	);
	expect(place.textContent).toBe("ส่งรหัส 6 หลักไปที่ 081-234-5678 แล้ว");
	// A space at the edge of its own element may not be drawn.
	for (const phrase of place.querySelectorAll("span > span"))
		expect(phrase.textContent).toBe(phrase.textContent?.trim());
});

test("a text without Thai and an element are unchanged", async () => {
	const place = await draw(
		<PhraseWrap>
			{"50% off from ฿59 "}
			<b>ซื้อ 1 แถม 1</b>
		</PhraseWrap>,
	);
	expect(place.innerHTML).toBe("50% off from ฿59 <b>ซื้อ 1 แถม 1</b>");
});

test("a replacement of a part keeps its place in the text", async () => {
	const place = await draw(
		<PhraseWrap show={(start, end) => <mark>{title.slice(start, end)}</mark>}>
			{title}
		</PhraseWrap>,
	);
	expect(place.textContent).toBe(title);
	expect(place.querySelectorAll("mark").length).toBeGreaterThan(1);
});

test.each([
	["en", "กาแฟฟรี 1 แก้ว", "th"],
	["th", "กาแฟฟรี 1 แก้ว", null],
	["en", "No search result found for “กาแฟ”", null],
	["th", "A night of music", "en"],
	["th", "฿59", undefined],
	["en", "A night of music", undefined],
])("on a page in %s, “%s” has the language %s", async (page, text, lang) => {
	document.documentElement.lang = page;
	const place = await draw(<PhraseWrap>{text}</PhraseWrap>);
	expect(place.textContent).toBe(text);
	expect(place.querySelector("span")?.getAttribute("lang")).toBe(lang);
	document.documentElement.lang = "";
});

test("an English text with a price in baht is English", async () => {
	document.documentElement.lang = "th";
	const place = await draw(<RichText html="Coffee from ฿59" />);
	expect(place.querySelector("p")?.lang).toBe("en");
	document.documentElement.lang = "";
});

test.each([
	["ของขวัญวันเกิดสมาชิก", ["ของขวัญวันเกิดสมาชิก"], ["ของขวัญวันเกิด", "สมาชิก"]],
	["สิทธิ์ของวันนี้เต็มแล้ว", ["สิทธิ์ของวันนี้เต็มแล้ว"], ["สิทธิ์ของวันนี้", "เต็มแล้ว"]],
	["แก้วเก็บความเย็น", ["แก้วเก็บความเย็น"], ["แก้วเก็บความเย็น"]],
	["บุฟเฟต์อาหารทะเลนานาชาติ", [], ["บุฟเฟต์อาหาร", "ทะเลนานาชาติ"]],
])(
	"in a large text the phrases of %s fit its lines",
	async (text, phrases, short) => {
		const root = document.documentElement;
		await loadSanitizer();
		const place = await draw(
			<>
				<PhraseWrap>{text}</PhraseWrap>
				<RichText html={`<p>${text}</p>`} />
			</>,
		);
		const shown = () =>
			[...place.querySelectorAll(`.${styles.phrase}`)].map(
				(phrase) => phrase.textContent,
			);
		expect(shown()).toEqual([...phrases, ...phrases]);
		await act(async () => root.setAttribute(largeTextAttribute, ""));
		expect(shown()).toEqual([...short, ...short]);
		await act(async () => root.removeAttribute(largeTextAttribute));
		expect(shown()).toEqual([...phrases, ...phrases]);
	},
);
