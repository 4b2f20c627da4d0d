// The message about a failed attempt goes when the next attempt starts or its form is corrected: the same message is announced again, and does not stay beside the spinner or the correction.
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import MobilePage from "../../../src/features/delivery/MobilePage";
import OtpPage from "../../../src/features/delivery/OtpPage";
import TermsUpdateSheet from "../../../src/features/onboarding/TermsUpdateSheet";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { closeDialog } from "../../../src/platform/browser/dialogs";
import { draw, press, until, wipe } from "../support/drawn";
import { lateReply } from "../support/lateReply";
import { fail } from "./freshPhone";
import {
	fillIn,
	put,
	server,
	shows,
	tick,
	toForm,
} from "./onboarding/homeFlowWorld";
import { beginOtp, home } from "./otpScreens";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("./otpRouter")),
}));
const { api } = phone;

beforeEach(beginOtp);
afterEach(() => {
	wipe();
	closeDialog();
});

/** Holds the call from now on; the returned function ends it. */
function hold(name: string, end: () => unknown) {
	const { reply, come } = lateReply(end);
	api(name, reply);
	return come;
}
const isBusy = (page: HTMLElement) =>
	page.querySelector("button[type=submit][aria-busy=true]");

test.each([
	["home", "VerifyOTP", home],
	["/survey/otp", "VerifyOTP", () => <SurveyOtpPage />],
	["/otp", "SubmitRedeemPhysicalV2", () => <OtpPage />],
])(
	"%s: a code that is refused again is announced again",
	async (_at, call, show) => {
		const refuse = fail({ code: failureCode.otpInvalid });
		api(call, refuse);
		const page = await draw(show());
		await until(() => page.querySelector("input"));
		if (page.querySelector("input[type=tel]")) await press(page, "Confirm");
		await shows(page, "We sent a 6-digit code");
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		const said = () => page.querySelector("[role=alert]")?.textContent;
		await until(() => said()?.startsWith("Incorrect code"));
		const answer = hold(call, refuse);
		await press(page, "Confirm");
		await until(() => isBusy(page));
		expect(said()).toBe("");
		expect(page.querySelector("[aria-invalid]")).toBeNull();
		await answer();
		await until(() => said()?.startsWith("Incorrect code"));
	},
);

test.each<[string, string, () => ReactNode]>([
	["home", "Number already registered", home],
	["/mobileno", "The server says no", () => <MobilePage />],
])(
	"%s: a number that is refused again is announced again",
	async (_at, words, show) => {
		const message = { th: "ไม่ได้", en: "The server says no" };
		const refuse = fail({ code: failureCode.mobileTaken, message });
		api("VerifyMobileNo", refuse);
		const page = await draw(show());
		await until(() => page.querySelector("input[type=tel]"));
		await press(page, "Confirm");
		await shows(page, words);
		const answer = hold("VerifyMobileNo", refuse);
		await press(page, "Confirm");
		await until(() => isBusy(page));
		expect(page.textContent).not.toContain(words);
		expect(page.querySelector("[aria-invalid]")).toBeNull();
		await answer();
		await shows(page, words);
	},
);

test("a refused registration says so until the input is corrected", async () => {
	const message = { th: "ไม่ได้", en: "The server says no" };
	api("RegisterTermsofService", fail({ code: failureCode.refused, message }));
	const page = await draw(home());
	await toForm(page);
	await fillIn(page);
	await press(page, "Register");
	await shows(page, "The server says no");
	await put(page, "Last name", "C");
	expect(page.textContent).not.toContain("The server says no");
});

test("an agreement that is sent again or changed does not show the earlier failure", async () => {
	api("SubmitTermsofService", () => server.consents);
	api("UpdateTermsProgress", fail({ status: 500 }));
	const page = await draw(
		<TermsUpdateSheet
			open
			consents={server.consents}
			accepted={false}
			onEnd={vi.fn()}
		/>,
	);
	await tick(page, "Rules");
	await press(page, "Agree and continue");
	await shows(page, "This could not be saved");
	const answer = hold("SubmitTermsofService", () => server.consents);
	await press(page, "Agree and continue");
	await until(() => page.querySelector("button[aria-busy=true]"));
	expect(page.textContent).not.toContain("This could not be saved");
	await answer();
	await shows(page, "This could not be saved");
	await tick(page, "News");
	expect(page.textContent).not.toContain("This could not be saved");
});
