// Categories and brands (1 §7, 2 §3).
import { getSubCategoryList } from "../../src/contract/browse";
import * as contract from "../../src/contract/deals";
import { type Catalogue, catalogueOf } from "../store/catalogue/catalogue";
import { categoryBanners } from "./banner";
import { type CustomerContext, query } from "./defineCall";

/** A brand as lists and searches reply it (2 §3). */
export const brandReply = (
	row: Catalogue["brands"][number],
	pictureUrl: CustomerContext["pictureUrl"],
) => ({
	brand_id: String(row.brand_id),
	brand_name_th: row.name_th,
	brand_name_en: row.name_en,
	brand_logo_image_url: pictureUrl(row.logo),
});

/** A category as replied, without a colour: the app chooses it by index (2 §9). */
const categoryReply = (
	row: Catalogue["categories"][number],
	{ pictureUrl }: CustomerContext,
) => ({
	category_id: String(row.category_id),
	category_image_url: pictureUrl(row.icon),
	category_sub_image_url: pictureUrl(row.icon),
	name_en: row.name_en,
	name_th: row.name_th,
	seq: row.seq,
	status: 1,
	status_desc: "active",
	color: "",
});

export const catalogueCalls = [
	query(contract.getParentCategoryList, async (_request, context) => {
		const banners = await categoryBanners(context);
		const { categories: rows } = await catalogueOf(context.db);
		return rows
			.filter((row) => row.parent_id === 0)
			.map((parent) => ({
				...categoryReply(parent, context),
				listSubcategory: rows
					.filter((row) => row.parent_id === parent.category_id)
					.map((row) => categoryReply(row, context)),
				banner_list: banners.get(parent.category_id) ?? [],
			}));
	}),
	query(getSubCategoryList, async ({ parentCategory }, context) => {
		const { categories } = await catalogueOf(context.db);
		// Parent categories have the parent 0, which has no sub-categories.
		const rows = categories.filter(
			({ parent_id }) => parent_id !== 0 && parent_id === parentCategory,
		);
		return rows.map((row) => ({
			...categoryReply(row, context),
			listSubcategory: [],
			banner_list: [],
		}));
	}),
	query(contract.getBrandList, async (_request, { db, pictureUrl }) => {
		const { brands } = await catalogueOf(db);
		return brands.map((row) => brandReply(row, pictureUrl));
	}),
];
