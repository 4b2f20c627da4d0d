// Which files can become a profile picture (M12, 3 §8), by their first bytes.
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
])("a file that begins with %s is of the type %s", (bytes, type) => {
	expect(mediaTypeOf(bytes)).toBe(type);
});

test.each([
	["no file", null, "none"],
	["an empty file", { size: 0, head: new Uint8Array() }, "broken"],
	["a text", { size: 900, head: latin("Hello world!") }, "type"],
	["a large one", { size: 26 * 1024 * 1024, head: jpeg }, "large"],
	["a photo of a phone", { size: 12 * 1024 * 1024, head: jpeg }, null],
] as const)("%s: %s", (_what, file, error) => {
	expect(validatePictureFile(file)).toBe(error);
});

test.each([
	[0, 0, "broken"],
	[63, 900, "small"],
	[64, 64, null],
	[8000, 6000, null],
	[12_001, 100, "pixels"],
	[9000, 9000, "pixels"],
])("%d by %d: %s", (width, height, error) => {
	expect(validatePictureSize(width, height)).toBe(error);
});
