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

test("on the same origin the address is unchanged, so that cached pictures are found", () => {
	expect(pictureAddress("/content/a", app, app)).toBe("/content/a");
	expect(pictureAddress("/content/a", "", app)).toBe("/content/a");
});

test("on the same origin a relative address does not depend on the page's path", () => {
	for (const host of [app, ""])
		expect(pictureAddress("content/a?c=1", host, app)).toBe("/content/a?c=1");
});

// The bug: the blank turned the address into a path of the app's host, and the picture was missing on the same origin.
test.each([
	" https://pictures.example/a.webp",
	"\\\\pictures.example\\a.webp",
	"\u200bhttps://pictures.example/a.webp\u200e",
])("the picture %j is loaded from its own host", (src) => {
	for (const host of [api, app, ""])
		expect(pictureAddress(src, host, app)).toBe(
			"https://pictures.example/a.webp",
		);
});
