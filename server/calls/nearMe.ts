// Deals near a place: those used at a counter, by the distance of the brand's nearest branch (2 §7 getDealNearMe).
import type { NearDeal } from "../../src/contract/browse";
import { privilegeType } from "../../src/contract/privilegeFields";
import { type Position, roundDistance } from "../rules/distance";
import { nearestBranches } from "../store/catalogue/branches";
import { catalogueOf } from "../store/catalogue/catalogue";
import {
	isOrdered,
	listedPrivileges,
	type Ordering,
} from "../store/catalogue/privilegeLists";
import type { CustomerContext } from "./defineCall";
import { cardsFor } from "./privilegeFields";

/** The documents name a range for branches alone. */
const nearKm = 50;

/** The contract has no pages. */
const maxCards = 200;

/** The nearest cards with the brand's nearest branch and its distance in km, nearest first unless another order is requested. */
export async function dealsNear(
	context: CustomerContext,
	here: Position,
	ordering: Ordering,
): Promise<NearDeal[]> {
	const catalogue = await catalogueOf(context.db);
	const nearest = nearestBranches(catalogue, here, nearKm);
	const distanceOf = (row: { brand_id: number }) =>
		nearest.get(row.brand_id)?.distance ?? 0;
	const rows = listedPrivileges(
		catalogue,
		ordering,
		context.now,
		(row) => row.type === privilegeType.code && nearest.has(row.brand_id),
	);
	const byDistance = rows.toSorted((a, b) => distanceOf(a) - distanceOf(b));
	const shown = new Set(byDistance.slice(0, maxCards));
	const chosen = isOrdered(ordering)
		? rows.filter((row) => shown.has(row))
		: [...shown];
	return (await cardsFor(context, chosen)).map((card) => {
		const branch = nearest.get(Number(card.brand_id));
		return {
			...card,
			distance: branch ? roundDistance(branch.distance) : null,
			branch_title_th: branch?.name_th ?? "",
			branch_title_en: branch?.name_en ?? "",
			branch_lat: branch?.lat ?? null,
			branch_lng: branch?.lng ?? null,
		};
	});
}
