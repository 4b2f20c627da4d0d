// The profile form: what may be changed, what is wrong with it, and when it may be sent (3 §4, 3 §5).
import type { Customer } from "../../contract/customer";
import { isValidName, normalizeName } from "./personName";

/** What a person can change; the number and the birth date are only shown. */
export interface ProfileForm {
	firstname: string;
	lastname: string;
	email: string;
}
export type ProfileField = keyof ProfileForm;
export type ProfileError = "empty" | "email";

/** The usual shape of an address: no spaces, one @, a domain with a dot. */
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

/** The email is read-only (3 §5), but for somebody who has none: the form could never be sent. */
export const isEmailFixed = ({ email }: Pick<Customer, "email">): boolean =>
	isEmail(email);

/** What would be sent of the form. */
export const normalizeProfile = (form: ProfileForm): ProfileForm => ({
	firstname: normalizeName(form.firstname),
	lastname: normalizeName(form.lastname),
	email: form.email.trim(),
});

/** Whether sending would change anything: the button waits for that (3 §4). */
export function isProfileChanged(
	form: ProfileForm,
	before: ProfileForm,
): boolean {
	const [now, then] = [normalizeProfile(form), normalizeProfile(before)];
	return (Object.keys(now) as ProfileField[]).some(
		(field) => now[field] !== then[field],
	);
}

/** What is wrong, by field; empty where it may be sent. */
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
