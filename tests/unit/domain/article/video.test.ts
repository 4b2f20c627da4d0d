// Which video an article shows, and when a prize arrives (3 §5 Links, 3 §9).
import { expect, test } from "vitest";
import { videoOf } from "../../../../src/domain/article/video";
import { deliveryWindow } from "../../../../src/domain/delivery/deliveryWindow";
import { formatDate } from "../../../../src/domain/text/dates";

const embed = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";

test.each([
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youTube", embed],
	["https://youtu.be/dQw4w9WgXcQ?t=9", "youTube", embed],
	["https://films.example/a.mp4", "file", "https://films.example/a.mp4"],
	["\u200bhttps://youtu.be/dQw4w9WgXcQ\u200e", "youTube", embed],
])("%s is a video", (address, kind, src) => {
	expect(videoOf(address)).toEqual({ kind, src });
});

test.each([
	"",
	"null",
	"-",
	"javascript:alert(1)",
	"http://films.example/a.mp4",
])("'%s' is not a video", (address) => {
	expect(videoOf(address)).toBeNull();
});

test("a prize ordered today arrives in 7 to 14 days, also across the end of a month", () => {
	const { from, through } = deliveryWindow(Date.parse("2026-11-21T05:00:00Z"));
	expect(formatDate(from, "en-US").replaceAll("\u00a0", " ")).toBe(
		"28 Nov 2026",
	);
	expect(formatDate(through, "en-US").replaceAll("\u00a0", " ")).toBe(
		"5 Dec 2026",
	);
});
