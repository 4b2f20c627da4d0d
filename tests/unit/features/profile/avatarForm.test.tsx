// The choice of a profile picture, also if the crop cannot be loaded, and if the programme has no avatars (M12).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../../src/contract/customer";
import { AvatarForm } from "../../../../src/features/profile/AvatarForm";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { draw, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const openPicture = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/features/profile/openPicture", () => ({
	openPicture,
}));
/** Ends the load of the crop's chunk; null if none has started. */
let endLoad: (() => void) | null = null;
vi.mock("../../../../src/features/profile/CropSheet", async () => {
	await new Promise<void>((done) => (endLoad = done));
	endLoad = null;
	throw new Error("A chunk that cannot be had");
});
const { api } = phone;
const revoked = vi.fn();

beforeEach(() => {
	freshPhone();
	vi.spyOn(URL, "revokeObjectURL").mockImplementation(revoked);
});
afterEach(wipe);

const onDone = vi.fn();
const drawForm = (given = {}) =>
	draw(<AvatarForm customer={v.parse(customer, given)} onDone={onDone} />);

async function choose(page: HTMLElement, name: string) {
	const input = page.querySelector("input[type=file]");
	const files = [new File(["x"], name)];
	await act(async () => {
		if (input)
			Object.defineProperty(input, "files", {
				value: files,
				configurable: true,
			});
		input?.dispatchEvent(new Event("change", { bubbles: true }));
	});
}
/** Makes the crop's chunk fail once it is requested. */
async function failLoad() {
	await until(() => endLoad);
	await act(async () => endLoad?.());
}
const alertOf = (page: HTMLElement) =>
	page.querySelector("[role=alert]")?.textContent;

test("a crop that cannot be loaded leaves the page and the chosen avatar as they are", async () => {
	api("AvatarList", () => ({
		avatarlist: [{ avatar_id: "3", name: "Fox", avatar_image_url: "" }],
	}));
	const page = await drawForm();
	await until(() => page.querySelector("[aria-label=Fox]"));
	const fox = page.querySelector<HTMLInputElement>("[aria-label=Fox]");
	expect(isUpdateLockedHere()).toBe(false);
	await act(async () => fox?.click());
	expect(isUpdateLockedHere()).toBe(true);
	openPicture.mockResolvedValue({
		image: new Image(),
		address: "blob:picture",
	});
	await choose(page, "a.png");
	await failLoad();
	await until(() => alertOf(page));
	expect(alertOf(page)).toBe("Please check your connection and try again.");
	expect(fox?.isConnected && fox.checked).toBe(true);
	expect(revoked).toHaveBeenCalledWith("blob:picture");
});

test("a picture whose crop is loading is replaced by another file, and is released with the page", async () => {
	const page = await drawForm();
	openPicture.mockResolvedValueOnce({ image: new Image(), address: "blob:1" });
	await choose(page, "a.png");
	openPicture.mockResolvedValue("type");
	await choose(page, "text.txt");
	await until(() => alertOf(page)?.includes("JPG, PNG or WebP"));
	await failLoad();
	await until(() => revoked.mock.calls.length > 0);
	expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:1");
	expect(alertOf(page)).toContain("JPG, PNG or WebP");
});

test("of two pictures chosen one after the other the last counts, whichever opens first", async () => {
	let end = (_error: string) => {};
	const slow = new Promise<string>((done) => (end = done));
	openPicture.mockImplementation(async ({ name }: File) =>
		name === "slow.png" ? slow : "type",
	);
	const page = await drawForm();
	await choose(page, "slow.png");
	await choose(page, "text.txt");
	await until(() => alertOf(page)?.includes("JPG, PNG or WebP"));
	await act(async () => end("small"));
	expect(alertOf(page)).toContain("JPG, PNG or WebP");
});

test("an avatar that is confirmed while a picture opens is saved, and the picture is discarded", async () => {
	api("AvatarList", () => ({
		avatarlist: [{ avatar_id: "3", name: "Fox", avatar_image_url: "" }],
	}));
	let save = (_reply: null) => {};
	api("EditProfile", () => new Promise((done) => (save = done)));
	let open = (_picture: object) => {};
	openPicture.mockReturnValue(new Promise((done) => (open = done)));
	const page = await drawForm();
	await until(() => page.querySelector("[aria-label=Fox]"));
	await choose(page, "large.png");
	const upload = page.querySelector("button");
	expect(upload?.getAttribute("aria-busy")).toBe("true");
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Fox]")?.click(),
	);
	await press(page, "Confirm");
	await act(async () => open({ image: new Image(), address: "blob:large" }));
	await failLoad();
	await until(() => revoked.mock.calls.length > 0);
	await act(async () => save(null));
	await until(() => onDone.mock.calls.length > 0);
	expect(phone.calls.at(-1)).toMatchObject({
		name: "EditProfile",
		request: { image_profile_type: 3, avatar_id: "3" },
	});
	expect(alertOf(page)).toBeUndefined();
	expect(page.querySelector("dialog")).toBeNull();
});

test("without a choice here the form follows an avatar that was chosen on another phone", async () => {
	api("AvatarList", () => ({
		avatarlist: ["Fox", "Owl"].map((name) => ({
			...{ avatar_id: name, name, avatar_image_url: "" },
		})),
	}));
	const drawAs = (avatar_id: string) =>
		draw(
			<AvatarForm
				customer={v.parse(customer, { image_profile_type: 3, avatar_id })}
				onDone={onDone}
			/>,
		);
	await drawAs("Fox");
	const page = await drawAs("Owl");
	await until(() => page.querySelector("[aria-label=Owl]"));
	expect(page.querySelector(":checked")?.getAttribute("aria-label")).toBe(
		"Owl",
	);
	expect(isUpdateLockedHere()).toBe(false);
});

test("a file that is discarded before it has opened can be chosen again", async () => {
	openPicture.mockReturnValue(new Promise(() => undefined));
	const page = await drawForm();
	const clear = vi.fn();
	Object.defineProperty(page.querySelector("input[type=file]"), "value", {
		set: clear,
	});
	await choose(page, "large.png");
	expect(clear).toHaveBeenCalledWith("");
});

test("the message about an unusable file goes when another is picked, and is announced again for the second file", async () => {
	openPicture.mockResolvedValue("large");
	const page = await drawForm({ image_profile_type: 3 });
	await choose(page, "large.png");
	await until(() => alertOf(page)?.includes("too large"));
	await press(page, "Upload a picture");
	expect(alertOf(page)).toBeUndefined();
	await choose(page, "large.png");
	await until(() => alertOf(page)?.includes("too large"));
	// It does not stay beside another change either.
	api("EditProfile", () => new Promise(() => {}));
	await press(page, "Remove picture");
	await until(() => page.querySelector("button[aria-busy=true]"));
	expect(alertOf(page)).toBeUndefined();
});

test("the message about a choice that could not be saved goes when the file picker opens", async () => {
	api("EditProfile", fail({ status: 400 }));
	const page = await drawForm({ image_profile_type: 3 });
	await press(page, "Remove picture");
	await until(() => alertOf(page)?.includes("could not be saved"));
	await press(page, "Upload a picture");
	await until(() => !alertOf(page));
});

test("without avatars nothing asks to choose one", async () => {
	api("AvatarList", () => ({ avatarlist: [] }));
	const page = await drawForm();
	await until(() => !page.querySelector("[aria-busy]"));
	expect(page.textContent).toContain("Upload a picture");
	// The button opens the file field: screen readers would find a second control beside it.
	expect(page.querySelector<HTMLElement>("input[type=file]")?.hidden).toBe(
		true,
	);
	expect(page.textContent).not.toContain("choose an avatar");
});

test("the message about a choice that could not be saved goes with that choice", async () => {
	api("AvatarList", () => ({
		avatarlist: ["Fox", "Owl"].map((name) => ({
			...{ avatar_id: name, name, avatar_image_url: "" },
		})),
	}));
	api("EditProfile", fail({ status: 400 }));
	const page = await drawForm();
	const pick = async (name: string) => {
		await until(() => page.querySelector(`[aria-label=${name}]`));
		await act(async () =>
			page.querySelector<HTMLElement>(`[aria-label=${name}]`)?.click(),
		);
	};
	await pick("Fox");
	await press(page, "Confirm");
	await until(() => alertOf(page));
	await pick("Owl");
	expect(alertOf(page)).toBeUndefined();
});

test.each([0, 1, null])(
	"with the kind of picture %j there is none to remove",
	async (image_profile_type) => {
		api("AvatarList", () => ({ avatarlist: [] }));
		const page = await drawForm({ image_profile_type });
		expect(page.querySelector("input[type=file]")).not.toBeNull();
		expect(page.textContent).not.toContain("Remove picture");
	},
);

test("another avatar is shown and can be confirmed; only a picture can be removed", async () => {
	api("AvatarList", () => ({
		avatarlist: ["Fox", "Owl"].map((name) => ({
			...{ avatar_id: name, name, avatar_image_url: `/${name}.webp` },
		})),
	}));
	const show = (image_profile_type: number) =>
		draw(
			<AvatarForm
				key={image_profile_type}
				customer={v.parse(customer, { image_profile_type, avatar_id: "Fox" })}
				onDone={onDone}
			/>,
		);
	const page = await show(3);
	await until(() => page.querySelector("[aria-label=Owl]"));
	const button = (name: string) =>
		[...page.querySelectorAll("button")].find(
			({ textContent }) => textContent === name,
		);
	const shown = () => page.querySelector("img")?.getAttribute("src");
	expect([shown(), button("Confirm")?.disabled]).toEqual(["/Fox.webp", true]);
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Owl]")?.click(),
	);
	expect([shown(), button("Confirm")?.disabled]).toEqual(["/Owl.webp", false]);
	expect(button("Remove picture")).toBeDefined();
	// The bug: the avatar that was used before the own picture could not be chosen again.
	await show(2);
	expect(page.querySelector(":checked")).toBeNull();
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Fox]")?.click(),
	);
	expect([shown(), button("Confirm")?.disabled]).toEqual(["/Fox.webp", false]);
	await show(1);
	expect(button("Remove picture")).toBeUndefined();
});

test("choosing another avatar while one is being saved does not stop the save", async () => {
	api("AvatarList", () => ({
		avatarlist: ["Fox", "Owl"].map((name) => ({
			...{ avatar_id: name, name, avatar_image_url: "" },
		})),
	}));
	let save = (_reply: null) => {};
	api("EditProfile", () => new Promise((done) => (save = done)));
	const page = await drawForm();
	await until(() => page.querySelector("[aria-label=Owl]"));
	const pick = (name: string) =>
		act(async () =>
			page.querySelector<HTMLElement>(`[aria-label=${name}]`)?.click(),
		);
	await pick("Fox");
	await press(page, "Confirm");
	await until(() => page.querySelector("button[aria-busy=true]"));
	await pick("Owl");
	expect(page.querySelector("button[aria-busy=true]")).not.toBeNull();
	await act(async () => save(null));
	await until(() => onDone.mock.calls.length > 0);
});

test("the message about an unusable file goes when an avatar is chosen", async () => {
	api("AvatarList", () => ({
		avatarlist: [{ avatar_id: "3", name: "Fox", avatar_image_url: "" }],
	}));
	openPicture.mockResolvedValue("large");
	const page = await drawForm();
	await until(() => page.querySelector("[aria-label=Fox]"));
	await choose(page, "large.png");
	await until(() => alertOf(page)?.includes("too large"));
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Fox]")?.click(),
	);
	expect(alertOf(page)).toBeUndefined();
});
