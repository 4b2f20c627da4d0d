// The label and the message of a field: their lines end between phrases; the label names the field.
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { SelectField } from "../../../../src/ui/form/SelectField";
import { TextArea } from "../../../../src/ui/form/TextArea";
import { TextField } from "../../../../src/ui/form/TextField";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const label = "หมายเหตุถึงผู้จัดส่ง (ไม่บังคับ)";

test.each([
	["a text field", <TextField key="text" label={label} />],
	["a text area", <TextArea key="area" label={label} />],
	[
		"a select",
		<SelectField
			key="select"
			label={label}
			prompt=""
			choices={[]}
			onChange={() => undefined}
		/>,
	],
])("the label of %s", async (_kind, field) => {
	const place = await draw(field);
	const drawn = place.querySelector("label");
	expect(drawn?.textContent).toBe(label);
	expect(drawn?.control).not.toBeNull();
	const phrases = [...(drawn?.querySelectorAll("span > span") ?? [])];
	expect(phrases.at(-1)?.textContent).toBe("(ไม่บังคับ)");
});

test("a message is announced while its field has the focus, as after Enter", async () => {
	const place = await draw(<TextField label={label} error="ใส่ให้ครบ" />);
	const live = () => place.querySelector("[aria-live=polite]")?.textContent;
	expect(live()).toBeUndefined();
	await act(async () => place.querySelector("input")?.focus());
	expect(live()).toBe("ใส่ให้ครบ");
	await act(async () => place.querySelector("input")?.blur());
	expect(live()).toBeUndefined();
});

test.each(["error", "hint"])(
	"the lines of a %s end between phrases",
	async (kind) => {
		const words = "กรุณากรอกเบอร์มือถือให้ครบ";
		const page = await draw(<TextField label="" {...{ [kind]: words }} />);
		const id = page.querySelector("input")?.getAttribute("aria-describedby");
		const message = document.getElementById(id ?? "");
		expect(message?.textContent).toBe(words);
		expect(message?.querySelector("wbr")).not.toBeNull();
	},
);
