// Article calls: articles, instructions, terms, learn more, games, joining an activity (1 §7, 3 §3, 3 §7).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	done,
	flag,
	id,
	ignored,
	listInput,
	listOf,
	moment,
	nothing,
	shortInput,
	text,
} from "./fields";

const area = "internal/Article";

/** Article action types (3 §3). */
export const articleAction = {
	none: 0,
	survey: 1,
	delivery: 2,
	coupon: 3,
	announcement: 4,
	faq: 5,
	internalWeb: 6,
	joinActivity: 7,
	game: 9,
} as const;

export const article = v.object({
	article_id: id,
	alt_reference: text,
	article_title_th: text,
	article_title_en: text,
	article_cover_url: text,
	article_square_url: text,
	content_cover_url: text,
	content_square_url: text,
	content_video_url: text,
	content_th: text,
	content_en: text,
	seq: count,
	call_to_action: flag,
	action_type: count,
	action_type_desc: text,
	reference: text,
	button_name_th: text,
	button_name_en: text,
	survey_complete: flag,
	privilege_received: flag,
	privilege_reference: text,
	privilege_transaction_id: text,
	privilege_ticket_id: text,
	article_state_complete: flag,
	consent_status: flag,
	valid_from: moment,
	valid_through: moment,
});
export type Article = v.InferOutput<typeof article>;

const articleList = v.object({ article_list: listOf(article) });
const pagedArticles = v.object({
	...articleList.entries,
	current_page: count,
	total_page: count,
	total_record: count,
});
const byReference = v.object({
	alt_reference: v.optional(shortInput),
	article_ref: v.optional(shortInput),
});
const oneArticle = v.object({ article });

/** Unused: pages know their articles by reference. */
export const getList = get(`${area}/List`, byReference, articleList);
/** GET Article/Detail by alt_reference. */
export const getDetail = get(`${area}/Detail`, byReference, oneArticle);
/** Unused: the same reply as Detail. */
export const getArticleDetail = get(
	`${area}/GetArticleDetail`,
	byReference,
	oneArticle,
);
/** GET Article/GetArticleList by category_name (FAQ). */
export const getArticleList = get(
	`${area}/GetArticleList`,
	v.object({ category_name: shortInput }),
	pagedArticles,
);
/** GET Article/InstructionforUseList by category_name "Instructions of Use". */
export const getInstructionforUseList = get(
	`${area}/InstructionforUseList`,
	v.object({ category_name: v.optional(shortInput) }),
	articleList,
);
/** GET Article/InstructionforUseDetail by article_ref. */
export const getInstructionforUseDetail = get(
	`${area}/InstructionforUseDetail`,
	v.object({ article_ref: shortInput }),
	articleList,
);
export const getLearnMoreList = get(
	`${area}/GetLearnMoreList`,
	nothing,
	articleList,
);
/** GET Privilege/GetPrivilegeRegisterList: the registration rewards (2 §7, 3 §7). */
export const getPrivilegeRegisterList = get(
	"internal/Privilege/GetPrivilegeRegisterList",
	nothing,
	articleList,
);
export const getArticleGameList = get(
	`${area}/GetArticleGameList`,
	nothing,
	v.object({
		article_game_list: listOf(
			v.object({ article_cover_url: text, alt_reference: text }),
		),
	}),
);
export const submitParticipationRegister = post(
	`${area}/SubmitParticipationRegister`,
	v.object({ article_id: shortInput }),
	done,
);

export const consent = v.object({
	consent_id: id,
	is_consent: flag,
	is_required: flag,
	is_new_updated: flag,
	article_id: text,
	article_title: text,
	article_title_en: text,
	content_th: text,
	content_en: text,
	content_cover_url: text,
});
export type Consent = v.InferOutput<typeof consent>;

const consentChoice = v.object({
	consent_id: shortInput,
	is_consent: v.boolean(),
	is_required: v.boolean(),
});
const consentList = listOf(consent);

export const getTermsofServiceList = get(
	`${area}/TermsofServiceList`,
	nothing,
	consentList,
);
export const getTermsProgress = get(
	`${area}/GetTermsProgress`,
	nothing,
	v.object({ isaccessedcondition: flag }),
);
export const updateTermsProgress = post(
	`${area}/UpdateTermsProgress`,
	nothing,
	ignored,
);
export const submitTermsofService = post(
	`${area}/SubmitTermsofService`,
	v.object({ list_consent: listInput(consentChoice, 50) }),
	consentList,
);
/** POST Article/RegisterTermsofService; date_of_birth as YYYYMMDD. */
export const registerTermsofService = post(
	`${area}/RegisterTermsofService`,
	v.object({
		firstname: shortInput,
		lastname: shortInput,
		mobile_no: shortInput,
		date_of_birth: shortInput,
		list_consent: listInput(consentChoice, 50),
	}),
	done,
);
