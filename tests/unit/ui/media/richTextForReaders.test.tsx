// A host's text for screen readers: it has no second h1, no picture read by its address, and its own language.
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import {
	RichText,
	sanitizeHtml,
	useSanitizerReady,
} from "../../../../src/ui/media/RichText";
import { draw, wipe } from "../../support/drawn";

afterEach(() => {
	document.documentElement.lang = "";
	wipe();
});

test("a heading of the first level becomes one of the second", async () => {
	const clean = await sanitizeHtml(
		"<p>New</p><h1>About <b>this</b></h1><h2>More</h2>",
	);
	expect(clean.querySelector("h1")).toBeNull();
	expect(clean.querySelector("h2")?.innerHTML).toBe("About <b>this</b>");
});

test("a block that would be a landmark or would fold becomes a plain block in its language", async () => {
	const clean = await sanitizeHtml(
		'<p>New</p><h1 lang="en">Tea</h1><details><summary dir="rtl">How?</summary>Like <b>this</b></details><main><nav>Home</nav></main>',
	);
	const place = document.createElement("div");
	place.append(clean);
	expect(place.innerHTML).toContain(
		'<h2 lang="en">Tea</h2><div><div dir="rtl">How?</div>Like <b>this</b></div><div><div>Home</div></div>',
	);
});

test("a picture without a text is decoration", async () => {
	const clean = await sanitizeHtml(
		'<p>New</p><img src="/a.png"><img alt="A cup" src="/b.png">',
	);
	const texts = [...clean.querySelectorAll("img")].map((it) =>
		it.getAttribute("alt"),
	);
	expect(texts).toEqual(["", "A cup"]);
});

test.each([
	['<img src="/a.png">', "https://shop.example/deal?id=1", "shop.example/deal"],
	['<img src="/a.png" alt="">', "/brand_list", "/brand_list"],
	["", "tel:021234567", "021234567"],
	// Editors insert an invisible character beside a picture.
	['<img src="/a.png">\u200b', "/brand_list", "/brand_list"],
	['<img src="/a.png" alt="A cup">', "/brand_list", null],
	["Brands", "/brand_list", null],
])("a link of %j to %s has the name %j", async (inside, href, name) => {
	const clean = await sanitizeHtml(`<p>New</p><a href="${href}">${inside}</a>`);
	expect(clean.querySelector("a")?.getAttribute("aria-label")).toBe(name);
});

test("a link whose title names it needs no other name", async () => {
	const clean = await sanitizeHtml(
		'<p>New</p><a href="/faq" title="Help"></a>',
	);
	expect(clean.querySelector("a")?.hasAttribute("aria-label")).toBe(false);
});

test("a link that leads nowhere does not look like one", () => {
	const css = readFileSync("src/ui/media/RichText.module.css", "utf8");
	expect(css.match(/\.rich a\b[^{]*/g)).toEqual([".rich a[href] "]);
});

test("a table takes the focus, so that keys scroll a wide one; one inside another does not", async () => {
	const inner = "<table><tbody><tr><td>1</td></tr></tbody></table>";
	const clean = await sanitizeHtml(
		`<p>New</p><table tabindex="5"><tbody><tr><td>${inner}</td></tr></tbody></table>`,
	);
	const focus = [...clean.querySelectorAll("table")].map((it) =>
		it.getAttribute("tabindex"),
	);
	expect(focus).toEqual(["0", null]);
});

test.each([
	["th", "<p>Bring the <b>code</b> to the shop.</p>", "en"],
	["th", "Bring the code to the shop.", "en"],
	["th", "<p>ใช้ได้ที่ Starbucks ทุกสาขา</p>", null],
	["en", "<p>ใช้ได้ทุกสาขา&nbsp;</p>", "th"],
	["en", "<p>Bring the code to the shop.</p>", null],
	["th", "<b>Tea</b> < ร้านใกล้บ้าน <b>100</b>", null],
])("on a page in %s, %s has the language %s", async (page, html, lang) => {
	document.documentElement.lang = page;
	const place = await draw(<RichText html={html} />);
	expect(place.firstElementChild?.getAttribute("lang")).toBe(lang);
});

test("a text that needs the sanitizer is shown at once when it is loaded", async () => {
	await sanitizeHtml("");
	const states: boolean[] = [];
	function Waiting() {
		states.push(useSanitizerReady());
		return null;
	}
	await draw(<Waiting />);
	expect(states).not.toContain(false);
});

test.each([
	"Buy 1 & get 1\nValid until Sunday",
	"Under 18: < 100 baht\nOver 18: > 100 baht",
	"R&D and more\n<3",
])("%j is not markup, so its lines and signs stay", async (text) => {
	await sanitizeHtml("");
	const place = await draw(<RichText html={text} />);
	expect(place.querySelector("p")?.className).toContain("plain");
	expect(place.textContent).toBe(text);
});

test.each([
	["<b>Buy\n1</b>", false],
	["<br>", false],
	["Fish &amp; chips\nUntil Sunday", true],
	["Tea&nbsp;time\nUntil Sunday", true],
	["&#3586;", true],
])(
	"%j is markup, which keeps its line breaks where it has no tag for them: %s",
	async (html, keepsLines) => {
		await sanitizeHtml("");
		const place = await draw(<RichText html={html} />);
		expect(place.textContent).not.toMatch(/[&<]/);
		expect(place.querySelector("[class*=plain]") !== null).toBe(keepsLines);
	},
);
