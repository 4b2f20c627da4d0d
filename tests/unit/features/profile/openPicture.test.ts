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
