// The form of a sent code when another code replaces the code: the focus, and the screen reader's announcement (2 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SentOtpForm } from "../../../../src/components/otp/SentOtpForm";
import { serverNow } from "../../../../src/platform/http/clock";
import type { SentCode } from "../../../../src/platform/storage/oneTimeCode";
import { draw, press, wipe } from "../../support/drawn";

/** A code after which another one may be requested at once. */
const code = (transactionid: string): SentCode => ({
	mobile: "0812345678",
	purpose: "registration",
	expires: serverNow() - 1000,
	otp_reference: "KQ7T",
	transactionid,
});
const show = (sent: SentCode | null) =>
	draw(
		<>
			<button type="button">Back</button>
			<SentOtpForm
				mobile="0812345678"
				sent={sent}
				error={null}
				busy={false}
				sending={false}
				onConfirm={() => undefined}
				onResend={() => undefined}
				onInput={() => undefined}
			/>
		</>,
	);
const buttonIn = (page: HTMLElement, name: string) =>
	[...page.querySelectorAll("button")].find((it) => it.textContent === name);
const told = (page: HTMLElement) => page.querySelector("[role=status]");

beforeEach(() => localStorage.clear());
afterEach(wipe);

test("after another code was requested, the first box has the focus", async () => {
	const page = await show(code("A"));
	expect(document.activeElement).toBe(document.body);
	await act(async () => buttonIn(page, "Resend the code")?.focus());
	await press(page, "Resend the code");
	await show(code("B"));
	expect(document.activeElement).toBe(page.querySelector("input"));
});

test("a focused box keeps the focus when the first code is sent", async () => {
	const page = await show(null);
	await act(async () => page.querySelector("input")?.focus());
	await show(code("A"));
	expect(document.activeElement).toBe(page.querySelector("input"));
});

test("the focus does not move for an automatically sent code, or from another element", async () => {
	const page = await show(null);
	await show(code("A"));
	expect(document.activeElement).toBe(document.body);
	await press(page, "Resend the code");
	const back = buttonIn(page, "Back");
	await act(async () => back?.focus());
	await show(code("B"));
	expect(document.activeElement).toBe(back);
});

test("each code is announced again, by a new element", async () => {
	const page = await show(null);
	const line = told(page);
	expect(line?.textContent).toBe("The 6-digit code goes to 081-234-5678");
	await show(code("A"));
	expect(told(page)).toBe(line);
	expect(line?.textContent).toBe("We sent a 6-digit code to 081-234-5678");
	const words = line?.querySelector("strong")?.parentElement;
	expect(words).toBeTruthy();
	await show(code("B"));
	expect(told(page)).toBe(line);
	expect(line?.textContent).toBe("We sent a 6-digit code to 081-234-5678");
	expect(line?.querySelector("strong")?.parentElement).not.toBe(words);
});
