// The profile form: fields, validation, changes (3 §4, 3 §5).
import * as v from "valibot";
import { isEmail } from "../../contract/email";
import { isValidName, normaliseName } from "./personName";

export const nameSchema = v.pipe(v.string(), v.check(isValidName, "empty"));
/** A pasted email without invisible characters and the punctuation around it. */
const plainEmail = (typed: string): string =>
	typed
		.replace(/\p{Cf}/gu, "")
		.trim()
		.replace(/^<|[>.,;]+$/g, "");

export const emailSchema = v.pipe(
	v.string(),
	v.transform(plainEmail),
	v.nonEmpty("empty"),
	v.check(isEmail, "email"),
);

/** Its errors are "empty", and "email" for an invalid email. */
export const profileSchema = v.object({
	firstname: nameSchema,
	lastname: nameSchema,
	email: emailSchema,
});
export type ProfileForm = v.InferOutput<typeof profileSchema>;

export const profileFormOf = ({ firstname, lastname, email }: ProfileForm) => ({
	firstname,
	lastname,
	email,
});

export const normaliseProfile = (form: ProfileForm): ProfileForm => ({
	firstname: normaliseName(form.firstname),
	lastname: normaliseName(form.lastname),
	email: plainEmail(form.email),
});

export const profileFields = Object.keys(
	profileSchema.entries,
) as (keyof ProfileForm)[];

/** The fields that were edited, as they are sent. */
export function profileChange(
	form: ProfileForm,
	before: ProfileForm,
): Partial<ProfileForm> {
	const [now, then] = [normaliseProfile(form), normaliseProfile(before)];
	const edited = profileFields.filter((field) => now[field] !== then[field]);
	return Object.fromEntries(edited.map((field) => [field, now[field]]));
}

/** Whether the form has a change, which enables its button (3 §4). */
export const isProfileChanged = (form: ProfileForm, before: ProfileForm) =>
	Object.keys(profileChange(form, before)).length > 0;

/** Returns the form for a profile that has changed since `before`: fields that were not edited take the newer value. */
export const rebaseProfile = (
	form: ProfileForm,
	before: ProfileForm,
	newer: ProfileForm,
): ProfileForm => ({
	...form,
	...profileChange(newer, before),
	...profileChange(form, before),
});
