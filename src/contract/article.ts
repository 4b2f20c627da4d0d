// Article calls: articles, instructions, learn more, games, joining an activity (1 §7, 3 §3, 3 §7).
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

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

const articleFields = v.object({
	article_id: field.idOrNone,
	alt_reference: field.text,
	article_title_th: field.textOrNone,
	article_title_en: field.textOrNone,
	article_cover_url: field.textOrNone,
	article_square_url: field.textOrNone,
	content_cover_url: field.textOrNone,
	content_square_url: field.textOrNone,
	content_video_url: field.textOrNone,
	content_th: field.richText,
	content_en: field.richText,
	seq: field.count,
	call_to_action: field.flag,
	action_type: field.count,
	action_type_desc: field.text,
	reference: field.text,
	button_name_th: field.textOrNone,
	button_name_en: field.textOrNone,
	survey_complete: field.flag,
	privilege_received: field.flag,
	privilege_reference: field.text,
	privilege_transaction_id: field.textOrNone,
	privilege_ticket_id: field.textOrNone,
	article_state_complete: field.flag,
	/** True if missing, so that the server decides. */
	consent_status: field.flagOrTrue,
	valid_from: field.moment,
	valid_through: field.endMoment,
});
/** An article; its reference stands in for a missing id. */
export const article = v.pipe(
	articleFields,
	v.transform((fields) => ({
		...fields,
		article_id: fields.article_id || fields.alt_reference,
	})),
	v.check(({ article_id }) => article_id !== ""),
);
export type Article = v.InferOutput<typeof article>;

const articles = { article_list: field.listOf(article) };
const articleList = field.optionalObject(articles);
const pagedArticles = field.optionalObject({
	...articles,
	current_page: field.count,
	total_page: field.count,
	total_record: field.count,
});
const byReference = v.object({
	alt_reference: v.optional(field.shortInput),
	article_ref: v.optional(field.shortInput),
});
const oneArticle = v.object({ article });

/** GET Article/List: the articles that are in no other list, or the one with a reference. Unused: pages load articles by reference. */
export const getList = get(`${area}/List`, byReference, articleList);
/** GET Article/Detail: one article by either reference, even after its end (3 §7). Errors: 10000 without a reference, 10018. */
export const getDetail = get(`${area}/Detail`, byReference, oneArticle);
/** GET Article/GetArticleDetail. Unused: the same reply as Detail. */
export const getArticleDetail = get(
	`${area}/GetArticleDetail`,
	byReference,
	oneArticle,
);
/** GET Article/GetArticleList by category_name (FAQ). */
export const getArticleList = get(
	`${area}/GetArticleList`,
	v.object({ category_name: field.shortInput }),
	pagedArticles,
);
/** GET Article/InstructionforUseList by category_name "Instructions of Use". */
export const getInstructionforUseList = get(
	`${area}/InstructionforUseList`,
	v.object({ category_name: v.optional(field.shortInput) }),
	articleList,
);
/** GET Article/InstructionforUseDetail: one article, in a list. Error: 10018. */
export const getInstructionforUseDetail = get(
	`${area}/InstructionforUseDetail`,
	v.object({ article_ref: field.shortInput }),
	articleList,
);
/** GET Article/GetLearnMoreList: the articles about the programme; the first one is about the tiers (3 §7). */
export const getLearnMoreList = read(`${area}/GetLearnMoreList`, articleList);
/** GET Privilege/GetPrivilegeRegisterList: the registration rewards (2 §7, 3 §7). */
export const getPrivilegeRegisterList = read(
	"internal/Privilege/GetPrivilegeRegisterList",
	articleList,
);
/** GET Article/GetArticleGameList: the games, each with its picture and article. */
export const getArticleGameList = read(
	`${area}/GetArticleGameList`,
	field.optionalObject({
		article_game_list: field.listOf(
			v.object({
				article_cover_url: field.textOrNone,
				alt_reference: field.id,
			}),
		),
	}),
);
/** POST Article/SubmitParticipationRegister: joins an activity; may be sent again (3 §4). Errors: 10018, 20000 no activity, ended, or terms not agreed to. */
export const submitParticipationRegister = post(
	`${area}/SubmitParticipationRegister`,
	v.object({ article_id: field.shortInput }),
	field.done,
);
