// Deals near a place: those used at a counter, by the distance of the brand's nearest branch (2 §7 getDealNearMe).
import { and, eq, inArray } from "drizzle-orm";
import type { NearDeal } from "../../src/contract/browse";
import { privilegeType } from "../../src/contract/privilegeFields";
import { type Position, roundDistance } from "../rules/distance";
import { type BranchRow, branchesNear } from "../store/catalogue/branches";
import { listedCards, type Ordering } from "../store/catalogue/privileges";
import { privileges } from "../store/schema/schema";
import type { CustomerContext } from "./defineCall";
import { cardsFor } from "./privilegeFields";

/** The documents name a range for branches alone. */
const nearKm = 50;

/** The cards with the brand's nearest branch and its distance in km, nearest first unless another order is requested. */
export async function dealsNear(
	context: CustomerContext,
	here: Position,
	ordering: Ordering,
): Promise<NearDeal[]> {
	const { db, now } = context;
	const nearest = new Map<number, BranchRow & { distance: number }>();
	for (const branch of await branchesNear(db, here, nearKm))
		if (!nearest.has(branch.brand_id)) nearest.set(branch.brand_id, branch);
	if (nearest.size === 0) return [];
	const rows = await listedCards(
		db,
		and(
			eq(privileges.type, privilegeType.code),
			inArray(privileges.brand_id, [...nearest.keys()]),
		),
		ordering,
		now,
	);
	const cards = (await cardsFor(context, rows)).map((card) => {
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
	const isOrdered =
		ordering.OrderBy_Character?.isOrder_By_Character ||
		ordering.OrderBy_Point?.isOrder_By_Point;
	return isOrdered
		? cards
		: cards.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
