// A picture that the browser cannot crop: its error comes once the crop has left the screen, since the page under a closing sheet is not heard.
import { act } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { customer } from "../../../../src/contract/customer";
import { AvatarForm } from "../../../../src/features/profile/AvatarForm";
import { draw, press, until, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/features/profile/openPicture", () => ({
	openPicture: async () => ({ image: new Image(), address: "blob:picture" }),
	cropPicture: () => Promise.reject(new Error("Too large for a canvas")),
}));
vi.mock("../../../../src/ui/form/CropFrame", async () => {
	const { useEffect } = await import("react");
	return {
		CropFrame: ({ onCrop }: { onCrop: (square: object) => void }) => {
			useEffect(() => onCrop({ x: 0, y: 0, width: 64, height: 64 }), [onCrop]);
			return null;
		},
	};
});

afterEach(wipe);

test("it is said once the sheet has closed", async () => {
	freshPhone();
	vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	let endMotion: () => void = () => undefined;
	holdMotions(new Promise<void>((done) => (endMotion = done)));
	const page = await draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={vi.fn()} />,
	);
	await act(async () =>
		page
			.querySelector("input[type=file]")
			?.dispatchEvent(new Event("change", { bubbles: true })),
	);
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
});
