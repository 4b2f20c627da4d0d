// Categories and brands (1 §7, 2 §3).
import { asc, eq } from "drizzle-orm";
import { getSubCategoryList } from "../../src/contract/browse";
import * as contract from "../../src/contract/deals";
import { brands, categories } from "../store/schema/schema";
import { categoryBanners } from "./banner";
import { type CustomerContext, query } from "./defineCall";

type CategoryRow = typeof categories.$inferSelect;

/** The app chooses the colour by index (2 §9). */
const categoryReply = (row: CategoryRow, { pictureUrl }: CustomerContext) => ({
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
		const rows = await context.db
			.select()
			.from(categories)
			.orderBy(asc(categories.seq));
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
		const rows = await context.db
			.select()
			.from(categories)
			// Parent categories have the parent 0, which has no sub-categories.
			.where(eq(categories.parent_id, parentCategory || -1))
			.orderBy(asc(categories.seq));
		return rows.map((row) => ({
			...categoryReply(row, context),
			listSubcategory: [],
			banner_list: [],
		}));
	}),
	query(contract.getBrandList, async (_request, { db, pictureUrl }) => {
		const rows = await db.select().from(brands).orderBy(asc(brands.seq));
		return rows.map((row) => ({
			brand_id: String(row.brand_id),
			brand_name_th: row.name_th,
			brand_name_en: row.name_en,
			brand_logo_image_url: pictureUrl(row.logo),
		}));
	}),
];
