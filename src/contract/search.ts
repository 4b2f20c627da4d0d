// Search calls: results, recommended keywords, the search log (2 §3, 2 §7).
import * as v from "valibot";
import { brand } from "./deals";
import { get, post } from "./endpoint";
import {
	id,
	ignored,
	listOf,
	optionalList,
	queryNumber,
	shortInput,
	text,
} from "./fields";
import { privilegeCard } from "./privilegeCard";

const area = "internal/Privilege";

/** POST Search: best first; similar_keyword has corrections (spelling, keyboard layout), or similar words where nothing was found. */
export const search = post(
	`${area}/Search`,
	v.object({ Keyword: shortInput }),
	v.object({
		privilege: listOf(privilegeCard),
		brand: listOf(brand),
		privilegegroup: listOf(
			v.object({
				alt_reference: id,
				group_name_th: text,
				group_name_en: text,
				image_url: text,
			}),
		),
		similar_keyword: optionalList(v.string()),
	}),
);
/** GET SearchKeywordList: recommended keywords. */
export const searchKeywordList = get(
	`${area}/SearchKeywordList`,
	v.object({ limit: v.optional(queryNumber) }),
	listOf(v.object({ keyword: v.string(), keyword_image_url: text })),
);
/** The types of a search log (2 §9). */
export const searchLog = { fromList: 1, fromSearch: 2 } as const;

/** POST AddSearchLog: type 1 opened from a list, 2 from search screens (2 §9). */
export const addSearchLog = post(
	`${area}/AddSearchLog`,
	v.object({ type: v.picklist([1, 2]), item_id: shortInput }),
	ignored,
);
