// The registration without a pointer: where the focus is, and its way out.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { press, wipe } from "../../support/drawn";
import { begin, open, put, shows, toCode } from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(begin);
afterEach(() => {
	closeDialog();
	wipe();
});

test("the title of each further step gets the focus", async () => {
	const page = await open();
	await shows(page, "Register with your mobile number");
	expect(document.activeElement).toBe(page.querySelector("dialog"));
	await toCode(page);
	expect(document.activeElement?.textContent).toBe("Enter the code");
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await shows(page, "Tell us who you are");
	expect(document.activeElement?.textContent).toBe("Tell us who you are");
	await shows(page, "Terms and conditions");
	expect(document.activeElement?.textContent).toBe("Tell us who you are");
});

test("each step has a button to leave: at once where nothing is typed, else after the question", async () => {
	const page = await open();
	await shows(page, "Register with your mobile number");
	await press(page, "Later");
	await press(page, "Finish your registration");
	await toCode(page);
	await press(page, "Later");
	await shows(page, "Save what you have filled in?");
	await press(page, "Save and leave");
	await shows(page, "Finish your registration");
});
