// Sign-in calls: exchange of the landing parameters, regeneration, refresh, the no-permission texts (1 §7).
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

const area = "external/Authentication";
const parameter = v.optional(v.pipe(v.string(), v.maxLength(4000)));

/** The query of /landing; the mock_* fields are for demo builds only (1 §2). */
const landingQuery = v.object({
	code: parameter,
	api_server_url: parameter,
	state: parameter,
	mock_user_id: parameter,
	mock_model_code: parameter,
	mock_email: parameter,
	mock_imei: parameter,
	mock_serial: parameter,
	mock_eula_date: parameter,
});
export type LandingQuery = v.InferOutput<typeof landingQuery>;

/** An id without the spaces that a launcher may put around it. */
const linkId = v.pipe(field.textOrNone, v.trim());

/** The first page that the sign-in state asks for (1 §2). */
export const deepLink = v.object({
	type: field.word,
	cmd: field.word,
	cmd_detail_id: linkId,
	cmd_category_parent_id: linkId,
	cmd_category_child_id: linkId,
});
export type DeepLink = v.InferOutput<typeof deepLink>;

/** GET Landing: the landing page's whole query; replies with the sign-in response (1 §3). Errors: 50001 to 50042 (1 §8). */
export const landing = get(
	`${area}/Landing`,
	landingQuery,
	field.optionalObject({
		token: field.text,
		is_accessed_condition: field.flag,
		...deepLink.entries,
	}),
	{ token: "none" },
);

/** GET GenerateAppTokenV2: a new token for the old bearer, up to 30 days after its expiry (1 §4). Error: 40300. */
export const generateAppTokenV2 = read(
	`${area}/GenerateAppTokenV2`,
	field.optionalObject({ token: field.text }),
);

/** POST RefreshToken: a new token for a live one (1 §4). Error: 40300 for another customer or device. */
export const refreshToken = post(
	`${area}/RefreshToken`,
	v.object({
		sub: field.shortInput,
		model: field.shortInput,
		imei: field.shortInput,
		serial: field.shortInput,
	}),
	v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
);

const errorCodeQuery = v.object({ code: v.optional(field.shortInput) });
const noPermissionTexts = {
	content_th: field.richText,
	content_en: field.richText,
	button_name_th: field.textOrNone,
	button_name_en: field.textOrNone,
};

/** GET NoPermissionModal: the short text for a refused device. */
export const noPermissionModal = get(
	`${area}/NoPermissionModal`,
	errorCodeQuery,
	v.object({
		title_th: field.textOrNone,
		title_en: field.textOrNone,
		...noPermissionTexts,
	}),
	{ token: "optional" },
);

/** GET NoPermissionArticle: the article for a sign-in refusal code (1 §8), as `data` or its field `article` (3 §7). */
export const noPermissionArticle = get(
	`${area}/NoPermissionArticle`,
	errorCodeQuery,
	v.pipe(
		field.tolerant((given) => Object(given).article ?? given),
		v.object({
			article_title_th: field.textOrNone,
			article_title_en: field.textOrNone,
			...noPermissionTexts,
		}),
	),
	{ token: "optional" },
);
