// Pictures of replies belong to the API's host, wherever the app is served from (X01).
import { expect, test } from "vitest";
import { pictureAddress } from "../../../../src/domain/app/pictureAddress";

const app = "https://gift.example";
const api = "https://api.example";

test.each([
	["/content/a?c=aabbcc", "https://api.example/content/a?c=aabbcc"],
	["content/a", "https://api.example/content/a"],
	["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
	["//pictures.example/a.webp", "//pictures.example/a.webp"],
	["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
	["content/a:b", "https://api.example/content/a:b"],
	["https://", "https://"],
	["\\\\", "\\\\"],
	["", ""],
])("the picture %j is loaded from %j", (src, address) => {
	expect(pictureAddress(src, api, app)).toBe(address);
});

test("on one origin it stays as it is, so that what is cached is found", () => {
	expect(pictureAddress("/content/a", app, app)).toBe("/content/a");
	expect(pictureAddress("/content/a", "", app)).toBe("/content/a");
});

test("on one origin a relative one does not belong to the page's own path", () => {
	for (const host of [app, ""])
		expect(pictureAddress("content/a?c=1", host, app)).toBe("/content/a?c=1");
});

// The bug: the blank made a path of the app's own host of it, and the picture was missing on one origin alone.
test.each([
	" https://pictures.example/a.webp",
	"\\\\pictures.example\\a.webp",
	"\u200bhttps://pictures.example/a.webp\u200e",
])("the picture %j of another host stays that host's", (src) => {
	for (const host of [api, app, ""])
		expect(pictureAddress(src, host, app)).toBe(
			"https://pictures.example/a.webp",
		);
});
