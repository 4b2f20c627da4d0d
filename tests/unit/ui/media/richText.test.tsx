// Proves that a host's text has no link that signs a person in: the rule for the product's links applies to each (decision 008).
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import "../../../../src/platform/browser/openLink";
import { loadSanitizer, sanitizeHtml } from "../../../../src/ui/media/RichText";

/** The addresses of the remaining links, in order; null for a link without one. */
async function hrefs(html: string) {
	const clean = await sanitizeHtml(html);
	return [...clean.querySelectorAll("a")].map((link) =>
		link.getAttribute("href"),
	);
}

test("a token is removed from an address, the landing page is not linked, and other links stay", async () => {
	const { origin } = location;
	const links = [
		"/?token=a.b.c",
		`${origin}/history?state=history&amp;token=a.b.c`,
		"/landing?code=1",
		"/LANDING/?code=1",
		"/brand_list",
		"https://shop.example/?token=1",
		"tel:021234567",
	];
	const html = links.map((href) => `<p><a href="${href}">x</a></p>`).join("");
	expect(await hrefs(html)).toEqual([
		"/",
		"/history?state=history",
		null,
		null,
		"/brand_list",
		"https://shop.example/?token=1",
		"tel:021234567",
	]);
});

// The bug: with a no-break or invisible space from copying, a link led to a missing page of the app.
test("a copied address leads to its site", async () => {
	const html = '<p>New</p><a href="&nbsp;https://shop.example/&#8203;">x</a>';
	expect(await hrefs(html)).toEqual(["https://shop.example/"]);
});

test("a link to another site opens beside the app, and a picture loads when it is near", async () => {
	const clean = await sanitizeHtml(
		'<p>New</p><a href="https://shop.example/">x</a><a href="/faq">y</a><img src="/a.png">',
	);
	const [out, own] = clean.querySelectorAll("a");
	expect([out?.target, own?.target]).toEqual(["_blank", ""]);
	expect(clean.querySelector("img")?.getAttribute("loading")).toBe("lazy");
});

test("the phrases of a Thai text are marked, so that they stay together", async () => {
	const clean = await sanitizeHtml("<p>New</p><p>ลาเต้เย็นแก้วใหญ่</p>");
	expect(clean.querySelector("p > span")?.textContent).toBe("ลาเต้เย็นแก้วใหญ่");
});

test("a small picture is shown within its sentence", () => {
	const css = readFileSync("src/ui/media/RichText.module.css", "utf8");
	expect(css).toMatch(/\.rich img {[^}]*display: inline-block;/);
});

/** The test's page has no node iterator that survives a removal, so the test reads the sanitizer's decisions. */
async function sanitizer() {
	const purify = await loadSanitizer();
	const sanitize = vi.spyOn(purify, "sanitize");
	await sanitizeHtml("<p>New</p>");
	const rules = sanitize.mock.calls[0]?.[1] ?? {};
	sanitize.mockRestore();
	purify.setConfig(rules);
	return { purify, rules };
}

test.each([
	["td", "colspan", "2", true],
	["th", "rowspan", "3", true],
	["ol", "start", "4", true],
	["li", "value", "9", true],
	["p", "dir", "rtl", true],
	["p", "lang", "en", true],
	["a", "href", "https://shop.example/", true],
	["a", "href", "https://shop.example?mail=tea@shop.example", true],
	["a", "href", "https://shop.example#@tea", true],
	["a", "href", "https://line.me/R/ti/p/@tea", true],
	["a", "href", "https://tea:cup@shop.example/", false],
	["a", "href", "https://tea\\@shop.example", false],
	["a", "href", "\u200b//shop.example", false],
	["a", "href", "javascript:alert(1)", false],
	["p", "style", "position:fixed", false],
	["p", "onclick", "alert(1)", false],
	["p", "id", "app", false],
	["b", "data-autofocus", "1", false],
	["b", "aria-hidden", "true", false],
])(
	"of <%s> the attribute %s=%j is kept: %s",
	async (tag, name, value, kept) => {
		const { purify } = await sanitizer();
		expect(purify.isValidAttribute(tag, name, value)).toBe(kept);
		purify.clearConfig();
	},
);

test("headings, definitions and captions do not run into the text beside them", async () => {
	const { purify, rules } = await sanitizer();
	expect(rules.ALLOWED_TAGS).toEqual(
		expect.arrayContaining(["h5", "h6", "dl", "dt", "dd", "figcaption"]),
	);
	purify.clearConfig();
});

test.each([
	["https://pictures.example/tea.png", true],
	["data:image/png;base64,iVBORw0KGgo=", true],
	["http://pictures.example/?data:image/png", false],
	["file:///data:image/png", false],
])("a picture at %s is loaded: %s", async (src, loads) => {
	const clean = await sanitizeHtml(`<p>New</p><img src="${src}">`);
	expect(clean.querySelector("img")?.getAttribute("src")).toBe(
		loads ? src : null,
	);
});
