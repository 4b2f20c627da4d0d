// The checkbox of a term (3 §4 Terms): every state with the action of a press.
import { expect, test } from "vitest";
import {
	consentChoices,
	isAgreed,
	isConsentLocked,
	missingConsents,
	tickAction,
	tickKey,
} from "../../../../src/domain/member/consents";

const term = {
	consent_id: "CS_1",
	article_id: "T1",
	...{ article_title: "", article_title_en: "", content_cover_url: "" },
	...{ content_th: "", content_en: "" },
};
const submit = (isConsent: boolean) => ({ kind: "submit", isConsent });
const ask = { kind: "askCancel" };

test.each([
	// consent, required, updated → ticked, disabled, press
	[false, false, false, false, false, submit(true)],
	[true, false, false, true, false, submit(false)],
	[false, true, false, false, false, submit(true)],
	[true, true, false, true, true, ask],
	[true, true, true, false, false, submit(true)],
	[true, false, true, false, false, submit(true)],
])(
	"consent %s, required %s, updated %s: ticked %s, disabled %s, then %j",
	(is_consent, is_required, is_new_updated, ticked, disabled, step) => {
		const consent = { ...term, is_consent, is_required, is_new_updated };
		expect(isAgreed(consent)).toBe(ticked);
		expect(isConsentLocked(consent)).toBe(disabled);
		expect(tickAction(consent)).toEqual(step);
	},
);

test.each(["constructor", "__proto__"])(
	"a term whose id is %j is agreed to by its tick alone",
	(consent_id) => {
		const given = { is_consent: false, is_required: true };
		const consent = { ...term, ...given, consent_id, is_new_updated: false };
		expect(missingConsents([consent], {})).toEqual([consent_id]);
		expect(consentChoices([consent], {})).toEqual([{ consent_id, ...given }]);
		const ticks = { [tickKey(consent)]: true };
		expect(missingConsents([consent], ticks)).toEqual([]);
	},
);
