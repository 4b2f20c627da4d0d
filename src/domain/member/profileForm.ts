// The profile form: fields, validation, changes (3 §4, 3 §5).
import type { Customer } from "../../contract/customer";
import { isValidName, normalizeName } from "./personName";

export interface ProfileForm {
	firstname: string;
	lastname: string;
	email: string;
}
export type ProfileField = keyof ProfileForm;
export type ProfileError = "empty" | "email";

/** No spaces, one @, a domain with a dot. */
const emailPattern =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const longest = 200;

export const isEmail = (text: string): boolean =>
	text.length <= longest && emailPattern.test(text);

export const profileFormOf = ({
	firstname,
	lastname,
	email,
}: ProfileForm): ProfileForm => ({ firstname, lastname, email });

/** The email is read-only once there is a valid one (3 §5). */
export const isEmailFixed = ({ email }: Pick<Customer, "email">): boolean =>
	isEmail(email);

export const normalizeProfile = (form: ProfileForm): ProfileForm => ({
	firstname: normalizeName(form.firstname),
	lastname: normalizeName(form.lastname),
	email: form.email.trim(),
});

/** The button is enabled by a change (3 §4). */
export function isProfileChanged(
	form: ProfileForm,
	before: ProfileForm,
): boolean {
	const [now, then] = [normalizeProfile(form), normalizeProfile(before)];
	return (Object.keys(now) as ProfileField[]).some(
		(field) => now[field] !== then[field],
	);
}

/** Errors by field; empty where the form is valid. */
export function validateProfile(
	form: ProfileForm,
): Partial<Record<ProfileField, ProfileError>> {
	const { firstname, lastname, email } = normalizeProfile(form);
	const found: Partial<Record<ProfileField, ProfileError>> = {};
	if (!isValidName(firstname)) found.firstname = "empty";
	if (!isValidName(lastname)) found.lastname = "empty";
	if (email === "") found.email = "empty";
	else if (!isEmail(email)) found.email = "email";
	return found;
}
