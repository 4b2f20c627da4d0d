// Privilege calls for the home page: categories, brands, deals (1 §7, 2 §7).
import * as v from "valibot";
import { banner } from "./banner";
import { post, read } from "./endpoint";
import * as field from "./fields";
import { privilegeCard } from "./privilegeCard";

const area = "internal/Privilege";

export const brand = v.object({
	brand_id: field.id,
	brand_name_th: field.textOrNone,
	brand_name_en: field.textOrNone,
	brand_logo_image_url: field.textOrNone,
});
export type Brand = v.InferOutput<typeof brand>;

const categoryFields = {
	category_id: field.id,
	category_image_url: field.textOrNone,
	category_sub_image_url: field.textOrNone,
	name_en: field.textOrNone,
	name_th: field.textOrNone,
	seq: field.count,
	status: field.count,
	status_desc: field.text,
	color: field.text,
};
export const category = v.object({
	...categoryFields,
	listSubcategory: field.optionalList(v.object(categoryFields)),
	banner_list: field.optionalList(banner),
});
export type Category = v.InferOutput<typeof category>;

export const categoryList = field.listData(category);
export const cardList = field.listData(privilegeCard);

/** GET getParentCategoryList: the parent categories with their sub-categories. */
export const getParentCategoryList = read(
	`${area}/getParentCategoryList`,
	categoryList,
);
/** GET GetBrandList: the brands in the programme's order. */
export const getBrandList = read(`${area}/GetBrandList`, field.listData(brand));
/** Texts are allowed, because another host may have ids that are not numbers; the reference API refuses them. */
const categoryOrAll = v.pipe(
	v.union([v.number(), v.string()]),
	v.number(),
	v.integer(),
	v.minValue(0),
);
/** POST getPrivilegeListV3: a page of a category; parent and sub-category 0 mean all (docs/contract.md), no data means no deals. */
export const getPrivilegeListV3 = post(
	`${area}/getPrivilegeListV3`,
	v.object({
		parent_category_id: categoryOrAll,
		sub_category_id: categoryOrAll,
		page_number: field.pageNumber,
		items_per_page: field.itemsPerPage,
		...field.ordering,
	}),
	v.nullish(field.pageOf(field.listOf(privilegeCard)), []),
);
/** POST getPrivilegeListByReferenceListV2: the privileges of a list of references. */
export const getPrivilegeListByReferenceListV2 = post(
	`${area}/getPrivilegeListByReferenceListV2`,
	v.object({
		Alt_Reference: field.listInput(field.shortInput, 200),
		...field.ordering,
	}),
	cardList,
);
