// A field that cleans what is typed: a sign it refuses does not move the caret to the end.
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

test("a digit typed or pasted into a name leaves the caret where it was", async () => {
	const field = (await draw(<Name />)).querySelector("input");
	const { set } =
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
	const type = (value: string, caret: number) =>
		act(async () => {
			set?.call(field, value);
			field?.setSelectionRange(caret, caret);
			field?.dispatchEvent(new Event("input", { bubbles: true }));
		});
	await type("So1mchai", 3);
	expect(field?.value).toBe("Somchai");
	expect(field?.selectionStart).toBe(2);
	await type("Soo12mchai", 5);
	expect(field?.value).toBe("Soomchai");
	expect(field?.selectionStart).toBe(3);
});
