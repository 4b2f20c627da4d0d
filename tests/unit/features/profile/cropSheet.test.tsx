// While the square is cut and saved, the crop can neither be left nor confirmed again (M12).
import { act, useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import CropSheet from "../../../../src/features/profile/CropSheet";
import { draw, press, wipe } from "../../support/drawn";

vi.mock("../../../../src/ui/form/CropFrame", () => ({
	CropFrame: ({ onCrop }: { onCrop: (square: object) => void }) => {
		useEffect(() => onCrop({ x: 0, y: 0, width: 9, height: 9 }), [onCrop]);
		return null;
	},
}));
const cropPicture = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/features/profile/openPicture", () => ({
	cropPicture,
}));
afterEach(wipe);

test("while the square is cut and then saved, nothing closes the crop", async () => {
	const [onUse, onClose] = [vi.fn(), vi.fn()];
	let end = (_square: Blob) => {};
	cropPicture.mockReturnValue(new Promise<Blob>((done) => (end = done)));
	const picture = { image: new Image(), address: "blob:picture" };
	const show = (busy: boolean) =>
		draw(
			<CropSheet
				{...{ open: true, picture, busy, failure: null, onUse, onClose }}
				onBroken={() => undefined}
			/>,
		);
	const page = await show(false);
	/** Whether Cancel and the phone's back close the crop. */
	async function closes() {
		onClose.mockClear();
		await press(page, "Cancel");
		await act(async () => {
			page
				.querySelector("dialog")
				?.dispatchEvent(new Event("cancel", { cancelable: true }));
		});
		return onClose.mock.calls.length;
	}
	expect(await closes()).toBe(2);
	await press(page, "Use this picture");
	expect(await closes()).toBe(0);
	const square = new Blob();
	await act(async () => end(square));
	expect(onUse).toHaveBeenCalledExactlyOnceWith(square);
	await show(true);
	expect(await closes()).toBe(0);
	await show(false);
	expect(await closes()).toBe(2);
});

test("a picture that is cut again does not show the earlier failure", async () => {
	cropPicture.mockReturnValue(new Promise(() => {}));
	const page = await draw(
		<CropSheet
			{...{ open: true, busy: false, failure: new Error("not saved") }}
			picture={{ image: new Image(), address: "blob:picture" }}
			onUse={vi.fn()}
			onBroken={vi.fn()}
			onClose={vi.fn()}
		/>,
	);
	expect(page.textContent).toContain("This could not be saved");
	await press(page, "Use this picture");
	expect(page.textContent).not.toContain("This could not be saved");
});
