// Banner calls: the home sections, the top carousel (1 §7, 2 §3).
import * as v from "valibot";
import { get, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Banner";

export const banner = v.object({
	bannerid: field.id,
	name: field.textOrNone,
	path: field.rawText,
	call_to_action: field.text,
	banner_image_image_url: field.textOrNone,
	seq: field.count,
	survey_complete: field.flag,
	survey_privilege: field.text,
	brandlogo: field.textOrNone,
	name_th: field.textOrNone,
	name_en: field.textOrNone,
	description_th: field.textOrNone,
	description_en: field.textOrNone,
});
export type Banner = v.InferOutput<typeof banner>;

export const bannerSet = v.object({
	bannersetinfo: v.object({
		set_name_en: field.textOrNone,
		set_name_th: field.textOrNone,
		layout_section: field.word,
		isdeleted: field.flag,
		valid_from: field.moment,
		valid_through: field.endMoment,
	}),
	bannerseticon: field.text,
	banner: field.optionalList(banner),
});
export type BannerSet = v.InferOutput<typeof bannerSet>;

const bannerList = field.listData(banner);

/** GET GetHomePage: the home banners without their sets. Unused: the app calls GetSetBanner. */
export const getHomePage = read(`${area}/GetHomePage`, bannerList);
/** GET GetTopBanner: the banners of the set top_banner. Unused: the app calls GetSetBanner. */
export const getTopBanner = read(`${area}/GetTopBanner`, bannerList);
/** GET GetSetBanner: every banner set with the top carousel; limit 100 (2 §9). */
export const getSetBanner = get(
	`${area}/GetSetBanner`,
	v.object({ limit: v.optional(field.queryNumber) }),
	field.listData(bannerSet),
);
