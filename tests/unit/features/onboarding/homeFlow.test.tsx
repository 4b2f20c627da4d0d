// The rendered registration: a new member's path, a reload at every step, every failure, and no lost input (M01–M05).
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import { verifyResult } from "../../../../src/contract/sms";
import {
	hasReturnPage,
	saveReturnPage,
} from "../../../../src/features/onboarding/returnPage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { press, until, wipe } from "../../support/drawn";
import { expectRefused } from "../../support/refusedForm";
import {
	begin,
	failing,
	fillIn,
	member,
	named,
	open,
	put,
	reload,
	server,
	shows,
	tick,
	toCode,
	toForm,
	typedIn,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(begin);
afterEach(() => {
	closeDialog();
	wipe();
});

test("a new member enters number, code, form and terms and is thanked; a reload at each step loses nothing", async () => {
	let page = await open();
	await shows(page, "Register with your mobile number");
	await put(page, "Mobile number", "081234567");
	page = await reload();
	await shows(page, "Register with your mobile number");
	expect(typedIn(page, "Mobile number")).toBe("081-234-567");
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await shows(page, "Enter the code");

	await put(page, "Digit 1 of 6", "123");
	page = await reload();
	await shows(page, "Enter the code");
	expect(typedIn(page, "Digit 3 of 6")).toBe("3");
	await put(page, "Digit 4 of 6", "456");
	await press(page, "Confirm");
	await shows(page, "Tell us who you are");
	expect(named("RequestOTP")).toHaveLength(1);
	expect(named("VerifyOTP").at(-1)?.request).toEqual({
		MobileNo: "0812345678",
		OTP: "123456",
		TransactionId: "T1",
	});

	await shows(page, "First name");
	await put(page, "First name", "มะลิ1");
	await put(page, "Day", "29");
	await put(page, "Month", "2");
	await put(page, "Year", "2000");
	page = await reload();
	await shows(page, "First name");
	expect(typedIn(page, "First name")).toBe("มะลิ");
	expect([typedIn(page, "Day"), typedIn(page, "Year")]).toEqual(["29", "2000"]);
	await press(page, "Register");
	await shows(page, "Please enter your last name");
	expectRefused(page);
	expect(page.textContent).toContain("Please agree to every required term");
	expect(named("RegisterTermsofService")).toHaveLength(0);
	await put(page, "Last name", "O'Neil");
	await act(async () =>
		[...page.querySelectorAll("button")]
			.find((it) => it.textContent?.startsWith("Terms and conditions"))
			?.click(),
	);
	await tick(page, "Rules");
	await press(page, "Accept");
	await shows(page, "Agreed to 1 of 2");
	await press(page, "Register");
	await shows(page, "You are registered");
	expect(named("RegisterTermsofService").at(-1)?.request).toEqual({
		firstname: "มะลิ",
		lastname: "O'Neil",
		mobile_no: "0812345678",
		date_of_birth: "20000229",
		list_consent: [
			{ consent_id: "Rules", is_consent: true, is_required: true },
			{ consent_id: "News", is_consent: false, is_required: false },
		],
	});
	page = await reload();
	await shows(page, "You are registered");
	await press(page, "Let’s go");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	page = await reload();
	await until(() => named("GetWelcomeAnnoucement").length > 1);
	expect(page.textContent).not.toContain("registered");
});

test("an email is asked for if the sign-in brought none, is kept over a reload, and is saved in the profile", async () => {
	server.customer = { ...server.customer, email: "", date_of_birth: "" };
	api("EditProfile", () => null);
	let page = await open();
	await toForm(page);
	await fillIn(page);
	await press(page, "Register");
	await shows(page, "Please enter your email");
	await put(page, "Email", "mali@");
	page = await reload();
	await shows(page, "First name");
	expect(typedIn(page, "Email")).toBe("mali@");
	await press(page, "Register");
	await shows(page, "such as name@example.com");
	expect(named("RegisterTermsofService")).toHaveLength(0);
	await put(page, "Email", "mali@example.com");
	await press(page, "Register");
	await shows(page, "You are registered");
	expect(named("EditProfile")).toMatchObject([
		{ request: { email: "mali@example.com", firstname: "A", lastname: "B" } },
	]);
});

test("after a lost reply to the registration the form stays, and sends the same again", async () => {
	const page = await open();
	await toForm(page);
	await fillIn(page);
	api("RegisterTermsofService", () => {
		throw new ApiFailure({ reason: "network", status: 0 });
	});
	await press(page, "Register");
	await shows(page, "No internet");
	api("RegisterTermsofService", () => ({ status: "success" }));
	await press(page, "Register");
	await shows(page, "You are registered");
	const [first, second] = named("RegisterTermsofService");
	expect(second?.request).toEqual(first?.request);
});

test("terms that fail to load have a retry button, and a lost number restarts the registration", async () => {
	api("UpdateTermsProgress", failing(failureCode.refused));
	let page = await open();
	await toForm(page);
	await fillIn(page);
	server.customer = { ...member, isaccessedcondition: false };
	await press(page, "Register");
	await shows(page, "Almost done");
	await press(page, "Later");
	await shows(page, "Finish your registration");
	await press(page, "Finish your registration");
	await shows(page, "Almost done");
	page = await reload();
	await shows(page, "Almost done");
	// The number has moved to another phone meanwhile.
	server.customer = { ...server.customer, mobileno: "" };
	page = await reload();
	await shows(page, "Register with your mobile number");
	expect(typedIn(page, "Mobile number")).toBe("081-234-5678");
});

describe("the number", () => {
	test("40001 is reported under the number and in a popup without a button", async () => {
		api("VerifyMobileNo", failing(failureCode.mobileTaken));
		const page = await open();
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await shows(page, "Number already registered");
		expectRefused(page);
		const popup = atomStore.get(dialogAtom);
		expect(popup).toMatchObject({ name: "confirmation", showClose: true });
		expect(popup && "confirmLabel" in popup).toBe(false);
		expect(named("RequestOTP")).toHaveLength(0);
	});

	test("a number of another phone is moved only after a confirmation", async () => {
		api("VerifyMobileNo", () => ({
			verify_result: verifyResult.usedOnAnotherDevice,
			old_device: "Orion A17",
		}));
		const page = await open();
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await shows(page, "registered on Orion A17");
		await press(page, "Use another number");
		expect(named("RequestOTP")).toHaveLength(0);
		await press(page, "Confirm");
		await shows(page, "registered on Orion A17");
		await press(page, "Move to this phone");
		await shows(page, "Enter the code");
	});

	test("an invalid number is not sent to the server", async () => {
		const page = await open();
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0212345678");
		await press(page, "Confirm");
		await shows(page, "such as 0812345678");
		expect(named("VerifyMobileNo")).toHaveLength(0);
	});

	test("after the code the number can be changed without losing input; the same number needs no new code", async () => {
		let page = await open();
		await toForm(page);
		await put(page, "First name", "มะลิ");
		await press(page, "Change");
		await shows(page, "Register with your mobile number");
		page = await reload();
		await shows(page, "Register with your mobile number");
		expect(typedIn(page, "Mobile number")).toBe("081-234-5678");
		await press(page, "Confirm");
		await shows(page, "First name");
		expect(typedIn(page, "First name")).toBe("มะลิ");
		expect(named("RequestOTP")).toHaveLength(1);
		await press(page, "Change");
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0898765432");
		await press(page, "Confirm");
		await shows(page, "Enter the code");
		expect(named("RequestOTP")).toHaveLength(2);
		// Changed back to the verified number: the form registers it, not the number of the last code.
		await press(page, "Use another number");
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await shows(page, "081-234-5678");
		expect(named("RequestOTP")).toHaveLength(2);
	});

	test("a verification that is too old for the server is repeated", async () => {
		const page = await open();
		await toForm(page);
		await fillIn(page);
		api("RegisterTermsofService", failing(failureCode.refused));
		await press(page, "Register");
		await shows(page, "could not be saved");
		await press(page, "Change");
		await shows(page, "Register with your mobile number");
		await press(page, "Confirm");
		await shows(page, "Enter the code");
	});
});

test.each([
	["wrong", failureCode.otpInvalid, "Incorrect code", false],
	["expired", failureCode.otpExpired, "This code has expired", true],
	["refused otherwise", failureCode.refused, "This code has expired", true],
])(
	"a code that is %s shows its own error (3 §8)",
	async (_name, code, words, mayResend) => {
		api("VerifyOTP", failing(code));
		const page = await open();
		await toCode(page);
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await shows(page, words);
		const resend = [...page.querySelectorAll("button")].some(
			(it) => it.textContent === "Resend the code",
		);
		expect(resend).toBe(mayResend);
		const red = page.querySelectorAll("[aria-invalid=true]");
		expect(red).toHaveLength(mayResend ? 0 : 6);
	},
);

test("a legacy customer is only asked for the terms", async () => {
	api("VerifyOTP", () => ({
		legacycustomer: {
			firstname: "สมพร",
			lastname: "บุญมา",
			dateofbirth: "19750412",
		},
	}));
	let page = await open();
	await toForm(page, "One last step");
	page = await reload();
	await shows(page, "Welcome back, สมพร");
	expect(
		page.querySelectorAll("input:not([type=checkbox]), select"),
	).toHaveLength(0);
	await act(async () =>
		[...page.querySelectorAll("button")]
			.find((it) => it.textContent?.startsWith("Terms and conditions"))
			?.click(),
	);
	await tick(page, "Rules");
	await press(page, "Accept");
	await press(page, "Register");
	await shows(page, "You are registered");
	expect(named("RegisterTermsofService").at(-1)?.request).toMatchObject({
		firstname: "สมพร",
		lastname: "บุญมา",
		date_of_birth: "19750412",
	});
});

describe("leaving", () => {
	async function leave(page: HTMLElement) {
		await act(async () => {
			page
				.querySelector("dialog")
				?.dispatchEvent(new Event("cancel", { cancelable: true }));
		});
		await shows(page, "Save what you have filled in?");
	}

	test("saved input is restored, from home's button or at the next start", async () => {
		let page = await open();
		await toForm(page);
		await put(page, "First name", "มะลิ");
		await leave(page);
		await press(page, "Save and leave");
		await press(page, "Finish your registration");
		await shows(page, "First name");
		expect(typedIn(page, "First name")).toBe("มะลิ");
		await leave(page);
		await press(page, "Save and leave");
		page = await reload();
		await shows(page, "First name");
		expect(typedIn(page, "First name")).toBe("มะลิ");
	});

	test("a postponed registration continues when an action needs it, and returns to the action's page once", async () => {
		const page = await open();
		await toForm(page);
		await leave(page);
		await press(page, "Save and leave");
		await shows(page, "Finish your registration");
		history.replaceState({}, "", "/?modal-privilege=PV_1001");
		saveReturnPage();
		history.replaceState({}, "", "/");
		await open();
		await shows(page, "First name");
		await fillIn(page);
		await press(page, "Register");
		await shows(page, "You are registered");
		expect(server.went).toEqual([]);
		await press(page, "Let’s go");
		expect(server.went).toEqual(["/?modal-privilege=PV_1001"]);
		expect(hasReturnPage()).toBe(false);
	});

	test("leaving the registration cancels the action", async () => {
		const page = await open();
		await toForm(page);
		saveReturnPage();
		await leave(page);
		await press(page, "Save and leave");
		await shows(page, "Finish your registration");
		expect(hasReturnPage()).toBe(false);
	});

	test("discarded input is gone after a reload", async () => {
		let page = await open();
		await toForm(page);
		await leave(page);
		await press(page, "Leave without saving");
		page = await reload();
		await shows(page, "Register with your mobile number");
		expect(typedIn(page, "Mobile number")).toBe("");
	});
});

test("no code is sent to a number that is still being checked when the registration is left, and no message appears", async () => {
	for (const reply of [
		() => ({ verify_result: verifyResult.usable, old_device: "" }),
		failing(failureCode.refused),
	]) {
		const gone = new EventTarget();
		const left = new Promise((done) => gone.addEventListener("left", done));
		api("VerifyMobileNo", () => left.then<unknown>(reply));
		const before = named("VerifyMobileNo").length;
		const page = await reload();
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await until(() => named("VerifyMobileNo").length > before);
		wipe();
		gone.dispatchEvent(new Event("left"));
		await new Promise((done) => setTimeout(done, 50));
		expect(named("RequestOTP")).toEqual([]);
		expect(atomStore.get(dialogAtom)).toBeNull();
	}
});
