// A field that cleans typed text: a removed character does not move the caret to the end, and a composed letter is cleaned only when it is complete.
import { act } from "react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { FormField } from "../../../../src/ui/form/FormField";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

function Name() {
	const { control } = useForm({ defaultValues: { name: "Somchai" } });
	const clean = (typed: string) => typed.replace(/\d/g, "");
	return <FormField control={control} name="name" label="Name" clean={clean} />;
}

/** The field, with a function that types into it as a browser does. */
async function drawField() {
	const field = (await draw(<Name />)).querySelector("input");
	const { set } =
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
	const happens = (event: Event) =>
		act(async () => field?.dispatchEvent(event));
	return {
		field,
		happens,
		async type(value: string, caret: number, isComposing = false) {
			set?.call(field, value);
			field?.setSelectionRange(caret, caret);
			await happens(new InputEvent("input", { bubbles: true, isComposing }));
		},
	};
}

test("a digit typed or pasted into a name leaves the caret where it was", async () => {
	const { field, type } = await drawField();
	await type("So1mchai", 3);
	expect(field?.value).toBe("Somchai");
	expect(field?.selectionStart).toBe(2);
	await type("Soo12mchai", 5);
	expect(field?.value).toBe("Soomchai");
	expect(field?.selectionStart).toBe(3);
});

test.each([
	["Chrome", false],
	["Firefox and Safari", true],
])(
	"composed text is cleaned when it is complete, with the event order of %s",
	async (_browser, hasLastInput) => {
		const { field, happens, type } = await drawField();
		await happens(new Event("compositionstart", { bubbles: true }));
		// The digits take the place of a dead key, which the name field removes as well.
		await type("Somchai1", 8, true);
		expect(field?.value).toBe("Somchai1");
		await type("Somchaié2", 9, true);
		expect(field?.value).toBe("Somchaié2");
		expect(field?.selectionStart).toBe(9);
		await happens(new Event("compositionend", { bubbles: true }));
		if (hasLastInput) await type("Somchaié2", 9);
		expect(field?.value).toBe("Somchaié");
		expect(field?.selectionStart).toBe(8);
	},
);
