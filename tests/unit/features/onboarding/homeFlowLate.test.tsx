// A reply that arrives after the registration was left changes its saved draft, but not one that was discarded.
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import {
	registerDraft,
	registrationPurpose,
} from "../../../../src/platform/session/homeFlow";
import { hasValidCode } from "../../../../src/platform/storage/oneTimeCode";
import { press, until, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";
import { dialog, fail } from "../freshPhone";
import {
	begin,
	failing,
	fillIn,
	member,
	named,
	open,
	put,
	server,
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

/** A call that replies when the test lets it. */
function late(name: string, reply: unknown) {
	let answer = () => {};
	const gone = new Promise<void>((done) => (answer = done));
	api(name, () =>
		gone.then(() => (reply instanceof Function ? reply() : reply)),
	);
	return () =>
		act(async () => {
			answer();
			await new Promise((done) => setTimeout(done, 50));
		});
}
async function leave(page: HTMLElement, how: string) {
	await act(async () => {
		page
			.querySelector("dialog")
			?.dispatchEvent(new Event("cancel", { cancelable: true }));
	});
	await shows(page, "Save what you have filled in?");
	await press(page, how);
}

test.each([
	[
		"Leave without saving",
		{ step: "requestOtp", number: "", mobile: "", proven: "", firstname: "" },
	],
	[
		"Save and leave",
		{
			step: "consenting",
			number: "081-234-5678",
			mobile: "0812345678",
			proven: "0812345678",
			firstname: "สมพร",
		},
	],
])(
	"the draft after a number was verified after “%s”",
	async (how, expected) => {
		const answer = late("VerifyOTP", {
			legacycustomer: {
				firstname: "สมพร",
				lastname: "บุญมา",
				dateofbirth: "19750412",
			},
		});
		const page = await open();
		await toCode(page);
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await until(() => named("VerifyOTP").length > 0);
		await leave(page, how);
		await answer();
		const { step, number, mobile, proven, form } = registerDraft.read() ?? {};
		expect({
			...{ step, number, mobile, proven },
			firstname: form?.firstname,
		}).toEqual(expected);
	},
);

test("a number verified on the screen counts, even if another tab has discarded the saved draft", async () => {
	const page = await open();
	await toCode(page);
	await put(page, "Digit 1 of 6", "123456");
	registerDraft.drop();
	await press(page, "Confirm");
	await shows(page, "Tell us who you are");
	expect(registerDraft.read()).toMatchObject({
		step: "consenting",
		proven: "0812345678",
	});
});

test("a used code is no longer valid: the same number gets a new one", async () => {
	const isValid = () => hasValidCode("0812345678", registrationPurpose);
	const page = await open();
	await toCode(page);
	expect(isValid()).toBe(true);
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await shows(page, "Tell us who you are");
	expect(isValid()).toBe(false);
});

describe("while the sheet closes", () => {
	beforeEach(() => holdMotions());

	async function leaveBefore(reply: unknown) {
		const answer = late("RequestOTP", reply);
		const page = await open();
		await shows(page, "Register with your mobile number");
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await until(() => named("RequestOTP").length > 0);
		await leave(page, "Leave without saving");
		await answer();
	}

	test("a code that is sent after “Leave without saving” does not open its step", async () => {
		await leaveBefore({
			expiretime: new Date(Date.now() + 300_000).toISOString(),
			otp_reference: "ABCD",
			transactionid: "T1",
		});
		expect(registerDraft.read()).toMatchObject({
			step: "requestOtp",
			mobile: "",
		});
	});

	test("a code that could not be sent opens no dialog", async () => {
		await leaveBefore(fail({ status: 400 }));
		expect(named("RequestOTP")).toHaveLength(1);
		expect(dialog()).toBeFalsy();
	});
});

test.each([
	["accepted", { status: "success" }, "registerSurvey"],
	["refused", fail({ status: 400 }), "consenting"],
])(
	"a registration that is %s after “Save and leave” counts",
	async (_end, reply, step) => {
		server.consents = [term("Rules", {})];
		const answer = late("RegisterTermsofService", reply);
		const page = await open();
		await toForm(page);
		await put(page, "First name", "มะลิ");
		await put(page, "Last name", "ใจดี");
		await put(page, "Day", "1");
		await put(page, "Month", "1");
		await put(page, "Year", "1990");
		await press(page, "Terms and conditionsRead and agree");
		await tick(page, "Rules");
		await press(page, "Accept");
		await press(page, "Register");
		await until(() => named("RegisterTermsofService").length > 0);
		// Input from now on would be lost.
		expect(
			page.querySelectorAll(
				"form input:not([readonly]), form select:not(:disabled)",
			),
		).toHaveLength(0);
		const terms = [...page.querySelectorAll("form button")].find((it) =>
			it.textContent?.startsWith("Terms and conditions"),
		);
		expect(terms?.matches(":disabled")).toBe(true);
		// It would leave a registration that is being sent with the current number.
		expect(
			page.querySelector("[aria-label='Change the mobile number']:disabled"),
		).not.toBeNull();
		await leave(page, "Save and leave");
		await answer();
		expect(registerDraft.read()).toMatchObject({ step, proven: "" });
	},
);

test("after a lost reply the registration is sent again without the email, which is saved already, as the birth date may be", async () => {
	server.customer = { ...server.customer, email: "" };
	api("EditProfile", ({ date_of_birth }) =>
		date_of_birth === server.customer.date_of_birth
			? null
			: failing(failureCode.refused)(),
	);
	const page = await open();
	await toForm(page);
	await fillIn(page);
	await put(page, "Email", "mali@example.com");
	const lost = () => {
		throw new ApiFailure({ reason: "network", status: 0 });
	};
	api("RegisterTermsofService", () => {
		server.customer = { ...member, isaccessedcondition: false };
		api("Profile", lost);
		return lost();
	});
	await press(page, "Register");
	await shows(page, "No internet");
	api("RegisterTermsofService", () => ({ status: "success" }));
	await press(page, "Register");
	await shows(page, "You are registered");
	expect(named("EditProfile")).toHaveLength(1);
});
