// The register-consent form: fields, legacy customers, validation, request (3 §5).
import type { Consent } from "../../contract/article";
import {
	type BirthDate,
	isCompleteDate,
	noBirthDate,
	readBirthDate,
	toWireBirthDate,
} from "./birthDate";
import { consentChoices, missingConsents, type Ticks } from "./consents";
import { mobileDigits } from "./mobileNumber";
import { isValidName, normalizeName } from "./personName";
import { isEmail } from "./profileForm";

export interface RegisterForm {
	firstname: string;
	lastname: string;
	birth: BirthDate;
	email: string;
	ticks: Ticks;
}
export const emptyRegisterForm: RegisterForm = {
	firstname: "",
	lastname: "",
	birth: noBirthDate,
	email: "",
	ticks: {},
};

/** A customer of the former programme, from VerifyOTP (3 §3). */
export interface LegacyCustomer {
	firstname: string;
	lastname: string;
	dateofbirth: string;
}

export type RegisterField =
	| "firstname"
	| "lastname"
	| "birth"
	| "email"
	| "terms";
/** In form order, for moving the focus to the first error. */
const registerFields: readonly RegisterField[] = [
	"firstname",
	"lastname",
	"birth",
	"email",
	"terms",
];

/** Fills in what is known of a legacy customer. */
export function withLegacy(
	form: RegisterForm,
	legacy: LegacyCustomer | null,
): RegisterForm {
	if (!legacy) return form;
	const birth = readBirthDate(legacy.dateofbirth);
	return {
		...form,
		firstname: isValidName(legacy.firstname)
			? normalizeName(legacy.firstname)
			: form.firstname,
		lastname: isValidName(legacy.lastname)
			? normalizeName(legacy.lastname)
			: form.lastname,
		birth: isCompleteDate(birth) ? birth : form.birth,
	};
}

/** Fills in the sign-in's email, which is read-only then (3 §5). */
export const withEmail = (form: RegisterForm, email: string): RegisterForm =>
	isEmail(email) ? { ...form, email } : form;

/** The visible fields: what a legacy customer has is hidden (3 §5); `email` is the profile's. */
export function askedFields(
	legacy: LegacyCustomer | null,
	email: string,
): readonly RegisterField[] {
	return registerFields.filter((field) => {
		if (field === "email") return !isEmail(email);
		if (!legacy || field === "terms") return true;
		if (field === "birth")
			return !isCompleteDate(readBirthDate(legacy.dateofbirth));
		return !isValidName(legacy[field]);
	});
}

/** Invalid fields in form order. */
export function validateRegistration(
	form: RegisterForm,
	consents: readonly Consent[],
): RegisterField[] {
	const isWrong: Record<RegisterField, boolean> = {
		firstname: !isValidName(form.firstname),
		lastname: !isValidName(form.lastname),
		birth: !isCompleteDate(form.birth),
		email: !isEmail(form.email.trim()),
		terms: missingConsents(consents, form.ticks).length > 0,
	};
	return registerFields.filter((field) => isWrong[field]);
}

export const registerRequest = (
	form: RegisterForm,
	mobile: string,
	consents: readonly Consent[],
) => ({
	firstname: normalizeName(form.firstname),
	lastname: normalizeName(form.lastname),
	mobile_no: mobileDigits(mobile),
	date_of_birth: toWireBirthDate(form.birth),
	list_consent: consentChoices(consents, form.ticks),
});
