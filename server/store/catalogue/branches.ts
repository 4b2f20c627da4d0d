// The brands of the catalogue and their branches: of a brand, and near a place.
import { distanceKm, type Position } from "../../rules/distance";
import type { BranchRow, Catalogue } from "./catalogue";

export const findBrand = ({ brands }: Catalogue, id: string) =>
	brands.find(({ brand_id }) => String(brand_id) === id) ?? null;

export const branchesOfBrand = ({ branches }: Catalogue, brand: string) =>
	branches.filter(({ brand_id }) => String(brand_id) === brand);

/** `distance` is in km. */
type BranchNear = BranchRow & { distance: number };

/** Each brand's nearest branch within `km` of a place, by the brand's id. */
export function nearestBranchByBrand(
	{ branches }: Catalogue,
	here: Position,
	km: number,
): Map<number, BranchNear> {
	const nearest = new Map<number, BranchNear>();
	for (const row of branches) {
		const distance = distanceKm(here, row);
		const least = nearest.get(row.brand_id)?.distance ?? km;
		if (distance < least) nearest.set(row.brand_id, { ...row, distance });
	}
	return nearest;
}

/** A brand's branches within `km` of a place with their distance, nearest first. */
export const branchesOfBrandNear = (
	catalogue: Catalogue,
	brand: string,
	here: Position,
	km: number,
): BranchNear[] =>
	branchesOfBrand(catalogue, brand)
		.map((row) => ({ ...row, distance: distanceKm(here, row) }))
		.filter((row) => row.distance <= km)
		.sort((a, b) => a.distance - b.distance || a.branch_id - b.branch_id);
