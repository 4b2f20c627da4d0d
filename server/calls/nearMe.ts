// Deals near a place: those used at a counter, by the distance of the brand's nearest branch (2 §7 getDealNearMe).
import { and, eq, inArray } from "drizzle-orm";
import type { PrivilegeCard } from "../../src/contract/privilegeCard";
import { privilegeType } from "../../src/contract/privilegeFields";
import { type Position, roundDistance } from "../rules/distance";
import { branchesNear } from "../store/catalogue/branches";
import { listedCards, type Ordering } from "../store/catalogue/privileges";
import { privileges } from "../store/schema/schema";
import type { CustomerContext } from "./defineCall";
import { cardsFor } from "./privilegeFields";

/** The documents name a range for branches alone. */
const nearKm = 50;

/** The cards with their distance in km, nearest first unless another order is requested. */
export async function dealsNear(
	context: CustomerContext,
	here: Position,
	ordering: Ordering,
): Promise<PrivilegeCard[]> {
	const { db, now } = context;
	const distances = new Map<number, number>();
	for (const { brand_id, distance } of await branchesNear(db, here, nearKm))
		if (!distances.has(brand_id))
			distances.set(brand_id, roundDistance(distance));
	if (distances.size === 0) return [];
	const rows = await listedCards(
		db,
		and(
			eq(privileges.type, privilegeType.code),
			inArray(privileges.brand_id, [...distances.keys()]),
		),
		ordering,
		now,
	);
	const cards = (await cardsFor(context, rows)).map((card) => ({
		...card,
		distance: distances.get(Number(card.brand_id)) ?? null,
	}));
	const isOrdered =
		ordering.OrderBy_Character?.isOrder_By_Character ||
		ordering.OrderBy_Point?.isOrder_By_Point;
	return isOrdered
		? cards
		: cards.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
