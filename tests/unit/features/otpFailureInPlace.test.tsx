// A number or a code whose call failed for a session that was renewed meanwhile, which no dialog reports: the screen reports it, and does not blame the number or the code (2 §8, 3 §8).
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import MobilePage from "../../../src/features/delivery/MobilePage";
import OtpPage from "../../../src/features/delivery/OtpPage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { closeDialog, openDialog } from "../../../src/platform/browser/dialogs";
import { suppressFailure } from "../../../src/platform/browser/failureShown";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { draw, press, until, wipe } from "../support/drawn";
import { dialog } from "./freshPhone";
import { put, shows, typedIn } from "./onboarding/homeFlowWorld";
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
	closeDialog();
	wipe();
});

const soon = "It could not be sent just now. Please try again in a moment.";

/** Fails as app/showFailure does for a 403 with a token that was renewed meanwhile. */
function failUnshown(): never {
	const message = {
		th: "หมดเวลา",
		en: "Session timeout. Please log-in again.",
	};
	const failure = new ApiFailure({ reason: "status", status: 403, message });
	suppressFailure(failure);
	throw failure;
}
const popups: [string, string, string, () => ReactNode][] = [
	["home's number", "VerifyMobileNo", "The number could not be checked", home],
	["home's code", "RequestOTP", "The code could not be sent", home],
	...["VerifyMobileNo", "RequestOTP"].flatMap((call): typeof popups => [
		[`/otp, ${call}`, call, "The code could not be sent", () => <OtpPage />],
		[
			`/survey/otp, ${call}`,
			call,
			"The code could not be sent",
			() => <SurveyOtpPage />,
		],
	]),
	[
		"/mobileno's code",
		"RequestOTP",
		"The code could not be sent",
		() => <MobilePage />,
	],
];
/** Draws the screen and sends its request; a page opened with a number sends it by itself. */
async function ask(show: () => ReactNode) {
	const page = await draw(show());
	if (page.querySelector("h1")?.textContent === "Enter the code") return;
	await until(() => page.querySelector("input[type=tel]"));
	await press(page, "Confirm");
}
test.each(popups)(
	"%s: a popup reports the failure",
	async (_name, call, title, show) => {
		api(call, failUnshown);
		await ask(show);
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: { message: title },
			description: { message: soon },
		});
		// The number is not blamed.
		expect(dialog()).not.toHaveProperty("to");
	},
);

test("/mobileno: a number that could not be checked says so below the field", async () => {
	api("VerifyMobileNo", failUnshown);
	const page = await draw(<MobilePage />);
	await press(page, "Confirm");
	await shows(page, soon);
});

test.each([
	["home", home],
	["/survey/otp", () => <SurveyOtpPage />],
])(
	"%s: a code that could not be checked says so, and keeps its digits",
	async (_name, show) => {
		api("VerifyOTP", failUnshown);
		const page = await draw(show());
		await until(() => page.querySelector("input"));
		if (page.querySelector("input[type=tel]")) await press(page, "Confirm");
		await shows(page, "We sent a 6-digit code");
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await until(() => page.querySelector("[role=alert]")?.textContent === soon);
		expect(page.querySelector("[aria-invalid]")).toBeNull();
		expect(typedIn(page, "Digit 6 of 6")).toBe("6");
		expect(page.textContent).not.toContain("Resend the code");
	},
);

test.each(popups)(
	"%s: a coupon that was opened meanwhile stays, and the popup opens after it",
	async (_name, call, title, show) => {
		api(call, () => {
			openDialog({ name: "rewardCode", transactionId: "T1" });
			return failUnshown();
		});
		await ask(show);
		await until(dialog);
		await act(() => new Promise((done) => setTimeout(done, 20)));
		expect(dialog()?.name).toBe("rewardCode");
		closeDialog();
		await until(dialog);
		expect(dialog()).toMatchObject({ title: { message: title } });
	},
);
