// A chosen file that the phone cannot read is said to be broken: the button must not stay busy (3 §8).
import { expect, test, vi } from "vitest";
import { openPicture } from "../../../../src/features/profile/openPicture";

test("a file of a cloud that cannot be read without a network", async () => {
	const unreadable = new Blob();
	vi.spyOn(unreadable, "arrayBuffer").mockRejectedValue(
		new DOMException("It could not be read", "NotReadableError"),
	);
	const file = new File(["x"], "a.jpg");
	vi.spyOn(file, "slice").mockReturnValue(unreadable);
	expect(await openPicture(file)).toBe("broken");
});

test("a file that begins as a picture and cannot be decoded", async () => {
	class Undecodable {
		// Those of its head.
		naturalWidth = 200;
		naturalHeight = 200;
		decode = () => Promise.reject(new DOMException("", "EncodingError"));
	}
	vi.stubGlobal("Image", Undecodable);
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:broken");
	const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	const head = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
	expect(await openPicture(new File([head], "a.jpg"))).toBe("broken");
	expect(revoked).toHaveBeenCalledWith("blob:broken");
});
