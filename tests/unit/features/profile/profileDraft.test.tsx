// A draft of the profile survives a reload and an ended session, and ends with the save and with the step back from its page (3 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import EditProfilePage from "../../../../src/features/profile/EditProfilePage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	draw,
	fastForward,
	newCache,
	press,
	reload,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/components/pages/useBack", () => ({
	useBack: () => vi.fn(),
}));
const { api, forgetApi } = phone;

const draftKey = "customer/customer-1/draft/profile";

fastForward();
beforeEach(() => {
	localStorage.clear();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	history.replaceState(null, "", "/profile/edit");
});
afterEach(() => {
	closeDialog();
	wipe();
	history.replaceState(null, "", "/");
});

const registered = {
	customer_id: "1",
	firstname: "Pim",
	lastname: "Suk",
	email: "pim@example.com",
	mobileno: "",
	date_of_birth: "",
};
const stranger = { ...registered, firstname: "", lastname: "", email: "" };
const open = async (customer: object) => {
	api("Profile", () => ({ customer }));
	const page = await draw(<EditProfilePage />);
	await until(() => page.querySelector("form"));
	return page;
};
const fieldsIn = (page: HTMLElement) => [...page.querySelectorAll("input")];
const fixedEmail = (page: HTMLElement) =>
	[...page.querySelectorAll("dt")].find((it) => it.textContent === "Email")
		?.nextElementSibling?.textContent;
/** The typed values, and the email if it cannot be edited. */
const valuesIn = (page: HTMLElement) => [
	...fieldsIn(page).map(({ value }) => value),
	...[fixedEmail(page) ?? []].flat(),
];
const type = (page: HTMLElement, at: number, text: string) =>
	typeInto(fieldsIn(page)[at], text);
const all = ["Pim", "Suk", "pim@example.com"];

test("a draft started before the registration is replaced by the registered data, and the form can be saved", async () => {
	api("EditProfile", () => null);
	let page = await open(stranger);
	await type(page, 0, "P");
	reload();
	page = await open(registered);
	expect(valuesIn(page)).toEqual(all);
	expect(fixedEmail(page)).toBe("pim@example.com");
	await type(page, 0, "Pimchanok");
	await press(page, "Confirm");
	await until(() => atomStore.get(dialogAtom));
	expect(atomStore.get(dialogAtom)).toMatchObject({
		title: { message: "Save these changes?" },
	});
});

test("a draft of this profile is restored after a reload", async () => {
	await type(await open(registered), 0, "Pimchanok");
	reload();
	const page = await open(registered);
	expect(valuesIn(page)).toEqual(["Pimchanok", ...all.slice(1)]);
});

test("a draft loses its email if that has become read-only, because the host has cleaned up the registered one", async () => {
	await type(
		await open({ ...registered, email: "pim@example.com," }),
		2,
		"p@x.co",
	);
	reload();
	const page = await open(registered);
	expect(fixedEmail(page)).toBe("pim@example.com");
	const confirm = page.querySelector<HTMLButtonElement>("button[type=submit]");
	expect(confirm?.disabled).toBe(true);
});

test("an email has at most the 200 letters that the API accepts", async () => {
	const [, , email] = fieldsIn(await open(stranger));
	expect(email?.maxLength).toBe(200);
});

/** Opens another page of the app instead. */
function leave({ isBack }: { isBack: boolean }) {
	history.replaceState(null, "", "/profile");
	if (isBack) dispatchEvent(new PopStateEvent("popstate"));
	wipe();
	history.replaceState(null, "", "/profile/edit");
}

test("a draft is deleted when the person goes back: it would be saved with the next edit", async () => {
	await type(await open(registered), 0, "Pimchanok");
	// Closing a dialog makes a step back on the page.
	dispatchEvent(new PopStateEvent("popstate"));
	expect(localStorage.getItem(draftKey)).not.toBeNull();
	leave({ isBack: true });
	expect(localStorage.getItem(draftKey)).toBeNull();
	expect(valuesIn(await open(registered))).toEqual(all);
});

test("a draft is deleted once the form equals the profile again", async () => {
	const page = await open(registered);
	await type(page, 0, "P");
	await type(page, 0, "Pim");
	expect(localStorage.getItem(draftKey)).toBeNull();
});

test("a draft of another tab stays when a person goes back without having typed anything", async () => {
	await open(registered);
	localStorage.setItem(draftKey, "{}");
	leave({ isBack: true });
	expect(localStorage.getItem(draftKey)).toBe("{}");
});

test("a draft is kept if an ended session or a launch opens another page", async () => {
	await type(await open(registered), 0, "Pimchanok");
	leave({ isBack: false });
	const page = await open(registered);
	expect(valuesIn(page)).toEqual(["Pimchanok", ...all.slice(1)]);
});

test.each([
	["of a former release", { ...stranger, firstname: "P" }],
	["that cannot be read", { ...registered, firstname: 7, before: null }],
	["that is no draft", "P"],
])("a draft %s does not change the profile", async (_what, draft) => {
	localStorage.setItem(draftKey, JSON.stringify(draft));
	expect(valuesIn(await open(registered))).toEqual(all);
});

test("a draft is deleted once its email is saved, also without the punctuation that was typed around it", async () => {
	api("EditProfile", () => null);
	const page = await open({ ...registered, email: "" });
	api("Profile", () => ({ customer: registered }));
	await type(page, 2, " pim@example.com,");
	await press(page, "Confirm");
	await until(() => atomStore.get(dialogAtom) !== null);
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await until(() => fixedEmail(page));
	expect(localStorage.getItem(draftKey)).toBeNull();
});

test("an email registered while the form is open is filled in, and the typed name is kept", async () => {
	const client = newCache();
	api("Profile", () => ({ customer: stranger }));
	const page = await draw(<EditProfilePage />, client);
	await until(() => page.querySelector("form"));
	await type(page, 0, "Pimchanok");
	api("Profile", () => ({ customer: registered }));
	await act(() => client.refetchQueries({ queryKey: ["customer"] }));
	await until(() => fixedEmail(page));
	expect(valuesIn(page)).toEqual(["Pimchanok", "Suk", "pim@example.com"]);
});
