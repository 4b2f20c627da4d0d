// The mobile number's field: its hint belongs to it, since the button below does not say why it waits, and its caret stays at its digit.
import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { MobileField } from "../../../../src/components/otp/MobileField";
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
	await act(async () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			"value",
		)?.set?.call(input, typed);
		input.setSelectionRange(end, end);
		input.dispatchEvent(new Event("input", { bubbles: true }));
	});
	expect(input.value).toBe(shown);
	expect(input.selectionStart).toBe(caret);
});
