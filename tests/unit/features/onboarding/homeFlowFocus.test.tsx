// The registration step by step: the focus, the button to leave, and when its terms can be accepted.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import TermsUpdateSheet from "../../../../src/features/onboarding/TermsUpdateSheet";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
} from "../../../../src/platform/browser/dialogs";
import { draw, press, wipe } from "../../support/drawn";
import {
	begin,
	failing,
	open,
	put,
	shows,
	term,
	tick,
	toCode,
	toForm,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

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

test("each step has a button to leave: at once if nothing is typed, else after a question", async () => {
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

test("a number that is in use has the focus before its popup opens, and gets it back afterwards", async () => {
	api("VerifyMobileNo", failing(failureCode.mobileTaken));
	const page = await open();
	await shows(page, "Register with your mobile number");
	await put(page, "Mobile number", "0812345678");
	let focused: Element | null = null;
	const stop = atomStore.sub(dialogAtom, () => {
		focused = document.activeElement;
	});
	await press(page, "Confirm");
	await shows(page, "Number already registered");
	stop();
	expect(focused).toBe(page.querySelector("input"));
});

test("a required term that was not ticked gets the focus, with its error", async () => {
	const page = await draw(
		<TermsUpdateSheet
			open
			accepted
			consents={[term("Rules", {}), term("Privacy", {})]}
			onEnd={() => undefined}
		/>,
	);
	await tick(page, "Rules");
	await press(page, "Agree and continue");
	const focused = document.activeElement;
	expect(focused?.closest("label")?.textContent).toContain("Privacy");
	expect(focused?.getAttribute("aria-invalid")).toBe("true");
	const warning = focused?.getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(warning)?.textContent).toBe(
		"Please agree to this to go on",
	);
	// The focus announces the error: an alert would repeat it.
	expect(page.querySelector("[role=alert]")).toBeNull();
	await tick(page, "Privacy");
	expect(page.querySelector("[aria-invalid]")).toBeNull();
});

test("the terms can be accepted once a required one is ticked (3 §5)", async () => {
	const page = await open();
	await toForm(page);
	const button = (name: string) =>
		[...page.querySelectorAll("button")].find((it) =>
			it.textContent?.startsWith(name),
		);
	await act(async () => button("Terms and conditions")?.click());
	await tick(page, "News");
	expect(button("Accept")?.disabled).toBe(true);
	await tick(page, "Rules");
	expect(button("Accept")?.disabled).toBe(false);
});

test("Enter on a box of the terms does not send the registration below", async () => {
	const page = await open();
	await toForm(page);
	const button = [...page.querySelectorAll("button")].find((it) =>
		it.textContent?.startsWith("Terms and conditions"),
	);
	await act(async () => button?.click());
	const boxes = page.querySelectorAll<HTMLInputElement>("[type=checkbox]");
	expect([...boxes].map((box) => box.form)).toEqual([null, null, null]);
});
