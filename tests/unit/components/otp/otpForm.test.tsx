// The form of a one-time code: its countdown to the next code, digits typed before a reload, and what cannot be confirmed (2 §4, 2 §5).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	OtpForm,
	type OtpFormProps,
} from "../../../../src/components/otp/OtpForm";
import { serverNow } from "../../../../src/platform/http/clock";
import { Dialog } from "../../../../src/ui/overlay/Dialog";
import { draw, press, typeInto, wipe } from "../../support/drawn";

/** As the server sends it: valid for five minutes. */
const newCode = () => ({
	otp_reference: "KQ7T",
	expires: serverNow() + 300_000,
});
const onResend = vi.fn();
const onConfirm = vi.fn();
const onInput = vi.fn();

const show = (props: Partial<OtpFormProps> = {}) =>
	draw(
		<OtpForm
			sent={newCode()}
			busy={false}
			sending={false}
			onConfirm={onConfirm}
			onResend={onResend}
			onInput={onInput}
			{...props}
		/>,
	);
const boxesIn = (place: HTMLElement) => [...place.querySelectorAll("input")];
const confirmIn = (place: HTMLElement) =>
	place.querySelector<HTMLButtonElement>("button[type=submit]");
const wait = (seconds: number) =>
	act(async () => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	wipe();
	vi.useRealTimers();
	vi.clearAllMocks();
});

test("another code can be requested at zero, not a second earlier", async () => {
	const place = await show();
	expect(place.textContent).toContain("KQ7T");
	expect(place.textContent).toContain("Resend in 05:00");
	await wait(299);
	expect(place.textContent).toContain("00:01");
	expect(place.textContent).not.toContain("Resend the code");
	await wait(1);
	await press(place, "Resend the code");
	expect(onResend).toHaveBeenCalledOnce();
});

// The bug: "00:45 minutes" was read aloud as 45 minutes.
test.each([
	[0, "05:00", "5\u00a0min"],
	[255, "00:45", "45\u00a0s"],
])(
	"after %i s, %s until another code are read aloud as %s",
	async (seconds, shown, heard) => {
		const place = await show();
		await wait(seconds);
		const digits = place.querySelector("strong > [aria-hidden=true]");
		expect(digits?.textContent).toBe(shown);
		expect(digits?.nextElementSibling?.textContent).toBe(heard);
	},
);

test("the end of the wait for another code is announced once", async () => {
	const said = (place: HTMLElement) =>
		place.querySelector("[role=status]")?.textContent;
	let place = await show();
	await wait(299);
	expect(said(place)).toBe("");
	await wait(1);
	expect(said(place)).toBe("You can ask for another code now");
	wipe();
	// A reload after the end.
	place = await show({ sent: { otp_reference: "KQ7T", expires: 0 } });
	expect(said(place)).toBe("");
});

test("before a code was sent there is no countdown, and the button sends the first one", async () => {
	const place = await show({ sent: null });
	expect(place.textContent).not.toMatch(/\d\d:\d\d/);
	await press(place, "Send the code");
	expect(onResend).toHaveBeenCalledOnce();
});

test("the confirm button is disabled until a code was sent", async () => {
	const typed = [..."482915"];
	const place = await show({ sent: null, sending: true, typed });
	expect(confirmIn(place)?.getAttribute("aria-busy")).toBe("true");
	await press(place, "Confirm");
	await show({ sent: null, typed });
	expect(confirmIn(place)?.disabled).toBe(true);
	expect(onConfirm).not.toHaveBeenCalled();
	await show({ typed });
	await press(place, "Confirm");
	expect(onConfirm).toHaveBeenCalledExactlyOnceWith("482915");
});

test("a code is not checked while another one is being sent, and no code is requested during a check", async () => {
	const sent = { ...newCode(), expires: serverNow() };
	const typed = [..."482915"];
	const place = await show({ sent, typed, sending: true });
	await press(place, "Confirm");
	await act(async () => place.querySelector("form")?.requestSubmit());
	expect(onConfirm).not.toHaveBeenCalled();
	await show({ sent, typed, busy: true });
	await press(place, "Resend the code");
	expect(onResend).not.toHaveBeenCalled();
	await show({ sent, typed });
	await press(place, "Resend the code");
	expect(onResend).toHaveBeenCalledOnce();
});

test("the saved digits are restored; only six digits can be confirmed", async () => {
	const place = await show({ typed: ["4", "8", "2", "9", "1", ""] });
	expect(boxesIn(place).map(({ value }) => value)).toEqual([..."48291", ""]);
	expect(confirmIn(place)?.disabled).toBe(true);
	wipe();
	const whole = await show({ typed: [..."482915"] });
	expect(confirmIn(whole)?.disabled).toBe(false);
	await press(whole, "Confirm");
	expect(onConfirm).toHaveBeenCalledExactlyOnceWith("482915");
});

test("a dialog that opens with saved digits continues at the first empty box", async () => {
	const place = await draw(
		<Dialog open label="Registration" onClose={() => undefined}>
			<OtpForm
				sent={newCode()}
				typed={[..."482", "", "", ""]}
				busy={false}
				sending={false}
				onConfirm={onConfirm}
				onResend={onResend}
			/>
		</Dialog>,
	);
	expect(document.activeElement).toBe(boxesIn(place)[3]);
});

test("typed digits move from box to box, and Backspace removes them", async () => {
	const place = await show();
	const values = () => boxesIn(place).map(({ value }) => value || "_");
	const type = (digit: string) => typeInto(document.activeElement, digit);
	boxesIn(place)[0]?.focus();
	for (const digit of "482915") await type(digit);
	expect(values().join("")).toBe("482915");
	expect(onInput).toHaveBeenLastCalledWith([..."482915"]);
	const back = () =>
		new KeyboardEvent("keydown", {
			key: "Backspace",
			bubbles: true,
			cancelable: true,
		});
	for (let count = 0; count < 2; count++)
		await act(async () => document.activeElement?.dispatchEvent(back()));
	expect(values().join("")).toBe("4829__");
	expect(document.activeElement).toBe(boxesIn(place)[4]);
});

test("Enter flags empty boxes with a message, a wrong code all six; the first of them gets the focus", async () => {
	const place = await show({ typed: ["4", "8", "2", "9", "", "5"] });
	const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
	await act(async () => boxesIn(place)[0]?.dispatchEvent(enter));
	const flagged = (from: HTMLElement) =>
		boxesIn(from).map((box) => box.getAttribute("aria-invalid") === "true");
	expect(flagged(place)).toEqual([false, false, false, false, true, false]);
	expect(document.activeElement).toBe(boxesIn(place)[4]);
	expect(place.textContent).toContain("Please enter all six digits.");
	expect(onConfirm).not.toHaveBeenCalled();
	wipe();
	const typed = [..."482915"];
	const wrong = await show({ typed, error: "Incorrect", isIncorrect: true });
	expect(flagged(wrong)).toEqual(Array.from({ length: 6 }, () => true));
	expect(document.activeElement).toBe(boxesIn(wrong)[0]);
	const expired = await show({ typed, error: "Expired" });
	expect(expired.textContent).toContain("Expired");
	expect(flagged(expired)).toEqual(Array.from({ length: 6 }, () => false));
});

test("Enter on the button for another code flags no box and keeps its focus", async () => {
	const sent = { otp_reference: "KQ7T", expires: 0 };
	const place = await show({ typed: ["4"], sent });
	const again = place.querySelector<HTMLElement>("button[type=button]");
	again?.focus();
	const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
	await act(async () => again?.dispatchEvent(enter));
	expect(document.activeElement).toBe(again);
	expect(place.querySelector("[aria-invalid]")).toBeNull();
});

test("the lines of a Thai message break between phrases", async () => {
	const error = "รหัสไม่ถูกต้องกรุณาตรวจสอบแล้วลองอีกครั้ง";
	const message = (await show({ error })).querySelector("[role=alert]");
	expect(message?.textContent).toBe(error);
	expect(message?.querySelector("wbr")).toBeTruthy();
});

test("a pasted code fills the boxes, a code from a message starts at the first box, and arrows move", async () => {
	const place = await show();
	const boxes = boxesIn(place);
	expect(boxes.map((box) => box.autocomplete)).toEqual([
		...["one-time-code", "off", "off", "off", "off", "off"],
	]);
	boxes[2]?.focus();
	const paste = new Event("paste", { bubbles: true, cancelable: true });
	Object.defineProperty(paste, "clipboardData", {
		value: { getData: () => "Code: 482-915" },
	});
	await act(async () => boxes[2]?.dispatchEvent(paste));
	expect(paste.defaultPrevented).toBe(true);
	expect(boxes.map(({ value }) => value).join("")).toBe("482915");
	expect(document.activeElement).toBe(boxes[5]);
	const left = new KeyboardEvent("keydown", {
		...{ key: "ArrowLeft", bubbles: true, cancelable: true },
	});
	await act(async () => boxes[5]?.dispatchEvent(left));
	expect(document.activeElement).toBe(boxes[4]);
});

test.each(["ctrlKey", "metaKey", "altKey"])(
	"an arrow with %s is left to the browser, for example to go back",
	async (held) => {
		const [box] = boxesIn(await show());
		const key = { key: "ArrowLeft", bubbles: true, cancelable: true };
		const shortcut = new KeyboardEvent("keydown", { ...key, [held]: true });
		await act(async () => box?.dispatchEvent(shortcut));
		expect(shortcut.defaultPrevented).toBe(false);
	},
);

test("Enter does not send a code again that is being checked", async () => {
	const typed = [..."123456"];
	const send = async (busy: boolean) => {
		const place = await show({ typed, busy });
		await act(async () => place.querySelector("form")?.requestSubmit());
		return onConfirm.mock.calls.length;
	};
	expect(await send(true)).toBe(0);
	expect(await send(false)).toBe(1);
});

test("a box that Enter found empty is no longer flagged once a digit is typed", async () => {
	const place = await show({ typed: ["1"] });
	const flagged = () => place.querySelectorAll("[aria-invalid=true]").length;
	await act(async () =>
		boxesIn(place)[0]?.dispatchEvent(
			new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
		),
	);
	expect(flagged()).toBe(5);
	await typeInto(boxesIn(place)[1], "2");
	expect(flagged()).toBe(0);
	expect(place.textContent).not.toContain("Please enter all six digits.");
});

test("while the code is checked no key and no paste changes its digits", async () => {
	const place = await show({ typed: [..."482915"], busy: true });
	const [box] = boxesIn(place);
	const event = { bubbles: true, cancelable: true };
	const paste = Object.assign(new Event("paste", event), {
		clipboardData: { getData: () => "111111" },
	});
	const key = new KeyboardEvent("keydown", { key: "Backspace", ...event });
	for (const change of [paste, key])
		await act(async () => box?.dispatchEvent(change));
	expect(boxesIn(place).map(({ value }) => value)).toEqual([..."482915"]);
	expect(onInput).not.toHaveBeenCalled();
});

test.each(["47", "74"])(
	"a 7 typed beside the 4 of a box, %s, replaces only this digit",
	async (value) => {
		const place = await show({ typed: [..."482915"] });
		await typeInto(boxesIn(place)[0], value);
		expect(boxesIn(place).map((box) => box.value)).toEqual([..."782915"]);
	},
);

test("two digits typed into an empty box fill it and the next one", async () => {
	const place = await show();
	await typeInto(boxesIn(place)[0], "47");
	expect(boxesIn(place).map((box) => box.value)).toEqual([
		...["4", "7", "", "", "", ""],
	]);
});
