// The mobile number's form can only be sent with a complete number. The field's hint describes it, since the disabled button does not say why, and the caret stays at its digit (3 §5).
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
	MobileField,
	MobileForm,
} from "../../../../src/components/otp/MobileForm";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test("the hint describes the field, which is required", async () => {
	const place = await draw(
		<MobileField
			label="Mobile number"
			value="081"
			hint="Ten digits"
			onChange={() => undefined}
		/>,
	);
	const field = place.querySelector("input");
	const hint = field?.getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(hint)?.textContent).toBe("Ten digits");
	expect(field?.getAttribute("aria-required")).toBe("true");
	for (const name of ["type", "inputmode", "autocomplete"])
		expect([name, field?.getAttribute(name)]).toEqual([name, "tel"]);
});

function Field({ number }: { number: string }) {
	const [value, setValue] = useState(number);
	return <MobileField label="Number" value={value} onChange={setValue} />;
}

/** Puts the text and the caret into the field, as a key press does. */
async function typeText(
	input: HTMLInputElement,
	text: string,
	caret: number,
	inputType: string,
) {
	await act(async () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			"value",
		)?.set?.call(input, text);
		input.setSelectionRange(caret, caret);
		input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
	});
}

test.each([
	["a digit at the end brings a dash", "081", "0812", 4, "081-2", 5],
	["a digit before a dash", "081-234", "0981-234", 2, "098-123-4", 2],
	["a digit is taken away after a dash", "081-234", "081-34", 4, "081-34", 4],
	["a letter is left out", "081-2", "08x1-2", 3, "081-2", 2],
	["pasted over all", "", "+66 81 234 5678", 15, "081-234-5678", 12],
])("%s: the caret stays at its digit", async (_name, ...row) => {
	const [before, typed, end, shown, caret] = row;
	const page = await draw(<Field number={before} />);
	const input = page.querySelector("input");
	if (!input) throw new Error("No field");
	await typeText(input, typed, end, "insertText");
	expect(input.value).toBe(shown);
	expect(input.selectionStart).toBe(caret);
});

test.each([
	["Delete", "the dash", "081234-5678", 3, "081-234-5678", 4],
	["Delete", "the digit before the dash", "08-234-5678", 2, "082-345-678", 2],
	["Delete", "the digit after the dash", "081-34-5678", 4, "081-345-678", 4],
	["Delete", "digits around the dash", "08345678", 2, "083-456-78", 2],
	// The key that deletes a word deletes the dash as a word.
	["Ctrl and Delete", "the dash", "081234-5678", 3, "081-234-5678", 4],
])(
	"%s deletes %s and puts the caret where it belongs",
	async (keys, _what, ...row) => {
		const [typed, end, shown, caret] = row;
		const what = keys === "Delete" ? "Content" : "Word";
		const page = await draw(<Field number="081-234-5678" />);
		const input = page.querySelector("input");
		if (!input) throw new Error("No field");
		await typeText(input, typed, end, `delete${what}Forward`);
		expect(input.value).toBe(shown);
		expect(input.selectionStart).toBe(caret);
	},
);

test.each([
	["081-234-567", false, 0, true],
	["081-234-5678", false, 1, false],
	["081-234-5678", true, 0, false],
	["", false, 0, false],
])("a form with %j, busy %s, is sent %i times", async (...row) => {
	const [number, busy, times, hasHint] = row;
	const onSubmit = vi.fn();
	const page = await draw(
		<MobileForm
			className=""
			number={number}
			error={null}
			busy={busy}
			onChange={() => undefined}
			onSubmit={onSubmit}
		>
			Why
		</MobileForm>,
	);
	const sending = new Event("submit", { bubbles: true, cancelable: true });
	await act(async () => page.querySelector("form")?.dispatchEvent(sending));
	// Otherwise the browser would reload the page.
	expect(sending.defaultPrevented).toBe(true);
	expect(onSubmit).toHaveBeenCalledTimes(times);
	expect(page.textContent?.includes("Enter the full phone number")).toBe(
		hasHint,
	);
	const isShort = number.length < 12;
	expect(page.querySelector("button")?.disabled).toBe(isShort);
});
