// Queries of branches: of a brand, and near a place.
import { and, asc, between, eq } from "drizzle-orm";
import { distanceKm, type Position } from "../../rules/distance";
import type { Database } from "../connection/openDatabase";
import { branches, brands } from "../schema/schema";

export type BranchRow = typeof branches.$inferSelect;

const isId = (text: string) => /^\d{1,9}$/.test(text);

/** A brand by the text of its id, or null. */
export async function brandOf(db: Database, id: string) {
	if (!isId(id)) return null;
	const [row] = await db
		.select()
		.from(brands)
		.where(eq(brands.brand_id, Number(id)));
	return row ?? null;
}

/** All branches of a brand; none for an unknown id. */
export async function branchesOfBrand(
	db: Database,
	brand_id: string,
): Promise<BranchRow[]> {
	if (!isId(brand_id)) return [];
	return await db
		.select()
		.from(branches)
		.where(eq(branches.brand_id, Number(brand_id)))
		.orderBy(asc(branches.branch_id));
}

const kmPerDegree = 111;

/** Branches within `km` of a place with their distance, nearest first; of one brand or of all. */
export async function branchesNear(
	db: Database,
	here: Position,
	km: number,
	brand_id?: number,
): Promise<(BranchRow & { distance: number })[]> {
	// Filters by latitude in SQL, because degrees of longitude shrink towards the poles; the exact distance decides after that.
	const degrees = km / kmPerDegree + 0.01;
	const rows = await db
		.select()
		.from(branches)
		.where(
			and(
				between(branches.lat, here.lat - degrees, here.lat + degrees),
				brand_id === undefined ? undefined : eq(branches.brand_id, brand_id),
			),
		);
	return rows
		.map((row) => ({ ...row, distance: distanceKm(here, row) }))
		.filter((row) => row.distance <= km)
		.sort((a, b) => a.distance - b.distance || a.branch_id - b.branch_id);
}
