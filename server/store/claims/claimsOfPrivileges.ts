// One row per privilege for the replies about privileges, since a customer may have thousands of claims.
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { claims } from "../schema/schema";
import { claimsInUse, usableClaims } from "./claimState";

/** For each of these privileges that the customer or one of the devices has claimed: whether the customer has, and how often the devices have. */
export const countClaimsOf = (
	db: Database,
	privilegeIds: number[],
	sub: string,
	devices: string[],
) => {
	const isOwn = eq(claims.sub, sub);
	const isByDevice = inArray(claims.imei, devices);
	return db
		.select({
			privilege_id: claims.privilege_id,
			isClaimed: sql<boolean>`bool_or(${isOwn})`,
			byDevice: sql`count(*) filter (where ${isByDevice})`.mapWith(Number),
		})
		.from(claims)
		.where(
			and(isAmong(claims.privilege_id, privilegeIds), or(isOwn, isByDevice)),
		)
		.groupBy(claims.privilege_id);
};

/** A customer's claim of a privilege: the newest usable one, else the newest that is in use, else the newest; undefined for none. */
export async function mainClaimOf(
	db: Database,
	sub: string,
	privilege_id: number,
	now: Date,
) {
	const isUsable = usableClaims(now);
	const [claim] = await db
		.select()
		.from(claims)
		.where(and(eq(claims.sub, sub), eq(claims.privilege_id, privilege_id)))
		.orderBy(
			sql`(${isUsable}) desc`,
			sql`(${or(isUsable, claimsInUse())}) desc`,
			desc(claims.claimed_at),
			desc(claims.transaction_id),
		)
		.limit(1);
	return claim;
}
