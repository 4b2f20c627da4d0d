// The register-consent form: what is typed, what a legacy customer need not fill in, what is wrong, what is sent (3 §5).
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

/** Somebody the programme knew before, as VerifyOTP says (3 §3). */
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
/** In the order of the form, for the focus to go to the first that is wrong. */
const registerFields: readonly RegisterField[] = [
	"firstname",
	"lastname",
	"birth",
	"email",
	"terms",
];

/** The form with what is known of a legacy customer; what was typed stays where nothing is known. */
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

/** The form with the email that the sign-in brought: it is read-only then, as in the profile (3 §5). */
export const withEmail = (form: RegisterForm, email: string): RegisterForm =>
	isEmail(email) ? { ...form, email } : form;

/**
 * The fields that are asked for: those a legacy customer has are hidden (3 §5); a part that is missing or unreadable is asked for.
 * `email`: what the profile has.
 */
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

/** What stands in the way of registering, in the form's order; empty for nothing. */
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

/** The request of RegisterTermsofService. */
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
