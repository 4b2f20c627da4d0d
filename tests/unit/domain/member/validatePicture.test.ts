// Which files can become a profile picture, decided by their first bytes (M12, 3 §8).
import { expect, test } from "vitest";
import { mediaTypeOf } from "../../../../src/contract/profilePicture";
import {
	validatePictureFile,
	validatePictureSize,
} from "../../../../src/domain/member/validatePicture";

const latin = (text: string) =>
	Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const jpeg = latin("\xff\xd8\xff\xe0....JFIF");
const png = latin("\x89PNG\r\n\x1a\n....");
const webp = latin("RIFF....WEBP");

test.each([
	[jpeg, "image/jpeg"],
	[png, "image/png"],
	[webp, "image/webp"],
	[latin("GIF89a......"), null],
	[latin("<svg xmlns=''"), null],
	[latin("RIFF....WAVE"), null],
	[latin("....ftypheic"), null],
	[latin("\xff\xd8"), null],
	[new Uint8Array(), null],
])("a file that begins with %s has the type %s", (bytes, type) => {
	expect(mediaTypeOf(bytes)).toBe(type);
});

test.each([
	["an empty file", 0, new Uint8Array(), "broken"],
	["a text", 900, latin("Hello world!"), "type"],
	["a large one", 26 * 1024 * 1024, jpeg, "large"],
	["a photo of a phone", 12 * 1024 * 1024, jpeg, null],
])(
	"%s of %d bytes is accepted or has its error",
	(_what, size, head, error) => {
		expect(validatePictureFile(size, head)).toBe(error);
	},
);

test.each([
	[0, 0, "broken"],
	[63, 900, "small"],
	[64, 64, null],
	[8000, 6000, null],
	[12_001, 100, "pixels"],
	[9000, 9000, "pixels"],
])("a picture of %d by %d pixels has the error %s", (width, height, error) => {
	expect(validatePictureSize(width, height)).toBe(error);
});
