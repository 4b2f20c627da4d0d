// Privilege calls for the home page: categories, brands, deals (1 §7, 2 §7).
import * as v from "valibot";
import { banner } from "./banner";
import { get, post } from "./endpoint";
import {
	count,
	id,
	itemsPerPage,
	listOf,
	nothing,
	optionalList,
	ordering,
	pageNumber,
	text,
} from "./fields";
import { privilegeCard } from "./privilegeCard";

const area = "internal/Privilege";

export const brand = v.object({
	brand_id: id,
	brand_name_th: text,
	brand_name_en: text,
	brand_logo_image_url: text,
});
export type Brand = v.InferOutput<typeof brand>;

const categoryFields = {
	category_id: id,
	category_image_url: text,
	category_sub_image_url: text,
	name_en: text,
	name_th: text,
	seq: count,
	status: count,
	status_desc: text,
	color: text,
};
export const category = v.object({
	...categoryFields,
	listSubcategory: optionalList(v.object(categoryFields)),
	banner_list: optionalList(banner),
});
export type Category = v.InferOutput<typeof category>;

export const categoryList = listOf(category);
const cardPage = v.object({
	items: listOf(privilegeCard),
	totalpages: count,
});
/** Lists without pages. */
export const cardList = listOf(privilegeCard);

/** GET getParentCategoryList: the parent categories with their sub-categories. */
export const getParentCategoryList = get(
	`${area}/getParentCategoryList`,
	nothing,
	categoryList,
);
export const getBrandList = get(`${area}/GetBrandList`, nothing, listOf(brand));
const categoryOrAll = v.pipe(v.number(), v.integer(), v.minValue(0));
/** POST getPrivilegeListV3: a page of a category; parent and sub 0 mean all (contract: popular deals by point). */
export const getPrivilegeListV3 = post(
	`${area}/getPrivilegeListV3`,
	v.object({
		parent_category_id: categoryOrAll,
		sub_category_id: categoryOrAll,
		page_number: pageNumber,
		items_per_page: itemsPerPage,
		...ordering,
	}),
	cardPage,
);
