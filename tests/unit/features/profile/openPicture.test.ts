// A chosen file that the phone cannot read is reported as broken: the button must not stay busy (3 §8).
import { expect, test, vi } from "vitest";
import {
	cropPicture,
	openPicture,
} from "../../../../src/features/profile/openPicture";

test("opening no file says that none was chosen", async () => {
	expect(await openPicture(undefined)).toBe("none");
});

test("a cloud file that cannot be read without a network is called broken", async () => {
	const unreadable = new Blob();
	vi.spyOn(unreadable, "arrayBuffer").mockRejectedValue(
		new DOMException("It could not be read", "NotReadableError"),
	);
	const file = new File(["x"], "a.jpg");
	vi.spyOn(file, "slice").mockReturnValue(unreadable);
	expect(await openPicture(file)).toBe("broken");
});

test("a file that starts as a picture and cannot be decoded is called broken", async () => {
	class Undecodable {
		// The size in its header.
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

// The bug: transparent parts became black, because JPEG has no transparency.
test("the chosen square becomes a small JPEG on white", async () => {
	const drawn: unknown[] = [];
	const context = {
		fillStyle: "#000",
		fillRect: (...box: number[]) => drawn.push([context.fillStyle, ...box]),
		drawImage: (_image: unknown, ...boxes: number[]) => drawn.push(boxes),
	};
	const canvas = Object.assign(document.createElement("canvas"), {
		getContext: () => context,
		toBlob: (done: (blob: Blob) => void, type: string) =>
			done(new Blob([`${canvas.width} × ${canvas.height}`], { type })),
	});
	vi.spyOn(document, "createElement").mockReturnValueOnce(canvas);
	const area = { x: 10, y: 20, width: 300, height: 300 };
	const square = await cropPicture(new Image(), area);
	expect(square.type).toBe("image/jpeg");
	expect(await square.text()).toBe("512 × 512");
	expect(drawn).toEqual([
		["#fff", 0, 0, 512, 512],
		[10, 20, 300, 300, 0, 0, 512, 512],
	]);
});
