// The terms: when they have to be shown, which boxes may be changed, what is sent (3 §4 Terms, 3 §5).
import type { Consent } from "../../contract/article";

/** The ticks of a person, by consent_id. */
export type Ticks = Readonly<Record<string, boolean>>;

/** Whether the terms update sheet is due: a required one is open, or one was updated since (3 §4). */
export const isTermsUpdateDue = (consents: readonly Consent[]): boolean =>
	consents.some(
		({ is_required, is_consent, is_new_updated }) =>
			(is_required && !is_consent) || is_new_updated,
	);

/** Whether they keep the customer from claiming: a required one is open, or has a newer wording (3 §6). */
export const blocksClaims = (consents: readonly Consent[]): boolean =>
	consents.some(
		({ is_required, is_consent, is_new_updated }) =>
			is_required && (!is_consent || is_new_updated),
	);

/** Whether all that is missing is the agreement to a newer wording. */
export const isOnlyUpdated = (consents: readonly Consent[]): boolean =>
	consents.every(({ is_required, is_consent }) => !is_required || is_consent);

/** A box that cannot be changed here: given and required (3 §4). An updated one asks once more. */
export const isLocked = ({
	is_consent,
	is_required,
	is_new_updated,
}: Consent): boolean => is_consent && is_required && !is_new_updated;

/** The ticks to begin with: what was agreed before and still stands; an optional one stays as it was. */
export function initialTicks(consents: readonly Consent[]): Ticks {
	return Object.fromEntries(
		consents.map((it) => [
			it.consent_id,
			it.is_consent && !(it.is_required && it.is_new_updated),
		]),
	);
}

/** The required ones without a tick, in their order. */
export const missingConsents = (
	consents: readonly Consent[],
	ticks: Ticks,
): string[] =>
	consents
		.filter((it) => it.is_required && !ticks[it.consent_id])
		.map((it) => it.consent_id);

/** The accept button is disabled until a required consent is ticked; with none required it is not (3 §5). */
export const canAccept = (
	consents: readonly Consent[],
	ticks: Ticks,
): boolean => {
	const required = consents.filter((it) => it.is_required);
	return (
		required.length === 0 ||
		required.some((it) => ticks[it.consent_id] === true)
	);
};

/** list_consent as it is sent. */
export const consentChoices = (consents: readonly Consent[], ticks: Ticks) =>
	consents.map(({ consent_id, is_required }) => ({
		consent_id,
		is_consent: ticks[consent_id] === true,
		is_required,
	}));
