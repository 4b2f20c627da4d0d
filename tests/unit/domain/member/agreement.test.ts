// The checkbox of a term (3 §4 Terms) in every state.
import { expect, test } from "vitest";
import {
	consentChoices,
	isAgreed,
	isConsentLocked,
	missingConsents,
	tickKey,
} from "../../../../src/domain/member/consents";

const term = {
	consent_id: "CS_1",
	article_id: "T1",
	...{ article_title: "", article_title_en: "", content_cover_url: "" },
	...{ content_th: "", content_en: "" },
};

test.each([
	// consent, required, updated → ticked, disabled
	[false, false, false, false, false],
	[true, false, false, true, false],
	[false, true, false, false, false],
	[true, true, false, true, true],
	[true, true, true, false, false],
	[true, false, true, false, false],
])(
	"consent %s, required %s, updated %s: ticked %s, disabled %s",
	(is_consent, is_required, is_new_updated, ticked, disabled) => {
		const consent = { ...term, is_consent, is_required, is_new_updated };
		expect(isAgreed(consent)).toBe(ticked);
		expect(isConsentLocked(consent)).toBe(disabled);
	},
);

test.each(["constructor", "__proto__"])(
	"a term whose id is %j is agreed to only by its own tick",
	(consent_id) => {
		const given = { is_consent: false, is_required: true };
		const consent = { ...term, ...given, consent_id, is_new_updated: false };
		expect(missingConsents([consent], {})).toEqual([consent_id]);
		expect(consentChoices([consent], {})).toEqual([{ consent_id, ...given }]);
		const ticks = { [tickKey(consent)]: true };
		expect(missingConsents([consent], ticks)).toEqual([]);
	},
);
