// The register-consent form: fields, legacy customers, validation, request (3 §5).
import * as v from "valibot";
import { isEmail } from "../../contract/email";
import type { verifyOtp } from "../../contract/sms";
import type { Consent } from "../../contract/terms";
import {
	isCompleteDate,
	noBirthDate,
	readBirthDate,
	toWireBirthDate,
} from "./birthDate";
import { type ConsentTicks, consentChoices, missingConsents } from "./consents";
import { mobileDigits } from "./mobileNumber";
import { isValidName, normaliseName } from "./personName";
import { emailSchema, nameSchema } from "./profileForm";

export const emptyRegisterForm: RegisterForm = {
	firstname: "",
	lastname: "",
	birth: noBirthDate,
	email: "",
	ticks: {},
};

/** A customer of the former programme (3 §3). */
export type LegacyCustomer = NonNullable<
	v.InferOutput<typeof verifyOtp.reply>["legacycustomer"]
>;

/** The fields in the order of the form. */
const registerFields = ["firstname", "lastname", "birth", "email"] as const;

const nameOr = (name: string, defaultValue: string) =>
	isValidName(name) ? normaliseName(name) : defaultValue;

/** Fills in what is known of a legacy customer. */
export function withLegacy(
	form: RegisterForm,
	legacy: LegacyCustomer | null,
): RegisterForm {
	if (!legacy) return form;
	const birth = readBirthDate(legacy.dateofbirth);
	return {
		...form,
		firstname: nameOr(legacy.firstname, form.firstname),
		lastname: nameOr(legacy.lastname, form.lastname),
		birth: isCompleteDate(birth) ? birth : form.birth,
	};
}

/** The fields to show: those that a legacy customer has already are hidden (3 §5); `email` is the profile's. */
export function fieldsToAsk(legacy: LegacyCustomer | null, email: string) {
	return registerFields.filter((field) => {
		if (field === "email") return !isEmail(email);
		if (!legacy) return true;
		if (field === "birth")
			return !isCompleteDate(readBirthDate(legacy.dateofbirth));
		return !isValidName(legacy[field]);
	});
}

/** Whether a customer of the former programme only has to agree to the terms. */
export const onlyTermsLeft = (legacy: LegacyCustomer | null, email: string) =>
	legacy !== null && fieldsToAsk(legacy, email).length === 0;

const chosen = v.pipe(v.number(), v.minValue(1, "empty"));

/** Its errors are "empty", and "email" for an invalid email. The email of the sign-in (`known`, "" for none) is read-only (3 §5). */
export const registerSchema = (consents: readonly Consent[], known: string) =>
	v.object({
		firstname: nameSchema,
		lastname: nameSchema,
		birth: v.object({ day: chosen, month: chosen, year: chosen }),
		email: isEmail(known)
			? v.pipe(
					v.string(),
					v.transform(() => known),
				)
			: emailSchema,
		ticks: v.pipe(
			v.custom<ConsentTicks>(() => true),
			v.check(
				(ticks) => missingConsents(consents, ticks).length === 0,
				"empty",
			),
		),
	});
export type RegisterForm = v.InferOutput<ReturnType<typeof registerSchema>>;

export const registerRequest = (
	form: RegisterForm,
	mobile: string,
	consents: readonly Consent[],
) => ({
	firstname: normaliseName(form.firstname),
	lastname: normaliseName(form.lastname),
	mobile_no: mobileDigits(mobile),
	date_of_birth: toWireBirthDate(form.birth),
	list_consent: consentChoices(consents, form.ticks),
});
