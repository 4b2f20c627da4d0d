// An import refuses an http address where the app would open a link (docs/decisions/048), and a video that it could not play.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../../server/store/content/readContent";
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
const readFilm = (video: string) =>
	readEntries({ articles: [{ ...entries("").articles[0], video }] });

test.each(["http://shop.example/a", "HTTP://localhost.shop.example"])(
	"%s is refused in each field that leads somewhere",
	(link) => {
		const error = "must be an https address, for the app opens no http address";
		for (const field of [
			...["banners.0.path", "welcome_announcements.0.path"],
			...["articles.0.reference", "notifications.0.reference"],
		])
			expect(read(link)).toThrow(`a.json, line 1: ${field} ${error}.`);
	},
);

test.each([
	...["", "/myfavorite", "PV_1001", "https://shop.example/a"],
	...["http://localhost:3000/a", "http://127.0.0.1"],
])("'%s' is accepted", (link) => {
	expect(read(link)).not.toThrow();
});

// The bug: the article was there, and its film was not.
test.each(["/films/a.mp4", "a.mp4", "http://films.example/a.mp4"])(
	"the video %s is refused, since the app would show none",
	(video) => {
		expect(videoOf(video)).toBeNull();
		expect(readFilm(video)).toThrow(
			"a.json, line 1: articles.0.video must be a whole https address, or one of YouTube.",
		);
	},
);

// The bug: the app got a page of YouTube in place of a film.
test.each([
	...["youtube.com/playlist?list=PL1", "https://www.youtube.com/@shop"],
	...["HTTPS://m.youtube.com", "//youtube.com/watch?v=short"],
])("the video %s is refused, since it names no film", (video) => {
	expect(readFilm(video)).toThrow(
		"a.json, line 1: articles.0.video must name one film where it is an address of YouTube.",
	);
});

test.each([
	...["https://films.example/a.mp4", "http://localhost:3000/a.mp4"],
	...["youtu.be/aqz-KE-bpKQ", "//m.youtube.com/watch?v=aqz-KE-bpKQ"],
	"http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
	...["music.youtube.com/watch?v=aqz-KE-bpKQ", "https://youtube.example/a.mp4"],
])("the video %s is accepted", (video) => {
	expect(videoOf(video)).not.toBeNull();
	expect(readFilm(video)).not.toThrow();
});
