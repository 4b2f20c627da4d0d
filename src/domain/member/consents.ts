// The terms: when they are due, what a press on a box does, what is sent (3 §4 Terms, 3 §5).
import type { Consent } from "../../contract/terms";
import { checksum } from "../app/storedRecord";

/** Which boxes are ticked, by `tickKey`. */
export type ConsentTicks = Readonly<Record<string, boolean>>;

/** The key of a tick, bound to the wording: a tick does not agree to a later wording (decision 035). */
export const tickKey = (
	it: Pick<Consent, "consent_id" | "content_th" | "content_en">,
): string => `${it.consent_id} ${checksum(it.content_th + it.content_en)}`;

type NamedTerm = Pick<Consent, "article_id" | "consent_id">;

/** The id of a term in an address: that of its article, or of its consent where several terms share the article. */
export function termAddressId(
	{ article_id, consent_id }: NamedTerm,
	all: readonly NamedTerm[],
): string {
	const isShared = all.filter((it) => it.article_id === article_id).length > 1;
	return isShared ? consent_id : article_id || consent_id;
}

/** Returns the term that an address names; for an article with several terms the first one. */
export const termAt = <Term extends NamedTerm>(
	all: readonly Term[],
	id: string,
): Term | undefined =>
	all.find((it) => termAddressId(it, all) === id) ??
	all.find((it) => it.article_id !== "" && it.article_id === id);

/** Whether to ask for the terms again: a required one is not agreed to, or any has a newer wording (3 §4). */
export const isTermsUpdateDue = (consents: readonly Consent[]): boolean =>
	consents.some(
		({ is_required, is_consent, is_new_updated }) =>
			(is_required && !is_consent) || is_new_updated,
	);

/** Whether the terms prevent claims: a required one is not agreed to, or was updated since (3 §6). */
export const blocksClaims = (consents: readonly Consent[]): boolean =>
	consents.some((it) => it.is_required && !isAgreed(it));

/** Whether updated wordings, and nothing else, are left to agree to. */
export const needsOnlyReconsent = (consents: readonly Consent[]): boolean =>
	consents.some(({ is_new_updated }) => is_new_updated) &&
	consents.every(({ is_required, is_consent }) => !is_required || is_consent);

/** Whether the current wording is agreed to; an agreement to an older one does not count. */
export const isAgreed = ({ is_consent, is_new_updated }: Consent): boolean =>
	is_consent && !is_new_updated;

/** Whether the box cannot be changed: the consent is required and given, and was not updated since (3 §4). */
export const isConsentLocked = (consent: Consent): boolean =>
	consent.is_required && isAgreed(consent);

/** Whether the box is ticked: by the person's choice, else by the agreement to this wording; a locked box is always ticked. */
export const isTicked = (consent: Consent, ticks: ConsentTicks): boolean =>
	isConsentLocked(consent) || (ticks[tickKey(consent)] ?? isAgreed(consent));

/** The ids of the required consents that are not ticked. */
export const missingConsents = (
	consents: readonly Consent[],
	ticks: ConsentTicks,
): string[] =>
	consents
		.filter((it) => it.is_required && !isTicked(it, ticks))
		.map((it) => it.consent_id);

/** Whether the accept button is enabled: once any required consent is ticked, or where none is required (3 §5). */
export const canAccept = (
	consents: readonly Consent[],
	ticks: ConsentTicks,
) => {
	const required = consents.filter((it) => it.is_required);
	return required.length === 0 || required.some((it) => isTicked(it, ticks));
};

/** The choices as they are sent. */
export const consentChoices = (
	consents: readonly Consent[],
	ticks: ConsentTicks,
) =>
	consents.map((it) => ({
		consent_id: it.consent_id,
		is_consent: isTicked(it, ticks),
		is_required: it.is_required,
	}));
