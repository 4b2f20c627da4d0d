// The profile form (3 §4, 3 §5): changes, validation, read-only email.
import * as v from "valibot";
import { expect, test } from "vitest";
import { isEmail } from "../../../../src/contract/email";
import {
	isProfileChanged,
	normaliseProfile,
	profileChange,
	profileFormOf,
	profileSchema,
	rebaseProfile,
} from "../../../../src/domain/member/profileForm";
import { errorsOf } from "../../support/schema";

const form = {
	firstname: "พิมพ์ชนก",
	lastname: "ศรีสุวรรณ",
	email: "pim@example.com",
};

test.each([
	["nothing", {}, false],
	["spaces around", { firstname: " พิมพ์ชนก " }, false],
	["a composed instead of a decomposed mark", { lastname: "ศรีสุวรรณ" }, false],
	["another name", { firstname: "พิม" }, true],
	["a name emptied", { lastname: "" }, true],
	["another email", { email: "p@example.com" }, true],
])("%s changes the form: %s", (_what, change, changed) => {
	expect(isProfileChanged({ ...form, ...change }, form)).toBe(changed);
});

test.each([
	[{}, {}],
	[{ firstname: "   " }, { firstname: "empty" }],
	[
		{ firstname: "", lastname: "-" },
		{ firstname: "empty", lastname: "empty" },
	],
	[{ email: " " }, { email: "empty" }],
	[{ email: "pim@example" }, { email: "email" }],
	[{ firstname: "Anne-Marie", lastname: "O’Neil" }, {}],
])("%j has the errors %j", (change, errors) => {
	expect(errorsOf(profileSchema, { ...form, ...change })).toEqual(errors);
});

test.each([
	"pim@example.com.",
	" pim@example.com, ",
	"<pim@example.com>;",
	"\u200bpim@example.com\u2060",
])("an email pasted as '%s' is cleaned of what is not part of it", (email) => {
	expect(v.parse(profileSchema, { ...form, email }).email).toBe(form.email);
	expect(isProfileChanged({ ...form, email }, form)).toBe(false);
});

test.each([
	["a@b.co", true],
	["first.last+tag@mail.example.co.th", true],
	["", false],
	["a b@c.de", false],
	["a@b", false],
	["a@b.", false],
	["a@-b.co", false],
	["a@b..co", false],
	["a@b@c.co", false],
	["@b.co", false],
	[`${"a".repeat(195)}@b.co`, true],
	[`${"a".repeat(196)}@b.co`, false],
])("%s is an email: %s", (text, holds) => {
	expect(isEmail(text)).toBe(holds);
});

test("the profile is sent trimmed, with single spaces", () => {
	expect(
		normaliseProfile({
			firstname: " Anne  Marie ",
			lastname: "X",
			email: " a@b.co ",
		}),
	).toEqual({ firstname: "Anne Marie", lastname: "X", email: "a@b.co" });
});

test("only edited fields are sent, trimmed", () => {
	const edited = { ...form, firstname: " พิม ", lastname: `${form.lastname} ` };
	expect(profileChange(edited, form)).toEqual({ firstname: "พิม" });
	expect(profileChange(form, form)).toEqual({});
});

test("when a newer profile arrives, edited fields stay and the others take its values", () => {
	const newer = { firstname: "Pim", lastname: "Sri", email: "p@example.com" };
	expect(rebaseProfile({ ...form, firstname: "พิม" }, form, newer)).toEqual({
		...newer,
		firstname: "พิม",
	});
	const spaced = { ...form, lastname: `${form.lastname} ` };
	expect(rebaseProfile(spaced, form, form)).toEqual(spaced);
});

test("the form takes only its three fields from the customer", () => {
	const customer = { ...form, avatar: "https://a.example/me.webp" };
	expect(profileFormOf(customer)).toEqual(form);
});
