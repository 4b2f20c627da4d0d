// One term and the box beside it: ticked, fast, or a question first whether the agreement is to end (3 §4 Terms).
import type { Consent } from "../../contract/article";
import { isLocked } from "./consents";

type Standing = Pick<Consent, "is_consent" | "is_required" | "is_new_updated">;

/** Agreed to as it stands now; an agreement to an older wording asks anew. */
export const isAgreed = ({ is_consent, is_new_updated }: Standing): boolean =>
	is_consent && !is_new_updated;

export type TickAction =
	/** Required and agreed: the question whether to cancel comes first. */
	{ kind: "askCancel" } | { kind: "submit"; isConsent: boolean };

/** What a press on the box, or on the way out of an agreement, leads to. */
export function tickAction(consent: Consent): TickAction {
	if (isLocked(consent)) return { kind: "askCancel" };
	return { kind: "submit", isConsent: !isAgreed(consent) };
}
