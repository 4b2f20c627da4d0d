// The question about a number of another device says in both languages that one device supports one phone number (3 §4).
import { expect, test } from "vitest";
import { moveRegistrationDialog } from "../../../../src/domain/member/moveRegistrationDialog";
import { readCatalogue } from "../../../support/catalogue";

const thai = readCatalogue("th");
const english = readCatalogue("en-US");

test.each([
	["Orion A17", { device: "Orion A17" }],
	["", undefined],
])("the question names the other device %j", (device, values) => {
	const { title, description, confirmLabel, other } =
		moveRegistrationDialog(device);
	expect(description.values).toEqual(values);
	const said = description.message ?? "";
	expect(english.get(said)).toContain("One device supports one phone number");
	expect(thai.get(said)).toMatch(/1\sเครื่องใช้ได้กับ\s1\sเบอร์/);
	// The documents' two answers: move the registration, or add another number.
	const answers = [title, confirmLabel, other.label];
	expect(answers.map(({ message = "" }) => english.get(message))).toEqual([
		"Move your registration to this phone?",
		"Move to this phone",
		"Use another number",
	]);
	for (const { message = "" } of answers)
		expect(thai.get(message)).toMatch(/[ก-๙]/);
});
