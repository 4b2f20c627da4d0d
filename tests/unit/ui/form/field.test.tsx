// The label and the message of a field: their lines break between phrases, and the label names the field.
import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SelectField } from "../../../../src/ui/form/SelectField";
import { Switch } from "../../../../src/ui/form/Switch";
import { TextArea, TextField } from "../../../../src/ui/form/TextField";
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
])(
	"the label of %s names it and breaks between phrases",
	async (_kind, field) => {
		const place = await draw(field);
		const drawn = place.querySelector("label");
		expect(drawn?.textContent).toBe(label);
		expect(drawn?.control).toBeTruthy();
		const phrases = [...(drawn?.querySelectorAll("span > span") ?? [])];
		expect(phrases.at(-1)?.textContent).toBe("(ไม่บังคับ)");
	},
);

test.each([
	["a text field", <TextField key="text" label={label} error="ใส่ให้ครบ" />],
	["a text area", <TextArea key="area" label={label} error="ใส่ให้ครบ" />],
	[
		"a select",
		<SelectField
			key="select"
			label={label}
			prompt=""
			choices={[]}
			error="ใส่ให้ครบ"
			onChange={() => undefined}
		/>,
	],
])(
	"the message of %s is announced while the field has the focus",
	async (_kind, field) => {
		const place = await draw(field);
		const invalid = place.querySelector<HTMLElement>("[aria-invalid]");
		const live = () => place.querySelector("[aria-live=polite]")?.textContent;
		expect(live()).toBeUndefined();
		await act(async () => invalid?.focus());
		expect(live()).toBe("ใส่ให้ครบ");
		await act(async () => invalid?.blur());
		expect(live()).toBeUndefined();
	},
);

test.each(["error", "hint"])(
	"the lines of a %s break between phrases",
	async (kind) => {
		const words = "กรุณากรอกเบอร์มือถือให้ครบ";
		const page = await draw(<TextField label="" {...{ [kind]: words }} />);
		const id = page.querySelector("input")?.getAttribute("aria-describedby");
		const message = document.getElementById(id ?? "");
		expect(message?.textContent).toBe(words);
		expect(message?.querySelector("wbr")).toBeTruthy();
	},
);

test.each([
	["a text field", <TextField key="text" label={label} error="ใส่ให้ครบ" />],
	["a text area", <TextArea key="area" label={label} error="ใส่ให้ครบ" />],
	[
		"a select",
		<SelectField
			key="select"
			label={label}
			prompt=""
			choices={[]}
			error="ใส่ให้ครบ"
			onChange={() => undefined}
		/>,
	],
])("the message of an invalid field describes it: %s", async (_kind, field) => {
	const page = await draw(field);
	const invalid = page.querySelector("[aria-invalid=true]");
	const id = invalid?.getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(id)?.textContent).toBe("ใส่ให้ครบ");
});

test("a choice in another language than the page is marked", async () => {
	document.documentElement.lang = "en";
	const choices = ["กรุงเทพมหานคร", "Bangkok"].map((name) => ({
		...{ value: name, label: name },
	}));
	const page = await draw(
		<SelectField
			{...{ label, prompt: "", choices }}
			onChange={() => undefined}
		/>,
	);
	const languages = [...page.querySelectorAll("option")].map((it) => it.lang);
	document.documentElement.lang = "";
	expect(languages).toEqual(["", "th", ""]);
});

test("a switch that is being saved keeps its state and ignores presses", async () => {
	const onChange = vi.fn();
	const press = async (busy: boolean) => {
		const page = await draw(<Switch checked {...{ busy, onChange }} />);
		const box = page.querySelector("input");
		await act(async () => box?.click());
		expect(box?.getAttribute("aria-busy")).toBe(busy ? "true" : null);
		return onChange.mock.calls.length;
	};
	expect(await press(true)).toBe(0);
	expect(await press(false)).toBe(1);
});

test("a required field says so", async () => {
	const page = await draw(<TextField label={label} required />);
	const field = page.querySelector("input");
	expect(field?.getAttribute("aria-required")).toBe("true");
	// The form itself checks the field and shows its own message.
	expect(field?.required).toBe(false);
	const choice = await draw(
		<SelectField
			{...{ label, prompt: "", choices: [] }}
			onChange={() => undefined}
		/>,
	);
	const select = choice.querySelector("select");
	expect(select?.getAttribute("aria-required")).toBe("true");
});

test("choices that could not be loaded are announced, and a missing choice is described at its field", async () => {
	const show = async (action?: ReactNode) =>
		(
			await draw(
				<SelectField
					{...{ label, prompt: "", choices: [], action }}
					error="โหลดไม่ได้"
					onChange={() => undefined}
				/>,
			)
		).querySelector("[role=alert]")?.textContent;
	expect(await show()).toBeUndefined();
	expect(await show(<button type="button">Try again</button>)).toBe("โหลดไม่ได้");
});
