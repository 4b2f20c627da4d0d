// An import refuses a link that the app would not open, such as an http address (docs/decisions/048), and a video that the app could not play.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../../server/store/content/readContent";
import { linkTarget } from "../../../src/domain/app/link";
import { videoOf } from "../../../src/domain/article/video";
import { temporaryFolder } from "../../support/atExit";
import { words } from "../support/programme";

const { folder: home, remove } = temporaryFolder("gift-links-");
afterAll(remove);

const dates = { valid_from: "today", valid_through: "+30d" };
const entries = (link: string) => ({
	banners: [
		{
			...{ bannerid: 1, set_seq: 1, picture: "a", path: link },
			...{ name: words("A"), description: words("A") },
		},
	],
	welcome_announcements: [{ seq: 1, picture: "a", path: link, ...dates }],
	articles: [
		{
			...{ article_id: 1, category: "News", cover: "a", reference: link },
			...{ title: words("A"), content: words("A"), ...dates },
		},
	],
	notifications: [
		{
			...{ campaign_id: 1, action_type: 1, reference: link, sent_at: "today" },
			...{ header: words("A"), title: words("A") },
		},
	],
});

function readEntries(of: object) {
	const file = join(home, "a.json");
	writeFileSync(file, JSON.stringify(of));
	return () => readContent(file);
}
const read = (link: string) => readEntries(entries(link));
const readVideo = (video: string) =>
	readEntries({ articles: [{ ...entries("").articles[0], video }] });

test.each(["http://shop.example/a", "HTTP://localhost.shop.example"])(
	"the http address %s is refused in every field with a link",
	(link) => {
		const error =
			"must be an https address, because the app does not open http addresses";
		for (const field of [
			...["banners.0.path", "welcome_announcements.0.path"],
			...["articles.0.reference", "notifications.0.reference"],
		])
			expect(read(link)).toThrow(`a.json, line 1: ${field} ${error}.`);
	},
);

// The bug: an address with a copied invisible character led to a missing page.
test.each(["https://shop.example/a\u200b", "\u202ahttps://shop.example/a"])(
	"the address %j with an invisible character is refused",
	(address) => {
		const [banner] = entries("").banners;
		const privilege = { privilege_id: 1, brand_id: 1, category_id: 1 };
		const link = `${address}{code}`;
		const refusedAs = (field: string) =>
			`a.json, line 1: ${field} has an invisible character, such as a zero-width space.`;
		for (const field of ["banners.0.path", "articles.0.reference"])
			expect(read(address)).toThrow(refusedAs(field));
		expect(readEntries({ banners: [{ ...banner, picture: address }] })).toThrow(
			refusedAs("banners.0.picture"),
		);
		expect(readVideo(address)).toThrow(refusedAs("articles.0.video"));
		expect(readEntries({ privileges: [{ ...privilege, link }] })).toThrow(
			refusedAs("privileges.0.link"),
		);
		const picture = "/pictures/a\u200b.webp";
		expect(readEntries({ banners: [{ ...banner, picture }] })).toThrow(
			refusedAs("banners.0.picture"),
		);
	},
);

test("a path of the app may have an invisible character in the name of a section", () => {
	expect(read("/privilegebycat?catName=อาหาร\u200bไทย")).not.toThrow();
});

const dead = [
	...["www.shop.example", "shop.example/a", "line://shop", "ftp://a.example"],
	...["javascript:alert(1)", "https://", "https://a b", "https://[a/"],
	...["https://shop.example:99999", "https://name@shop.example", "https:/a"],
	...["//shop.example/a", "/\\shop.example", "/a\nb", "tel:02 123 4567"],
	...["mailto:shop", " https://shop.example", "1001 ", " "],
];
const open = [
	...["/myfavorite", "/?modal-privilege=PV_1001", "1001", "tel:+6621234567"],
	...[
		"https://shop.example/a b?c=d#e",
		"HTTPS://shop.example",
		"mailto:a@b.co",
	],
	...["http://localhost:3000/a", "http://127.0.0.1"],
];

// The bug: the app showed a banner that led nowhere, or a button that did nothing.
test.each(dead)(
	"the link '%s' is refused, since the app does not open such an address",
	(link) => {
		expect(linkTarget(link, "https://gift.example")).toBeNull();
		const forms =
			"a path of the app that begins with /, or an https, tel: or mailto: address";
		for (const field of ["banners.0.path", "welcome_announcements.0.path"])
			expect(read(link)).toThrow(`a.json, line 1: ${field} must be ${forms}.`);
		for (const field of ["articles.0.reference", "notifications.0.reference"])
			expect(read(link)).toThrow(
				`a.json, line 1: ${field} must be an alt_reference, ${forms}.`,
			);
	},
);

test.each(open)("the link '%s' is accepted", (link) => {
	expect(linkTarget(link, "https://gift.example")).not.toBeNull();
	expect(read(link)).not.toThrow();
});

test.each(["", "-", "0", "null"])("'%s' is accepted as no link", (link) => {
	expect(read(link)).not.toThrow();
});

test("a button may open a reference, but a banner may not lead to one", () => {
	const { articles, notifications, banners } = entries("PV_1001");
	expect(readEntries({ articles, notifications })).not.toThrow();
	expect(readEntries({ banners })).toThrow("banners.0.path must be a path");
});

// The bug: the preview of the deal got 500, and the app showed no picture.
test.each([
	...["https://[a/b.png", "https://pictures.example:99999/a.webp"],
	...["https://name:word@pictures.example/a.png", "//", "/\\a.png"],
	"//pictures.example/a.png",
])("the picture %s is refused", (picture) => {
	const [banner] = entries("").banners;
	expect(readEntries({ banners: [{ ...banner, picture }] })).toThrow(
		"a.json, line 1: banners.0.picture must be an https address, a path of the API's host that begins with /, or a name below /content.",
	);
});

// The bug: the app showed the article without its video.
test.each([
	...["/films/a.mp4", "a.mp4", "http://films.example/a.mp4"],
	...["https://name@films.example/a.mp4", "https://[a/b.mp4"],
])("the video %s is refused, since the app would not show it", (video) => {
	expect(videoOf(video)).toBeNull();
	expect(readVideo(video)).toThrow(
		"a.json, line 1: articles.0.video must be a complete https address or a YouTube address.",
	);
});

// The bug: the app showed a page of YouTube in place of a video.
test.each([
	...["youtube.com/playlist?list=PL1", "https://www.youtube.com/@shop"],
	...["HTTPS://m.youtube.com", "//youtube.com/watch?v=short"],
])("the video %s is refused, since it names no video", (video) => {
	expect(readVideo(video)).toThrow(
		"a.json, line 1: articles.0.video must name one video if it is a YouTube address.",
	);
});

test.each([
	...["https://films.example/a.mp4", "http://localhost:3000/a.mp4"],
	...["youtu.be/aqz-KE-bpKQ", "//m.youtube.com/watch?v=aqz-KE-bpKQ"],
	"http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
	...["music.youtube.com/watch?v=aqz-KE-bpKQ", "https://youtube.example/a.mp4"],
])("the video %s is accepted", (video) => {
	expect(videoOf(video)).not.toBeNull();
	expect(readVideo(video)).not.toThrow();
});

// The bug: the customer saw the address as text in place of a button.
test.each([
	...["https://shop.example:99999/{code}", "https://name@shop.example/{code}"],
	...["https://[a/{code}", "http://shop.example/{code}", "/{code}"],
])("the address %s for a code is refused", (link) => {
	const privilege = {
		...{ privilege_id: 1, brand_id: 1, category_id: 1, link, name: words("A") },
		...{ type: 4, sub_category_id: 2, picture: "a", point: 0, entry_total: 1 },
		...dates,
	};
	expect(readEntries({ privileges: [privilege] })).toThrow(
		"a.json, line 1: privileges.0.link must be an https address with {code} in it.",
	);
	const opens = { ...privilege, link: "https://{code}.shop.example/?c={code}" };
	expect(readEntries({ privileges: [opens] })).not.toThrow();
});
