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
