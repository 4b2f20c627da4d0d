// A page that is opened with a number sends no code by itself to a number that this phone does not know.
import type { FunctionComponent } from "react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import { verifyResult } from "../../../src/contract/sms";
import MobilePage from "../../../src/features/delivery/MobilePage";
import OtpPage from "../../../src/features/delivery/OtpPage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { closeDialog } from "../../../src/platform/browser/dialogs";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../src/platform/session/homeFlow";
import {
	beginDelivery,
	deliveryDrafts,
} from "../../../src/platform/storage/deliveryDraft";
import { readSentCode } from "../../../src/platform/storage/oneTimeCode";
import { openPrivilege } from "../domain/claim/privilegeSample";
import { draw, press, until, wipe } from "../support/drawn";
import { expectRefused } from "../support/refusedForm";
import { dialog, fail, freshPhone } from "./freshPhone";
import {
	begin,
	member,
	named,
	open,
	put,
	reload,
	server,
	stranger,
	toCode,
	typedIn,
} from "./onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api } = phone;
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({
		state: { location: { pathname: "/otp" } },
		history: { canGoBack: () => true },
		navigate: leave,
	}),
	useNavigate: () => navigate,
	useSearch: () => ({ contact_no: contactNo, module: "noti" }),
}));
const navigate = vi.fn();
const leave = vi.fn();
let contactNo = "";

beforeEach(() => {
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
	navigate.mockClear();
	contactNo = "0812345678";
});
afterEach(wipe);

const typedForDelivery = (shown: string) => deliveryDrafts.mobile.save(shown);
const typedForRegistration = (number: string) =>
	registerDraft.save({ ...emptyRegisterDraft, number });

const pages: [string, FunctionComponent, (number: string) => void][] = [
	["a delivery", OtpPage, typedForDelivery],
	["a registration", SurveyOtpPage, typedForRegistration],
];

test.each(pages)(
	"%s: an unknown number is shown, and gets a code when the customer asks for it",
	async (_name, Page, type) => {
		type("089-999-9999");
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("081-234-5678"));
		expect(page.querySelector("input")).toBeNull();
		const title = () => page.querySelector("h1")?.textContent;
		// The bug: the title asked for a code that could not be entered yet.
		expect(title()).toBe("Confirm your mobile number");
		expect(named("VerifyMobileNo")).toEqual([]);
		await press(page, "Send the code");
		await until(() => page.textContent?.includes("We sent a 6-digit code"));
		expect(named("RequestOTP")).toHaveLength(1);
		expect(page.querySelector("input")).toBe(document.activeElement);
		// The bug: above the boxes of the code the title asked to confirm the number, after a reload too.
		expect(title()).toBe("Enter the code");
		wipe();
		const again = await draw(<Page />);
		await until(() => again.querySelector("input"));
		expect(again.querySelector("h1")?.textContent).toBe("Enter the code");
		// Another number in the address starts a new page.
		contactNo = "0823456789";
		await draw(<Page />);
		expect(again.querySelector("h1")?.textContent).toBe(
			"Confirm your mobile number",
		);
	},
);

test("a number whose check was lost is checked again before a code is sent", async () => {
	typedForDelivery("081-234-5678");
	api("VerifyMobileNo", fail({ code: failureCode.refused }));
	const page = await draw(<OtpPage />);
	await until(dialog);
	closeDialog();
	api("VerifyMobileNo", () => ({
		...{ verify_result: verifyResult.usable, old_device: "" },
	}));
	await press(page, "Send the code");
	await until(() => named("RequestOTP").length > 0);
	expect(named("VerifyMobileNo")).toHaveLength(2);
});

test("a registration's refused digits are gone after a reload, but its code can still be entered", async () => {
	server.customer = stranger;
	api("VerifyOTP", fail({ code: failureCode.otpInvalid }));
	let page = await open();
	await toCode(page);
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await until(() => page.textContent?.includes("Incorrect code"));
	expect(typedIn(page, "Digit 1 of 6")).toBe("1");
	page = await reload();
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	expect(typedIn(page, "Digit 1 of 6")).toBe("");
	expect(named("RequestOTP")).toHaveLength(1);
});

const places: [string, () => Promise<HTMLElement>][] = [
	...pages.map(([name, Page, type]): (typeof places)[number] => [
		name,
		async () => {
			type("081-234-5678");
			return await draw(<Page />);
		},
	]),
	[
		"home's registration",
		async () => {
			server.customer = stranger;
			const page = await open();
			await toCode(page);
			return page;
		},
	],
];
test.each(
	places.flatMap(([name, show]) => [
		[name, "incorrect", failureCode.otpInvalid, 6, show] as const,
		[name, "expired", failureCode.otpExpired, 0, show] as const,
	]),
)(
	"%s: the boxes are marked or not for a code that is %s (2 §8, 3 §8)",
	async (...of) => {
		const [, words, code, marked, show] = of;
		for (const call of ["VerifyOTP", "SubmitRedeemPhysicalV2"])
			api(call, fail({ code }));
		api("DetailV2", () => openPrivilege);
		const page = await show();
		await until(() => page.textContent?.includes("We sent a 6-digit code"));
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await until(() => page.textContent?.toLowerCase().includes(words));
		expect(page.querySelectorAll("[aria-invalid=true]")).toHaveLength(marked);
		const buttons = [...page.querySelectorAll("button")];
		expect(buttons.some((it) => it.textContent === "Resend the code")).toBe(
			words === "expired",
		);
		await put(page, "Digit 1 of 6", "9");
		expect(page.textContent?.toLowerCase()).not.toContain(words);
	},
);

/** Both taps of a double tap on a busy phone arrive before the page is drawn again. */
async function tapTwice(page: HTMLElement, name: string) {
	const button = [...page.querySelectorAll("button")].find(
		({ textContent }) => textContent === name,
	);
	await act(async () => {
		button?.click();
		button?.click();
	});
}

test.each([
	["is lost", { reason: "timeout", status: 0 } as const],
	["meets a host that is away", { status: 503, code: 30000 }],
])(
	"a check that %s keeps the typed digits, also over a reload",
	async (...of) => {
		typedForRegistration("081-234-5678");
		api("VerifyOTP", fail(of[1]));
		const page = await draw(<SurveyOtpPage />);
		await until(() => page.textContent?.includes("We sent a 6-digit code"));
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await until(() => page.textContent?.includes("check your connection"));
		// The code is still valid: the host would refuse another one as too soon.
		expect(page.textContent).toContain("Resend in");
		wipe();
		const again = await draw(<SurveyOtpPage />);
		expect(typedIn(again, "Digit 6 of 6")).toBe("6");
	},
);

test("a double tap on a busy phone requests one code", async () => {
	typedForDelivery("081-234-5678");
	const page = await draw(<MobilePage />);
	await tapTwice(page, "Confirm");
	await until(() => named("RequestOTP").length > 0);
	await until(() => !page.querySelector("button[aria-busy]"));
	expect(named("RequestOTP")).toHaveLength(1);
	const again = await draw(<MobilePage key="again" />);
	localStorage.removeItem("OTP");
	await press(again, "Confirm");
	await until(() => named("RequestOTP").length > 1);
});

test("an impossible number is marked as wrong, with the focus in its field", async () => {
	deliveryDrafts.mobile.save("021-234-5678");
	const page = await draw(<MobilePage />);
	await press(page, "Confirm");
	expect(page.textContent).toContain("begins with 06, 08 or 09");
	expectRefused(page);
});

test.each(pages)(
	"%s: a number that was typed on this phone gets its code at once",
	async (_name, Page, type) => {
		type("081-234-5678");
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("We sent a 6-digit code"));
		expect(named("RequestOTP")).toHaveLength(1);
	},
);

test.each(pages)(
	"%s: without a number another page replaces this one, so that back does not lead here again",
	async (_name, Page) => {
		contactNo = "08123";
		await draw(<Page />);
		expect(navigate).toHaveBeenCalledOnce();
		expect(navigate).toHaveBeenCalledWith(
			expect.objectContaining({ replace: true }),
		);
	},
);

// The bug: an empty number counted as the one that this phone knows, so a code was requested.
test("a delivery without a number requests no code", async () => {
	contactNo = "";
	const page = await draw(<OtpPage />);
	await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
	expect(named("VerifyMobileNo")).toEqual([]);
	expect(page.querySelector("main button[type=submit]")).toBeNull();
});

test("for a registration's number of another phone, the page says what moving it means, or takes another number (3 §4)", async () => {
	typedForRegistration("081-234-5678");
	api("VerifyMobileNo", () => ({
		verify_result: verifyResult.usedOnAnotherDevice,
		old_device: "Orion A17",
	}));
	await draw(<SurveyOtpPage />);
	await until(() => dialog());
	expect(dialog()).toMatchObject({
		title: { message: "Move your registration to this phone?" },
		description: {
			message: expect.stringContaining("the other device has to register"),
			values: { device: "Orion A17" },
		},
		confirmLabel: { message: "Move to this phone" },
		other: { label: { message: "Use another number" }, to: "/" },
	});
	expect(named("RequestOTP")).toHaveLength(0);
});

test("a registration's verified number continues at home (3 §4)", async () => {
	typedForRegistration("081-234-5678");
	const legacycustomer = {
		...{ firstname: "มะลิ", lastname: "ใจดี" },
		dateofbirth: "20000229",
	};
	api("VerifyOTP", () => ({ legacycustomer }));
	const page = await draw(<SurveyOtpPage />);
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await until(() => leave.mock.calls.length > 0);
	expect(leave).toHaveBeenCalledWith({ href: "/", replace: true });
	expect(registerDraft.read()).toMatchObject({
		step: "consenting",
		proven: "0812345678",
		form: { firstname: "มะลิ", lastname: "ใจดี" },
	});
	expect(readSentCode("0812345678", "registration")).toBeNull();
});

// The bug: the code was verified, and home asked for the number again.
test("a number that was not typed on this phone is verified too", async () => {
	typedForRegistration("089-999-9999");
	const page = await draw(<SurveyOtpPage />);
	await until(() => page.textContent?.includes("081-234-5678"));
	await press(page, "Send the code");
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await until(() => leave.mock.calls.length > 0);
	expect(registerDraft.read()?.proven).toBe("0812345678");
});

test("an ended session, which a dialog reports, is not blamed on the code", async () => {
	typedForRegistration("081-234-5678");
	api("VerifyOTP", fail({ status: 401 }));
	const page = await draw(<SurveyOtpPage />);
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await until(() => named("VerifyOTP").length > 0);
	await until(() => !page.querySelector("[aria-busy=true]"));
	expect(page.querySelector("[role=alert]")?.textContent).toBe("");
});

test("the next input removes what the registration says about a number or a code; another number can be entered", async () => {
	server.customer = stranger;
	api("VerifyMobileNo", fail({ code: failureCode.mobileTaken }));
	const page = await open();
	const says = (words: string) => page.textContent?.includes(words);
	await until(() => says("Register with your mobile number"));
	await put(page, "Mobile number", "0898765432");
	await press(page, "Confirm");
	await until(() => says("Number already registered"));
	api("VerifyMobileNo", () => ({ verify_result: verifyResult.usable }));
	await put(page, "Mobile number", "0812345678");
	expect(says("Number already registered")).toBe(false);
	await press(page, "Confirm");
	await until(() => says("Enter the code"));
	api("VerifyOTP", fail({ code: failureCode.otpInvalid }));
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await until(() => says("Incorrect code"));
	await put(page, "Digit 1 of 6", "9");
	expect(says("Incorrect code")).toBe(false);
	api("VerifyOTP", fail({ code: failureCode.otpExpired }));
	await press(page, "Confirm");
	await until(() => says("This code has expired"));
	api("RequestOTP", fail({ code: failureCode.refused }));
	await press(page, "Resend the code");
	await until(() => dialog());
	// Without a new code the message about this one stays.
	expect(says("This code has expired")).toBe(true);
	closeDialog();
	api("RequestOTP", () => ({
		expiretime: new Date(Date.now() + 300_000).toISOString(),
		...{ otp_reference: "EFGH", transactionid: "T2" },
	}));
	await press(page, "Resend the code");
	await until(() => !says("This code has expired"));
	expect(named("RequestOTP")).toHaveLength(3);
	await press(page, "Use another number");
	await until(() => says("Register with your mobile number"));
	expect(typedIn(page, "Mobile number")).toBe("081-234-5678");
	// The code that was sent to the number is still valid: a new one would be too soon.
	await press(page, "Confirm");
	await until(() => says("Enter the code"));
	expect(named("RequestOTP")).toHaveLength(3);
});

test("a page that is left while its number is checked sends no code", async () => {
	let answer = (_reply: object) => {};
	api("VerifyMobileNo", () => new Promise((done) => (answer = done)));
	typedForDelivery("081-234-5678");
	await draw(<OtpPage />);
	await until(() => named("VerifyMobileNo").length > 0);
	await draw(null);
	answer({ verify_result: verifyResult.usable, old_device: "" });
	await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
	expect(named("RequestOTP")).toEqual([]);
});
