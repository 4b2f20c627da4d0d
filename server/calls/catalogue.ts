// Categories and brands (1 §7, 2 §3).
import { asc, eq } from "drizzle-orm";
import { getSubCategoryList } from "../../src/contract/browse";
import * as contract from "../../src/contract/deals";
import { pictureUrl } from "../demo/content/pictureUrl";
import { brands, categories } from "../store/schema/schema";
import { categoryBanners } from "./banner";
import { query } from "./defineCall";

type CategoryRow = typeof categories.$inferSelect;

/** A category's fields; its colour is the app's, cycled by index (2 §9). */
const fieldsOf = (row: CategoryRow) => ({
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
	query(
		contract.getParentCategoryList,
		async (_request, { db, customer, now }) => {
			const banners = await categoryBanners(db, customer.sub, now);
			const rows = await db
				.select()
				.from(categories)
				.orderBy(asc(categories.seq));
			return rows
				.filter((row) => row.parent_id === 0)
				.map((parent) => ({
					...fieldsOf(parent),
					listSubcategory: rows
						.filter((row) => row.parent_id === parent.category_id)
						.map(fieldsOf),
					banner_list: banners.get(parent.category_id) ?? [],
				}));
		},
	),
	query(getSubCategoryList, async ({ parentCategory }, { db }) => {
		const rows = await db
			.select()
			.from(categories)
			// 0 is what parents have for a parent: nobody's sub-categories.
			.where(eq(categories.parent_id, parentCategory || -1))
			.orderBy(asc(categories.seq));
		return rows.map((row) => ({
			...fieldsOf(row),
			listSubcategory: [],
			banner_list: [],
		}));
	}),
	query(contract.getBrandList, async (_request, { db }) => {
		const rows = await db.select().from(brands).orderBy(asc(brands.seq));
		return rows.map((row) => ({
			brand_id: String(row.brand_id),
			brand_name_th: row.name_th,
			brand_name_en: row.name_en,
			brand_logo_image_url: pictureUrl(row.logo),
		}));
	}),
];
