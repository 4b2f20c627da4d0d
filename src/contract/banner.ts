// Banner calls: the home sections, the top carousel (1 §7, 2 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import {
	count,
	flag,
	id,
	listOf,
	moment,
	nothing,
	optionalList,
	queryNumber,
	text,
} from "./fields";

const area = "internal/Banner";

export const banner = v.object({
	bannerid: id,
	name: text,
	path: text,
	call_to_action: text,
	banner_image_image_url: text,
	seq: count,
	survey_complete: flag,
	survey_privilege: text,
	brandlogo: text,
	name_th: text,
	name_en: text,
	description_th: text,
	description_en: text,
});
export type Banner = v.InferOutput<typeof banner>;

export const bannerSet = v.object({
	bannersetinfo: v.object({
		set_name_en: text,
		set_name_th: text,
		layout_section: text,
		isdeleted: flag,
		valid_from: moment,
		valid_through: moment,
	}),
	bannerseticon: text,
	banner: optionalList(banner),
});
export type BannerSet = v.InferOutput<typeof bannerSet>;

export const bannerList = listOf(banner);

/** GET GetHomePage: the home banners without their sets. Unused: the app calls GetSetBanner. */
export const getHomePage = get(`${area}/GetHomePage`, nothing, bannerList);
/** GET GetTopBanner: the banners of the set top_banner. Unused: the app calls GetSetBanner. */
export const getTopBanner = get(`${area}/GetTopBanner`, nothing, bannerList);
/** GET GetSetBanner: every banner set with the top carousel; limit 100 (2 §9). */
export const getSetBanner = get(
	`${area}/GetSetBanner`,
	v.object({ limit: v.optional(queryNumber) }),
	listOf(bannerSet),
);
