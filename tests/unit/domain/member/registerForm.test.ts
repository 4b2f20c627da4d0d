// The register-consent form: names, fields of legacy customers, validation, request (3 §5).
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Consent } from "../../../../src/contract/terms";
import {
	canAccept,
	isTermsUpdateDue,
	tickKey,
} from "../../../../src/domain/member/consents";
import {
	isValidName,
	normaliseName,
	sanitizeName,
} from "../../../../src/domain/member/personName";
import {
	emptyRegisterForm,
	fieldsToAsk,
	onlyTermsLeft,
	type RegisterForm,
	registerRequest,
	registerSchema,
	withLegacy,
} from "../../../../src/domain/member/registerForm";
import { errorsOf } from "../../support/schema";

const consent = (consent_id: string, is_required: boolean): Consent => ({
	consent_id,
	is_required,
	is_consent: false,
	is_new_updated: false,
	article_id: "",
	article_title: "",
	article_title_en: "",
	content_th: "",
	content_en: "",
	content_cover_url: "",
});
const required = consent("terms", true);
const optional = consent("news", false);
const terms = [required, optional];
const whole: RegisterForm = {
	firstname: "มะลิ",
	lastname: "ใจงาม",
	birth: { day: 29, month: 2, year: 2000 },
	email: "mali@example.com",
	ticks: { [tickKey(required)]: true, [tickKey(optional)]: false },
};

test.each([
	["พิมพ์ชนก", "พิมพ์ชนก"],
	["ณ อยุธยา", "ณ อยุธยา"],
	["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
	["O’Neil", "O’Neil"],
	// Hyphens as in a copied document, and apostrophes typed with a dead key.
	["Jean\u2011Luc Anne\u2010Marie", "Jean-Luc Anne-Marie"],
	["O\u00b4Neil O\u02bcNeil O`Neil", "O'Neil O'Neil O'Neil"],
	["José", "José"],
	["Jose\u0301", "José"],
	["มะลิ123", "มะลิ"],
	["๑๒๓", ""],
	["<b>Mali</b>", "bMalib"],
	["Mali😀", "Mali"],
	// The marks of removed emoji and letters would remain, invisible or as a dotted circle.
	["Mali❤️ 1️⃣", "Mali "],
	["मिMali", "Mali"],
	["Mali и\u0301", "Mali "],
	["Jose1\u0301", "José"],
	["Иван", ""],
	["李", ""],
	["a\tb", "a b"],
	["a".repeat(101), "a".repeat(100)],
	// Many marks would cover the neighbouring rows of the ranking.
	[`Pim${"\u0335".repeat(5)}`, `Pim${"\u0335".repeat(3)}`],
	// A letter of two code units is not cut in half.
	[`${"a".repeat(99)}\u{1DF00}`, "a".repeat(99)],
])("'%s' is cleaned to '%s'", (typed, kept) => {
	expect(sanitizeName(typed)).toBe(kept);
});

test.each([
	["", false],
	["   ", false],
	["-'", false],
	["ก", true],
	[" A ", true],
])("'%s' is a valid name: %s", (typed, expected) => {
	expect(isValidName(typed)).toBe(expected);
});

test.each([
	["a mark whose neighbour is removed", "ײַיִ"],
	["a letter of two code units over the limit", `${"a".repeat(99)}\u{1df00}`],
	["an ending of half a letter", `${"a".repeat(99)}\ud837`],
])("cleaning a name twice changes nothing more: %s", (_name, typed) => {
	expect(sanitizeName(sanitizeName(typed))).toBe(sanitizeName(typed));
	expect(sanitizeName(typed)).not.toMatch(/\p{Cs}/u);
});

test("cleaning a name is idempotent", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), (typed) => {
			const kept = sanitizeName(typed);
			expect(sanitizeName(kept)).toBe(kept);
			expect(normaliseName(normaliseName(typed))).toBe(normaliseName(typed));
			expect(kept).not.toMatch(/[\p{N}<>&"]/u);
		}),
	);
});

test.each<[string, Partial<RegisterForm>, Record<string, string>]>([
	["whole", {}, {}],
	["blank first name", { firstname: "  " }, { firstname: "empty" }],
	["blank last name", { lastname: "" }, { lastname: "empty" }],
	[
		"no day",
		{ birth: { day: 0, month: 2, year: 2000 } },
		{ "birth.day": "empty" },
	],
	[
		"no month",
		{ birth: { day: 1, month: 0, year: 2000 } },
		{ "birth.month": "empty" },
	],
	[
		"no year",
		{ birth: { day: 1, month: 2, year: 0 } },
		{ "birth.year": "empty" },
	],
	["no email", { email: " " }, { email: "empty" }],
	["half an email", { email: "mali@" }, { email: "email" }],
	["an email with spaces around", { email: " mali@example.com " }, {}],
	[
		"required terms not agreed to",
		{ ticks: { [tickKey(optional)]: true } },
		{ ticks: "empty" },
	],
	[
		"optional terms not agreed to",
		{ ticks: { [tickKey(required)]: true } },
		{},
	],
])("%s", (_name, change, errors) => {
	const schema = registerSchema(terms, "");
	expect(errorsOf(schema, { ...whole, ...change })).toEqual(errors);
});

test("an empty form has an error for every field, in the order of the fields", () => {
	const errors = errorsOf(registerSchema(terms, ""), emptyRegisterForm);
	expect(Object.keys(errors)).toEqual([
		"firstname",
		"lastname",
		"birth.day",
		"birth.month",
		"birth.year",
		"email",
		"ticks",
	]);
});

test.each([
	["no known data", null, ["firstname", "lastname", "birth"]],
	[
		"all data known",
		{ firstname: "สมพร", lastname: "บุญมา", dateofbirth: "19750412" },
		[],
	],
	[
		"no last name",
		{ firstname: "สมพร", lastname: "", dateofbirth: "19750412" },
		["lastname"],
	],
	[
		"an unreadable date",
		{ firstname: "สมพร", lastname: "บุญมา", dateofbirth: "12/04/2518" },
		["birth"],
	],
])("%s", (_name, legacy, asked) => {
	expect(fieldsToAsk(legacy, "mali@example.com")).toEqual(asked);
	expect(onlyTermsLeft(legacy, "mali@example.com")).toBe(asked.length === 0);
	expect(onlyTermsLeft(legacy, "")).toBe(false);
});

test("the email is asked for where the profile has none, and is otherwise the profile's", () => {
	expect(fieldsToAsk(null, "")).toContain("email");
	expect(fieldsToAsk(null, "mali@")).toContain("email");
	const emailOf = (known: string) =>
		v.parse(registerSchema(terms, known), whole).email;
	expect(emailOf("other@example.com")).toBe("other@example.com");
	expect(emailOf("")).toBe(whole.email);
});

test("known data of a legacy customer fills the form; the rest stays as typed", () => {
	expect(
		withLegacy(whole, { firstname: "สมพร", lastname: " ", dateofbirth: "" }),
	).toEqual({ ...whole, firstname: "สมพร" });
	expect(withLegacy(whole, null)).toBe(whole);
});

test("the request is trimmed, has no dashes in the number, and contains every consent", () => {
	expect(
		registerRequest({ ...whole, firstname: " มะลิ " }, "081-234-5678", terms),
	).toEqual({
		firstname: "มะลิ",
		lastname: "ใจงาม",
		mobile_no: "0812345678",
		date_of_birth: "20000229",
		list_consent: [
			{ consent_id: "terms", is_consent: true, is_required: true },
			{ consent_id: "news", is_consent: false, is_required: false },
		],
	});
});

test("one open required term makes the terms due, and ticking the required one accepts them", () => {
	const given = { ...consent("given", true), is_consent: true };
	expect(isTermsUpdateDue([given, consent("open", true)])).toBe(true);
	expect(isTermsUpdateDue([given, consent("news", false)])).toBe(false);
	expect(canAccept(terms, { [tickKey(required)]: true })).toBe(true);
	expect(canAccept(terms, { [tickKey(optional)]: true })).toBe(false);
});
