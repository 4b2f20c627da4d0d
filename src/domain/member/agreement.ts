// The checkbox of one term (3 §4 Terms).
import type { Consent } from "../../contract/article";
import { isLocked } from "./consents";

type Standing = Pick<Consent, "is_consent" | "is_required" | "is_new_updated">;

/** An agreement to an older wording does not count. */
export const isAgreed = ({ is_consent, is_new_updated }: Standing): boolean =>
	is_consent && !is_new_updated;

export type TickAction =
	/** Required and agreed: asks before cancelling. */
	{ kind: "askCancel" } | { kind: "submit"; isConsent: boolean };

/** What a press on the checkbox does. */
export function tickAction(consent: Consent): TickAction {
	if (isLocked(consent)) return { kind: "askCancel" };
	return { kind: "submit", isConsent: !isAgreed(consent) };
}
