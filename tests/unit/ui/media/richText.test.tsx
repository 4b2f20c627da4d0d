// Proves that a text of the host has no link that signs somebody in: the rule of the product's links is applied to each (decision 008).
import { expect, test } from "vitest";
import "../../../../src/platform/browser/openLink";
import { sanitizeHtml } from "../../../../src/ui/media/RichText";

/** The addresses of the links that are left, in order; null for one that leads nowhere. */
async function hrefs(html: string) {
	const clean = await sanitizeHtml(html);
	return [...clean.querySelectorAll("a")].map((link) =>
		link.getAttribute("href"),
	);
}

test("a token leaves the address, the landing page is no address, other links stay", async () => {
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

test.each([
	'<table><tbody><tr><td colspan="2" rowspan="3">Size</td></tr></tbody></table>',
	'<ol start="4"><li>Fourth</li><li value="9">Ninth</li></ol>',
	'<p dir="rtl">abc</p>',
	"<dl><dt>Price</dt><dd>100</dd></dl>",
	"<h5>Terms</h5>First",
	"<figure><figcaption>A cup</figcaption></figure>",
])("%s keeps its structure", async (html) => {
	const page = document.createElement("div");
	page.append(await sanitizeHtml(`<p>New</p>${html}`));
	page.querySelector("table")?.removeAttribute("tabindex");
	expect(page.innerHTML).toContain(html);
});
