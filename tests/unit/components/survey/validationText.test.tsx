// The error messages of a survey's texts in Thai, with the host's name of a field among Thai words (docs/texts.md).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useValidationText } from "../../../../src/components/survey/useValidationText";
import type { SurveyError } from "../../../../src/domain/survey/surveyAnswer";
import { optionOf } from "../../domain/survey/surveySample";
import { draw, wipe } from "../../support/drawn";

beforeEach(async () => {
	const { messages } = await import("../../../../src/locales/th.po");
	i18n.loadAndActivate({ locale: "th", messages });
});
afterEach(async () => {
	wipe();
	await act(async () => i18n.activate("en-US"));
});

const Message = (error: SurveyError) => useValidationText()(error);

test.each([
	["required", "LINE ID", "กรุณากรอก LINE ID"],
	["specify", "LINE ID", "กรุณาระบุ LINE ID"],
	["invalid", "LINE ID", "LINE ID ไม่ถูกต้อง"],
	["invalid", "ชื่อ LINE", "ชื่อ LINE ไม่ถูกต้อง"],
	["required", "ชื่อ LINE", "กรุณากรอกชื่อ LINE"],
	["required", "ชื่อร้าน", "กรุณากรอกชื่อร้าน"],
	["invalid", "ชื่อร้าน", "ชื่อร้านไม่ถูกต้อง"],
] as const)(
	"only Latin words get a space between them and Thai words: %s, %s",
	async (kind, name, shown) => {
		const option = optionOf("f", { place_holder_th: name });
		const page = await draw(<Message kind={kind} option={option} />);
		expect(page.textContent?.replaceAll("\u00a0", " ")).toBe(shown);
	},
);

test.each([
	["tooFew", "กรุณาเลือกอย่างน้อย 2 ข้อ"],
	["tooMany", "เลือกได้ไม่เกิน 2 ข้อ"],
] as const)(
	"%s says how many answers are required (3 §5)",
	async (kind, shown) => {
		const page = await draw(<Message kind={kind} count={2} />);
		expect(page.textContent?.replaceAll("\u00a0", " ")).toBe(shown);
	},
);
