// A picture that the browser cannot crop: its error is shown once the crop has closed, because screen readers skip the page under a closing sheet; an unused picture is released.
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../../src/contract/customer";
import { AvatarForm } from "../../../../src/features/profile/AvatarForm";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { draw, press, until, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const picture = (address = "blob:picture") => ({ image: new Image(), address });
const pictures = vi.hoisted(() => ({
	openPicture: vi.fn(),
	cropPicture: vi.fn(),
}));
vi.mock("../../../../src/features/profile/openPicture", () => pictures);
vi.mock("../../../../src/ui/form/CropFrame", async () => {
	const { useEffect } = await import("react");
	return {
		CropFrame: ({ onCrop }: { onCrop: (square: object) => void }) => {
			useEffect(() => onCrop({ x: 0, y: 0, width: 64, height: 64 }), [onCrop]);
			return null;
		},
	};
});

const revoked = vi.fn();
const choose = (page: HTMLElement) =>
	act(async () =>
		page
			.querySelector("input[type=file]")
			?.dispatchEvent(new Event("change", { bubbles: true })),
	);

beforeEach(() => {
	freshPhone();
	vi.spyOn(URL, "revokeObjectURL").mockImplementation(revoked);
	pictures.openPicture.mockImplementation(async () => picture());
	pictures.cropPicture.mockResolvedValue(new Blob());
});
afterEach(wipe);

test("the error is announced once the sheet has closed, and the picture is released", async () => {
	pictures.cropPicture.mockRejectedValue(new Error("Too large for a canvas"));
	let endMotion: () => void = () => undefined;
	holdMotions(new Promise<void>((done) => (endMotion = done)));
	const page = await draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={vi.fn()} />,
	);
	await choose(page);
	await until(() => page.querySelector("dialog[open]"));
	await press(page, "Use this picture");
	await until(() => page.querySelector("dialog[data-closing]"));
	expect(page.querySelector("[role=alert]")).toBeNull();
	await act(async () => endMotion());
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("dialog")).toBeNull();
	expect(page.querySelector("[role=alert]")?.textContent).toContain(
		"cannot be opened",
	);
	expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:picture");
});

test("an update does not reload the page while a picture is being cropped", async () => {
	const page = await draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={vi.fn()} />,
	);
	expect(isUpdateLockedHere()).toBe(false);
	await choose(page);
	await until(() => page.querySelector("dialog[open]"));
	expect(isUpdateLockedHere()).toBe(true);
	await press(page, "Cancel");
	await until(() => !page.querySelector("dialog"));
	expect(isUpdateLockedHere()).toBe(false);
});

test("a picture that opens after another one was chosen is released", async () => {
	let open = (_picture: object) => {};
	pictures.openPicture.mockReturnValueOnce(
		new Promise((done) => (open = done)),
	);
	const page = await draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={vi.fn()} />,
	);
	const input = page.querySelector("input[type=file]");
	const files = [new File(["x"], "slow.png")];
	if (input) Object.defineProperty(input, "files", { value: files });
	await choose(page);
	files[0] = new File(["x"], "quick.png");
	await choose(page);
	await until(() => page.querySelector("dialog[open]"));
	await act(async () => open(picture("blob:slow")));
	await until(() => revoked.mock.calls.length > 0);
	expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:slow");
});

test("the message about a picture that could not be saved goes with its crop", async () => {
	phone.api("UploadImageProfile", fail({ status: 400 }));
	const page = await draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={vi.fn()} />,
	);
	await choose(page);
	await until(() => page.querySelector("dialog[open]"));
	await press(page, "Use this picture");
	await until(() => page.querySelector("dialog [role=alert]"));
	await press(page, "Cancel");
	await until(() => !page.querySelector("dialog"));
	expect(page.querySelector("[role=alert]")).toBeNull();
});
