// The profile's form: a change is confirmed, read-only values are shown; if the profile changes elsewhere, edited fields stay and the others follow (3 §4).
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import EditProfilePage from "../../../../src/features/profile/EditProfilePage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	draw,
	newCache,
	press,
	reload,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/components/pages/useBack", () => ({
	useBack: () => vi.fn(),
}));
const { api, calls } = phone;

const begun = {
	customer_id: "1",
	...{ firstname: "Pim", lastname: "Suk", email: "pim@example.com" },
	...{ mobileno: "", date_of_birth: "", image_profile_type: 1 },
};
let client: ReturnType<typeof newCache>;
let page: HTMLElement;

const names = () => [...page.querySelectorAll("input")].map((it) => it.value);
const typeFirstName = (text: string) =>
	typeInto(page.querySelector("input"), text);
async function open() {
	reload();
	client = newCache();
	page = await draw(<EditProfilePage />, client);
	await until(() => page.querySelector("form"));
}
async function changeElsewhere(change: object) {
	api("Profile", () => ({ customer: { ...begun, ...change } }));
	await act(() => client.refetchQueries({ queryKey: ["customer"] }));
}
async function save(meanwhile = async () => {}) {
	await press(page, "Confirm");
	await until(() => atomStore.get(dialogAtom));
	await meanwhile();
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await until(() => calls.some(({ name }) => name === "EditProfile"));
	return calls.find(({ name }) => name === "EditProfile")?.request;
}

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
	api("Profile", () => ({ customer: begun }));
	api("EditProfile", () => null);
	await open();
	return () => {
		wipe();
		vi.useRealTimers();
	};
});

test("an edited name stays and an untouched one follows the newer profile, in the form and in the request", async () => {
	await typeFirstName("Pimchanok");
	await changeElsewhere({ firstname: "Ploy", lastname: "Sri" });
	await until(() => names()[1] === "Sri");
	expect(names()[0]).toBe("Pimchanok");
	expect(await save()).toMatchObject({
		...{ firstname: "Pimchanok", lastname: "Sri", email: "pim@example.com" },
	});
});

test("without an edit the form follows and has nothing to save", async () => {
	await changeElsewhere({ firstname: "Ploy" });
	await until(() => names()[0] === "Ploy");
	const button = page.querySelector("button[type=submit]");
	expect(button).toHaveProperty("disabled", true);
});

test("the edit survives a reload after the change", async () => {
	await typeFirstName("Pimchanok");
	await changeElsewhere({ firstname: "Ploy" });
	const stored = () => Object.values({ ...localStorage }).join();
	await until(() => stored().includes("Ploy"));
	await open();
	expect(names()).toEqual(["Pimchanok", "Suk"]);
});

test("a change that arrives while the save is being confirmed is not undone by the save", async () => {
	await typeFirstName("Pimchanok");
	const sent = await save(() => changeElsewhere({ lastname: "Sri" }));
	expect(sent).toMatchObject({ firstname: "Pimchanok", lastname: "Sri" });
});

test("a change is sent only after its confirmation", async () => {
	await typeFirstName("Pimchanok");
	await press(page, "Confirm");
	await until(() => atomStore.get(dialogAtom));
	await act(async () => {
		closeDialog(false);
		handleDialogClosed();
		// The answer arrives 200 ms after closing (1 §9).
		await vi.advanceTimersByTimeAsync(300);
	});
	expect(calls.map(({ name }) => name)).not.toContain("EditProfile");
	expect(await save()).toMatchObject({ firstname: "Pimchanok" });
});

test("nothing can be typed while the profile is saved, because it would be lost with the page", async () => {
	let reply = (_data: null) => {};
	api("EditProfile", () => new Promise((resolve) => (reply = resolve)));
	const writable = () => page.querySelectorAll("input:not([readonly])").length;
	await typeFirstName("Pimchanok");
	await save();
	await until(() => writable() === 0);
	reply(null);
	await until(() => writable() === 2);
});

// The bug: a second press asked again, and would have sent the change twice.
test("a press while the profile is saved opens no question", async () => {
	api("EditProfile", () => new Promise(() => undefined));
	await typeFirstName("Pimchanok");
	await save();
	await press(page, "Confirm");
	await act(() => vi.advanceTimersByTimeAsync(300));
	expect(atomStore.get(dialogAtom)).toBeNull();
});

test("an update does not reload the page during an edit", async () => {
	expect(isUpdateLockedHere()).toBe(false);
	await typeFirstName("Pimchanok");
	expect(isUpdateLockedHere()).toBe(true);
});

test("a change that arrives while the profile is saved does not stop the save", async () => {
	let reply = (_data: null) => {};
	api("EditProfile", () => new Promise((resolve) => (reply = resolve)));
	await typeFirstName("Pimchanok");
	await save();
	await changeElsewhere({ lastname: "Sri" });
	await until(() => names()[1] === "Sri");
	const draft = () => localStorage.getItem("customer/customer-1/draft/profile");
	expect(draft()).not.toBeNull();
	const saved = { firstname: "Pimchanok", lastname: "Sri" };
	api("Profile", () => ({ customer: { ...begun, ...saved } }));
	reply(null);
	await until(() => draft() === null);
});

test("number, birth date and email are read-only; the message about a failed save stays until the input is corrected", async () => {
	const facts = { mobileno: "0812345678", date_of_birth: "19900131" };
	api("Profile", () => ({ customer: { ...begun, ...facts } }));
	api("EditProfile", fail({ status: 500 }));
	await open();
	const values = [...page.querySelectorAll("dd")].map(({ textContent }) =>
		textContent?.replaceAll("\u00a0", " "),
	);
	expect(values.join()).toMatch(/pim@example.com.*081-XXX-5678.*31 Jan 1990/);
	expect(names()).toEqual(["Pim", "Suk"]);
	await typeFirstName("Pimchanok");
	await save();
	await until(() => page.querySelector("[role=alert]"));
	expect(names()).toEqual(["Pimchanok", "Suk"]);
	expect(page.querySelector("button[type=submit]")).toHaveProperty(
		"disabled",
		false,
	);
	await typeFirstName("Pimcha");
	expect(page.querySelector("[role=alert]")).toBeNull();
});

test("an email registered elsewhere replaces a typed one, and is then read-only", async () => {
	wipe();
	api("Profile", () => ({ customer: { ...begun, email: "" } }));
	await open();
	await typeInto(page.querySelectorAll("input")[2], "typed@example.com");
	await typeFirstName("Pimchanok");
	await changeElsewhere({ email: "registered@example.com" });
	await until(() => page.textContent?.includes("registered@example.com"));
	expect(await save()).toMatchObject({
		...{ firstname: "Pimchanok", email: "registered@example.com" },
	});
});
