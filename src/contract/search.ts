// Search calls: results, recommended keywords, the search log (2 §3, 2 §7).
import * as v from "valibot";
import { brand } from "./deals";
import { get, post } from "./endpoint";
import * as field from "./fields";
import { privilegeCard } from "./privilegeCard";

const area = "internal/Privilege";

const groupFields = {
	alt_reference: field.idOrNone,
	group_name_th: field.textOrNone,
	group_name_en: field.textOrNone,
};
const keyword = v.pipe(field.textOrNone, v.trim(), v.nonEmpty());

/** A found campaign, with the group's own fields or those in its detail (2 §3). */
const campaign = v.pipe(
	v.object({
		...groupFields,
		group_id: field.idOrNone,
		image_url: field.textOrNone,
		detail: field.orNull(v.object(groupFields)),
	}),
	v.transform(({ detail, group_id, image_url, ...own }) => ({
		alt_reference: own.alt_reference || detail?.alt_reference || group_id,
		group_name_th: own.group_name_th || (detail?.group_name_th ?? ""),
		group_name_en: own.group_name_en || (detail?.group_name_en ?? ""),
		image_url,
	})),
	v.check(({ alt_reference }) => alt_reference !== ""),
);

/** POST Search: best first; similar_keyword has corrections (spelling, keyboard layout), or similar words if nothing was found; no data means that there is nothing of either. */
export const search = post(
	`${area}/Search`,
	v.object({ Keyword: field.shortInput }),
	field.optionalObject({
		privilege: field.listOf(privilegeCard),
		brand: field.optionalList(brand),
		privilegegroup: field.optionalList(campaign),
		similar_keyword: field.optionalList(keyword),
	}),
);
export type SearchReply = v.InferOutput<typeof search.reply>;

/** GET SearchKeywordList: the recommended keywords, 100 at most. */
export const searchKeywordList = get(
	`${area}/SearchKeywordList`,
	v.object({ limit: v.optional(field.queryNumber) }),
	field.listData(v.object({ keyword, keyword_image_url: field.textOrNone })),
);
export const searchLogType = { fromList: 1, fromSearch: 2 } as const;

/** POST AddSearchLog: type 1 opened from a list, 2 from search screens (2 §9). */
export const addSearchLog = post(
	`${area}/AddSearchLog`,
	v.object({ type: v.picklist([1, 2]), item_id: field.shortInput }),
	field.ignored,
);
