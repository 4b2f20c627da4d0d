// Queries of privileges: by reference, which are in stock, the favourites of a customer.
import { and, asc, desc, eq, gt, or, type Placeholder } from "drizzle-orm";
import { favouriteContent } from "../../../src/contract/favourites";
import { notFound } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { brands, favourites, limitGroups, privileges } from "../schema/schema";

export type PrivilegeRow = typeof privileges.$inferSelect;

/** A privilege by its alt_reference or its 4-digit reference. */
export const matchesReference = (reference: string | Placeholder) =>
	or(
		eq(privileges.alt_reference, reference),
		eq(privileges.reference, reference),
	);

/** Privileges by any of the references, each an alt_reference or a 4-digit reference. */
export const matchesReferences = (references: string[]) =>
	or(
		isAmong(privileges.alt_reference, references),
		isAmong(privileges.reference, references),
	);

/** The visible favourites, newest first, with the time each was added. */
export const favouritePrivileges = (db: Database, sub: string) =>
	db
		.select({
			privilege_id: privileges.privilege_id,
			added_at: favourites.added_at,
		})
		.from(favourites)
		.innerJoin(privileges, eq(privileges.alt_reference, favourites.content_ref))
		.where(
			and(
				eq(favourites.sub, sub),
				eq(favourites.content_type, favouriteContent.privilege),
				eq(privileges.hidden, false),
			),
		)
		.orderBy(desc(favourites.added_at), asc(privileges.privilege_id));

/** One privilege with its brand and its limit group; throws 10018. */
export async function findPrivilege(db: Database, reference: string) {
	const [row] = await db
		.select({ privilege: privileges, brand: brands, group: limitGroups })
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.leftJoin(limitGroups, eq(limitGroups.name, privileges.limit_group))
		.where(matchesReference(reference));
	if (!row) throw notFound();
	return row;
}

/** The ids among `privilegeIds` that are in stock. */
export async function inStockAmong(db: Database, privilegeIds: number[]) {
	const rows = await db
		.select({ privilege_id: privileges.privilege_id })
		.from(privileges)
		.where(
			and(
				isAmong(privileges.privilege_id, privilegeIds),
				gt(privileges.entry_remaining, 0),
			),
		);
	return new Set(rows.map(({ privilege_id }) => privilege_id));
}
