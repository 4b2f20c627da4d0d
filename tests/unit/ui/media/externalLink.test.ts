// Proves that every spelling of a link to another site opens beside the app without an opener, and that the app's own links stay in it.
import { expect, test } from "vitest";
import { secureExternalLink } from "../../../../src/ui/media/externalLink";

function settled(href: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.setAttribute("href", href);
	secureExternalLink(link);
	return link;
}

// The bug: only addresses that began with a lower-case "http" got their rel.
test.each([
	"https://shop.example/a",
	"HTTPS://shop.example/a",
	"HtTpS://Shop.Example",
	" https://shop.example/a",
	"ht\ntps://shop.example/a",
	"https:\\\\shop.example",
	"https:///shop.example",
	"https:shop.example//a",
	"//shop.example/a",
	"/\t/shop.example/a",
	"http://shop.example/a",
])("%j opens beside the app", (href) => {
	const link = settled(href);
	expect(link.getAttribute("target")).toBe("_blank");
	expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test.each([
	"/brand_list",
	"/history?state=history",
	"#top",
	`${location.origin}/history`,
	"tel:021234567",
	"mailto:help@gift.example",
])("%j stays in the app, or is handled by the phone", (href) => {
	const link = settled(href);
	expect(link.getAttribute("href")).toBe(href);
	expect(link.hasAttribute("target")).toBe(false);
	expect(link.hasAttribute("rel")).toBe(false);
});

test.each([
	"https://bank@evil.example",
	"https:///bank@evil.example",
	"HTTPS://bank:1234@evil.example/",
])("%j, with a user name before the host, leads nowhere", (href) => {
	expect(settled(href).hasAttribute("href")).toBe(false);
});
