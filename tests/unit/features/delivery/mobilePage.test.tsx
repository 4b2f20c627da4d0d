// /mobileno: when a number is complete, and what the page says of a number that is invalid or in use elsewhere (2 §5, 2 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { verifyResult } from "../../../../src/contract/sms";
import MobilePage from "../../../../src/features/delivery/MobilePage";
import OtpPage from "../../../../src/features/delivery/OtpPage";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	beginDelivery,
	deliveryDrafts,
	endDelivery,
} from "../../../../src/platform/storage/deliveryDraft";
import { saveSentCode } from "../../../../src/platform/storage/oneTimeCode";
import { draw, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";
import { begin, member, named, put, server } from "../onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({
		state: { location: { pathname: "/mobileno" } },
		history: { canGoBack: () => true },
	}),
	useNavigate: () => () => undefined,
	useSearch: () => ({ contact_no: "0812345678", module: "noti" }),
}));
const { api } = phone;
const refused = { th: "ใช้เบอร์นี้ไม่ได้", en: "This number is blocked." };

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

async function show() {
	const page = await draw(<MobilePage />);
	await until(() => page.querySelector("input"));
	return page;
}
const isDisabled = (page: HTMLElement) =>
	page.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled;

test("the button is disabled until twelve characters are shown, and a hint says so", async () => {
	const page = await show();
	const hint = "Enter the full phone number, ten digits.";
	await put(page, "Mobile number", "081234567");
	expect(isDisabled(page)).toBe(true);
	expect(page.textContent).toContain(hint);
	await put(page, "Mobile number", "0812345678");
	expect(isDisabled(page)).toBe(false);
	expect(page.textContent).not.toContain(hint);
});

test("a number that is not a mobile number is not sent to the server", async () => {
	const page = await show();
	await put(page, "Mobile number", "0212345678");
	await press(page, "Confirm");
	expect(page.textContent).toContain("begins with 06, 08 or 09");
	expect(named("VerifyMobileNo")).toEqual([]);
});

test("the reason for a refused number stands under it until the number is changed", async () => {
	api("VerifyMobileNo", fail({ message: refused }));
	const page = await show();
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await until(() => page.textContent?.includes(refused.en));
	expect(server.went).toEqual([]);
	await put(page, "Mobile number", "0898765432");
	expect(page.textContent).not.toContain(refused.en);
});

test("a typed number is kept over a reload, and no update reloads the page", async () => {
	const page = await show();
	expect(isUpdateLockedHere()).toBe(false);
	await put(page, "Mobile number", "0898");
	expect(isUpdateLockedHere()).toBe(true);
	wipe();
	expect((await show()).querySelector("input")?.value).toBe("089-8");
});

// The bug: each return to the number cost another message.
test("no new code is sent to a number whose code is still valid", async () => {
	saveSentCode({
		mobile: "0898765432",
		purpose: "PV_9",
		transactionid: "OTP1",
		otp_reference: "ABCD",
		expires: Date.now() + 60_000,
	});
	const page = await show();
	await put(page, "Mobile number", "0898765432");
	await press(page, "Confirm");
	await until(() => server.went.length > 0);
	expect(server.went).toEqual(["/otp?contact_no=0898765432&module=noti"]);
	expect(named("VerifyMobileNo")).toEqual([]);
	expect(named("RequestOTP")).toEqual([]);
});

test("an ended session, which a dialog reports, is not blamed on the number", async () => {
	api("VerifyMobileNo", fail({ status: 401 }));
	const page = await show();
	await put(page, "Mobile number", "0898765432");
	await press(page, "Confirm");
	await until(() => named("VerifyMobileNo").length > 0);
	await until(() => !page.querySelector("[aria-busy=true]"));
	expect(page.querySelector("[aria-invalid=true]")).toBeNull();
});

test.each([true, false])(
	"a number of another device gets a code only after the question (yes: %s)",
	async (yes) => {
		api("VerifyMobileNo", () => ({
			verify_result: verifyResult.usedOnAnotherDevice,
			old_device: "Orion A17",
		}));
		const page = await show();
		await put(page, "Mobile number", "0812345678");
		await press(page, "Confirm");
		await until(() => dialog());
		// The question has a button for no.
		expect(dialog()).toMatchObject({ showClose: true });
		expect(named("RequestOTP")).toEqual([]);
		await act(async () => {
			closeDialog(yes);
			handleDialogClosed();
			// The answer arrives 200 ms after closing (1 §9).
			await vi.advanceTimersByTimeAsync(300);
		});
		await until(() => !yes || server.went.length > 0);
		expect(named("RequestOTP")).toHaveLength(yes ? 1 : 0);
		expect(server.went).toEqual(
			yes ? ["/otp?contact_no=0812345678&module=noti"] : [],
		);
	},
);

test("another host's text for a usable number opens no question", async () => {
	api("VerifyMobileNo", () => ({
		verify_result: "This phone number can be used",
		old_device: "",
	}));
	const page = await show();
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await until(() => server.went.length > 0 || dialog());
	expect(dialog()).toBeNull();
	expect(named("RequestOTP")).toHaveLength(1);
});

test("on /otp a refused number leads back to /mobileno", async () => {
	deliveryDrafts.mobile.save("081-234-5678");
	api("VerifyMobileNo", fail({ message: refused }));
	await draw(<OtpPage />);
	await until(() => dialog());
	expect(dialog()).toMatchObject({
		title: { message: "This number cannot be used" },
		description: refused,
		to: "/mobileno?module=noti",
		navigateOnClose: true,
	});
});

test("/otp without a prize says so and asks the server nothing", async () => {
	endDelivery("PV_9");
	const page = await draw(<OtpPage />);
	await until(() => page.textContent?.includes("No prize to deliver"));
	expect(phone.calls).toEqual([]);
});
