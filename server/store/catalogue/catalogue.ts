// The catalogue in memory, read once per version; only stock is always read from the store.
import { asc, eq, getTableColumns } from "drizzle-orm";
import { notFound } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { prepared } from "../connection/prepared";
import {
	bannerSets,
	banners,
	branches,
	brands,
	catalogueVersion,
	categories,
	groupDeals,
	privileges,
	searchKeywords,
} from "../schema/schema";

const { entry_remaining: _stock, ...columnsWithoutStock } =
	getTableColumns(privileges);

const readPrivileges = (db: Database) =>
	db
		.select({
			...columnsWithoutStock,
			brand_name_th: brands.name_th,
			brand_name_en: brands.name_en,
			brand_logo: brands.logo,
		})
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.orderBy(asc(privileges.privilege_id));

/** A privilege with its brand's name and logo, without its stock. */
export type CataloguePrivilege = Awaited<
	ReturnType<typeof readPrivileges>
>[number];
export type BranchRow = typeof branches.$inferSelect;

async function readCatalogue(db: Database) {
	const all = await readPrivileges(db);
	const brandsWithPrivileges = new Set(all.map(({ brand_id }) => brand_id));
	const brandsWithListed = new Set(
		all.filter(({ hidden }) => !hidden).map(({ brand_id }) => brand_id),
	);
	const allBrands = await db
		.select()
		.from(brands)
		.orderBy(asc(brands.seq), asc(brands.brand_id));
	return {
		/** Keyed by privilege_id and in its order. */
		privileges: new Map(all.map((it) => [it.privilege_id, it])),
		/** Keyed by alt_reference and by reference. */
		byReference: new Map(
			all.flatMap((it) => [
				[it.reference, it] as const,
				[it.alt_reference, it] as const,
			]),
		),
		/** In the order of the lists, as are the following; without a brand whose privileges are all hidden. */
		brands: allBrands.filter(
			({ brand_id }) =>
				brandsWithListed.has(brand_id) || !brandsWithPrivileges.has(brand_id),
		),
		categories: await db
			.select()
			.from(categories)
			.orderBy(asc(categories.seq), asc(categories.category_id)),
		groupDeals: await db
			.select()
			.from(groupDeals)
			.orderBy(asc(groupDeals.seq), asc(groupDeals.alt_reference)),
		searchKeywords: await db
			.select()
			.from(searchKeywords)
			.orderBy(asc(searchKeywords.seq), asc(searchKeywords.keyword)),
		branches: await db.select().from(branches).orderBy(asc(branches.branch_id)),
		bannerSets: await db.select().from(bannerSets).orderBy(asc(bannerSets.seq)),
		banners: await db
			.select()
			.from(banners)
			.orderBy(asc(banners.set_seq), asc(banners.seq), asc(banners.bannerid)),
	};
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const versionStatement = prepared((db) =>
	db.select().from(catalogueVersion).prepare("catalogue_version"),
);

const cache = new WeakMap<
	Database,
	{ version: number; catalogue: Promise<Catalogue> }
>();

/** The current catalogue: database triggers increase its version with every change, and each call compares the version. */
export async function catalogueOf(db: Database): Promise<Catalogue> {
	const [row] = await versionStatement(db).execute();
	const version = row?.version ?? 0;
	const cached = cache.get(db);
	if (cached?.version === version) return cached.catalogue;
	const catalogue = readCatalogue(db);
	cache.set(db, { version, catalogue });
	catalogue.catch(() => cache.delete(db));
	return catalogue;
}

/** The group of this alt_reference; throws 10018 for an unknown one. */
export function findGroupDeal({ groupDeals }: Catalogue, reference: string) {
	const group = groupDeals.find((it) => it.alt_reference === reference);
	if (!group) throw notFound();
	return group;
}
