// Which links open and where: https anywhere, http on localhost, in-app paths and references, but no disguised ones (1 §5, 2 §5).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	isNumericReference,
	safeUrl,
} from "../../../../src/contract/webAddress";
import {
	contentHref,
	inAppPath,
	isSignInAddress,
	linkTarget,
} from "../../../../src/domain/app/link";
import { youTubeEmbed } from "../../../../src/domain/article/video";
import { anyCharacter } from "../../../support/anyCharacter";

const own = "https://gift.example";

test.each([
	["1234", { kind: "privilege", reference: "1234" }],
	["/history?state=history", { kind: "path", path: "/history?state=history" }],
	[
		"/privilegebycat?catName=Food & Drink",
		{ kind: "path", path: "/privilegebycat?catName=Food%20&%20Drink" },
	],
	[`${own}/history`, { kind: "sameTab", href: `${own}/history` }],
	[
		"https://shop.example/a?b=c#d",
		{ kind: "newTab", href: "https://shop.example/a?b=c#d" },
	],
	["HTTPS://Shop.Example", { kind: "newTab", href: "https://shop.example/" }],
	[
		"http://localhost:5173/x",
		{ kind: "newTab", href: "http://localhost:5173/x" },
	],
	["tel:+6621234567", { kind: "phoneOrMail", href: "tel:+6621234567" }],
	[
		"mailto:help@gift.example",
		{ kind: "phoneOrMail", href: "mailto:help@gift.example" },
	],
] as const)("%j leads to %j", (text, target) => {
	expect(linkTarget(text, own)).toEqual(target);
});

test.each([
	"javascript:alert(1)",
	" javascript:alert(1)",
	"java\nscript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"blob:https://gift.example/1",
	"file:///etc/passwd",
	"http://shop.example",
	"http://localhost.shop.example",
	"https://user@shop.example",
	"https://user:password@shop.example",
	"https://@shop.example",
	"https:shop.example",
	"https:/shop.example",
	"https:///shop.example",
	"//shop.example",
	"/\\shop.example",
	"/\t/shop.example",
	"/..//shop.example",
	"https:\\\\shop.example",
	"https://shop.example\u0000",
	"mailto:help@gift.example?bcc=all@gift.example",
	"tel:1234;ext=5",
	"history",
	"12345",
	"",
])("%j is not opened", (text) => {
	expect(linkTarget(text, own)).toBeNull();
});

/** Spellings of the landing page and a token that the app would accept. */
const landings = [
	"/landing?code=1",
	"/Landing?code=1",
	"/landing/?code=1",
	"/%6canding?code=1",
	"/%4C%41nding",
	"/./landing?code=1",
	"/profile/../landing?code=1",
];
const withToken = [
	["/?token=a.b.c", "/"],
	["/?%74oken=a.b.c", "/"],
	["/?token=1&token=2#x", "/#x"],
	["/history?state=history&token=a.b.c", "/history?state=history"],
	["/play-game?token=a.b.c", "/play-game"],
] as const;

describe("a link in content cannot sign anybody in", () => {
	test.each(landings)("%s leads nowhere", (path) => {
		expect(inAppPath(path)).toBeNull();
		expect(linkTarget(path, own)).toBeNull();
		expect(linkTarget(own + path, own)).toBeNull();
		expect(contentHref(path, own)).toBeNull();
		expect(contentHref(own + path, own)).toBeNull();
		expect(isSignInAddress(new URL(path, own))).toBe(true);
	});

	test.each(withToken)("%s becomes %s", (path, left) => {
		expect(inAppPath(path)).toBe(left);
		expect(linkTarget(path, own)).toEqual({ kind: "path", path: left });
		expect(linkTarget(own + path, own)).toEqual({
			kind: "sameTab",
			href: own + left,
		});
		expect(contentHref(path, own)).toBe(left);
		expect(contentHref(own + path, own)).toBe(left);
	});

	test.each([
		["\n/landing?code=1", null],
		["/lan\nding?code=1", null],
		["  /?token=a", "/"],
		["HTTPS://GIFT.EXAMPLE/?token=a", "/"],
		// The remaining path would name another host.
		["/.//shop.example/?token=a", null],
		[`${own}//shop.example/?token=a`, null],
	])("%j in markup becomes %j, as a browser reads it", (href, left) => {
		expect(contentHref(href, own)).toBe(left);
	});

	test.each([
		"/brand_list",
		"/privilegebycat?catName=Food & Drink",
		"https://shop.example/landing?token=1",
		"tel:021234567",
		"mailto:a@b.example?subject=x",
		`${own}/landings?tokens=1`,
	])("%s stays as it is", (href) => {
		expect(contentHref(href, own)).toBe(href);
	});

	// The bug: a browser read such an address as a path of the app.
	test.each([
		["\u200bhttps://shop.example/\u200b", "https://shop.example/"],
		["\u00a0https://shop.example/a b\u00a0", "https://shop.example/a b"],
		["\u200e/brand_list", "/brand_list"],
		["\u200b/?token=a\u200b", "/"],
	])("a copied %j becomes the address %s", (href, address) => {
		expect(contentHref(href, own)).toBe(address);
	});

	test("in any surrounding text", () => {
		const piece = fc.constantFrom(
			...["/", "//", "/.", "/..", "landing", "LANDING", "%6C", "anding"],
			...["?", "&", "#", "token", "%74oken", "=", "a.b.c", "\\", "\t", own],
			// Complete sign-in addresses too, which random parts rarely form.
			...["/landing", "?token=a"],
		);
		const text = fc
			.tuple(fc.constantFrom("", "/", `${own}/`), fc.array(piece))
			.map(([start, all]) => start + all.join(""));
		fc.assert(
			fc.property(text, (href) => {
				for (const left of [inAppPath(href), contentHref(href, own)]) {
					if (left === null) continue;
					const url = new URL(left, own);
					if (url.origin === own) expect(isSignInAddress(url)).toBe(false);
				}
			}),
		);
	});
});

describe("for any text", () => {
	const anyText = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.webUrl(),
		fc
			.tuple(
				fc.constantFrom("/", "//", "/\\", "https://", "javascript:", "/./"),
				fc.string(),
			)
			.map((parts) => parts.join("")),
	);

	test("an in-app path stays inside the app", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const path = inAppPath(text);
				if (path !== null) expect(new URL(path, own).origin).toBe(own);
			}),
		);
	});

	test("a safe address is https, or http on localhost, and carries no user", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const url = safeUrl(text);
				if (!url) return;
				expect(["https:", "http:"]).toContain(url.protocol);
				if (url.protocol === "http:")
					expect(["localhost", "127.0.0.1", "[::1]"]).toContain(url.hostname);
				expect(url.username + url.password).toBe("");
			}),
		);
	});
});

test.each([
	["1234", true],
	["0000", true],
	["123", false],
	["12345", false],
	["12a4", false],
	["๑๒๓๔", false],
	["1234\n", false],
])("%j is a numeric reference: %j", (text, numeric) => {
	expect(isNumericReference(text)).toBe(numeric);
});

test.each([
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=1",
	"https://youtu.be/dQw4w9WgXcQ?si=x",
	"https://m.youtube.com/shorts/dQw4w9WgXcQ",
	"https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=a",
	"http://www.youtube.com/embed/dQw4w9WgXcQ",
	"//www.youtube.com/embed/dQw4w9WgXcQ",
	"www.youtube.com/watch?v=dQw4w9WgXcQ",
	"youtu.be/dQw4w9WgXcQ",
])("%s is embedded", (address) => {
	expect(youTubeEmbed(address)).toBe(
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
	);
});

test.each([
	"https://www.youtube.com/watch?v=dQw4w9WgXc",
	"https://www.youtube.com/watch?v=dQw4w9WgXcQQ",
	"https://www.youtube.com/embed/videoseries?list=PL1",
	"https://www.youtube.com/embed/live_stream?channel=UC1",
	"https://youtube.com.shop.example/watch?v=dQw4w9WgXcQ",
	"https://shop.example/?u=https://youtu.be/dQw4w9WgXcQ",
	"https://www.youtube.com/watch#v=dQw4w9WgXcQ",
	"javascript://www.youtube.com/embed/dQw4w9WgXcQ",
	"/youtu.be/dQw4w9WgXcQ",
	"shopyoutu.be/dQw4w9WgXcQ",
])("%s is not embedded", (address) => {
	expect(youTubeEmbed(address)).toBeNull();
});
