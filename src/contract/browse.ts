// Privilege calls for browsing: sub-categories, lists by brand and near a place (2 §7).
import * as v from "valibot";
import { cardList, categoryList } from "./deals";
import { get, post } from "./endpoint";
import * as field from "./fields";
import { privilegeCard } from "./privilegeCard";

const area = "internal/Privilege";

/** GET getSubCategoryList: the sub-categories of a parent category. */
export const getSubCategoryList = get(
	`${area}/getSubCategoryList`,
	v.object({ parentCategory: field.queryNumber }),
	v.pipe(
		field.tolerant((given) => {
			const { listSubcategory = given } = Object(given);
			return listSubcategory;
		}),
		categoryList,
	),
);
/** POST getPrivilegeListByBrandV2: the privileges of one brand, without pages. */
export const getPrivilegeListByBrandV2 = post(
	`${area}/getPrivilegeListByBrandV2`,
	v.object({ Brand_Id: field.shortInput, ...field.ordering }),
	cardList,
);
const nearDeal = v.object({
	...privilegeCard.entries,
	/** The brand's nearest branch, where the host gives it. */
	branch_title_th: field.textOrNone,
	branch_title_en: field.textOrNone,
	branch_lat: field.numberOrNull,
	branch_lng: field.numberOrNull,
});
export type NearDeal = v.InferOutput<typeof nearDeal>;

/** POST getDealNearMe: the nearest 200 within 50 km, distance in km, nearest first unless an ordering is given. */
export const getDealNearMe = post(
	`${area}/getDealNearMe`,
	v.object({
		Location_Lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
		Location_Long: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
		...field.ordering,
	}),
	field.listData(nearDeal),
);
