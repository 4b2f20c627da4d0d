// The format of checksums must not change: phones have saved those of older releases.
import { expect, test } from "vitest";
import { checksum } from "../../../../src/domain/app/storedRecord";

test.each([
	["", "811c9dc5"],
	["a", "e40c292c"],
	["a305", "0fa1f076"],
])("the checksum of %j is %s", (text, sum) => {
	expect(checksum(text)).toBe(sum);
});
