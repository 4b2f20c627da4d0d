// Terms of service and registration calls (1 §7, 3 §3, 3 §7); on the wire they belong to the articles.
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Article";

/** A term of service with the customer's decision; is_new_updated: its wording changed since (3 §3). */
export const consent = v.object({
	consent_id: field.id,
	is_consent: field.flag,
	is_required: field.flag,
	is_new_updated: field.flag,
	article_id: field.idOrNone,
	article_title: field.textOrNone,
	article_title_en: field.textOrNone,
	content_th: field.richText,
	content_en: field.richText,
	content_cover_url: field.textOrNone,
});
export type Consent = v.InferOutput<typeof consent>;

const consentChoice = v.object({
	consent_id: field.shortInput,
	is_consent: v.boolean(),
	is_required: v.boolean(),
});
const consentList = field.listData(consent);
export const maxConsents = 50;

/** GET Article/TermsofServiceList: all terms with the customer's consents (3 §7). */
export const getTermsofServiceList = read(
	`${area}/TermsofServiceList`,
	consentList,
);
/** GET Article/GetTermsProgress: whether the customer may claim (3 §7); true if the reply does not say it, so that the list of terms decides. */
export const getTermsProgress = get(
	`${area}/GetTermsProgress`,
	v.object({ isaccessedcondition: v.optional(field.shortInput) }),
	v.object({ isaccessedcondition: field.flagOrTrue }),
);
/** POST Article/UpdateTermsProgress: enables claims after registration (3 §4). Error: 20000 not registered, or a required term not agreed to. */
export const updateTermsProgress = post(
	`${area}/UpdateTermsProgress`,
	field.nothing,
	field.ignored,
);
/** POST Article/SubmitTermsofService: saves decisions on terms; replies with the new list (3 §7), null where the host gives none. Errors: 10000 a term twice, 10018, 42900 after 60 in an hour. */
export const submitTermsofService = post(
	`${area}/SubmitTermsofService`,
	v.object({ list_consent: field.listInput(consentChoice, maxConsents) }),
	field.orNull(consentList),
);
/** POST Article/RegisterTermsofService: registers the customer, who has verified the number, as a member (3 §4); date_of_birth as YYYYMMDD. Errors: 10018 an unknown term, 20000, 40001 a member with another number. */
export const registerTermsofService = post(
	`${area}/RegisterTermsofService`,
	v.object({
		firstname: field.shortInput,
		lastname: field.shortInput,
		mobile_no: field.shortInput,
		date_of_birth: field.shortInput,
		list_consent: field.listInput(consentChoice, maxConsents),
	}),
	field.done,
);
