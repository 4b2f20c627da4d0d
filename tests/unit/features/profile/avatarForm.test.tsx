// The choice of a profile picture where the crop cannot be loaded, and where the programme has no avatars (M12).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../../src/contract/customer";
import { AvatarForm } from "../../../../src/features/profile/AvatarForm";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/features/profile/openPicture", () => ({
	openPicture: async () => ({ image: new Image(), address: "blob:picture" }),
}));
vi.mock("../../../../src/features/profile/CropSheet", () => {
	throw new Error("A chunk that cannot be had");
});
const { api } = phone;
const revoked = vi.fn();

beforeEach(() => {
	freshPhone();
	vi.spyOn(URL, "revokeObjectURL").mockImplementation(revoked);
});
afterEach(wipe);

const drawForm = () =>
	draw(
		<AvatarForm customer={v.parse(customer, {})} onDone={() => undefined} />,
	);

test("a crop that cannot be loaded leaves the page and the chosen avatar as they are", async () => {
	api("AvatarList", () => ({
		avatarlist: [{ avatar_id: "3", name: "Fox", avatar_image_url: "" }],
	}));
	const page = await drawForm();
	await until(() => page.querySelector("[aria-label=Fox]"));
	const fox = page.querySelector<HTMLInputElement>("[aria-label=Fox]");
	await act(async () => fox?.click());
	const files = page.querySelector("input[type=file]");
	await act(async () =>
		files?.dispatchEvent(new Event("change", { bubbles: true })),
	);
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("[role=alert]")?.textContent).toBe(
		"Check your connection and try again.",
	);
	expect(fox?.isConnected && fox.checked).toBe(true);
	expect(revoked).toHaveBeenCalledWith("blob:picture");
});

test("without avatars nothing asks to choose one", async () => {
	api("AvatarList", () => ({ avatarlist: [] }));
	const page = await drawForm();
	await until(() => !page.querySelector("[aria-busy]"));
	expect(page.textContent).toContain("Upload a picture");
	expect(page.textContent).not.toContain("choose an avatar");
});
