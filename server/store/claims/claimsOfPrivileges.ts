// The claims of privileges for the replies about them.
import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { claims } from "../schema/schema";

/** The claims of these privileges by the customer or on one of the devices: who claimed, and on which device. */
export const claimsByCustomerOrDevice = (
	db: Database,
	privilegeIds: number[],
	sub: string,
	devices: string[],
) =>
	db
		.select({
			privilege_id: claims.privilege_id,
			sub: claims.sub,
			imei: claims.imei,
		})
		.from(claims)
		.where(
			and(
				isAmong(claims.privilege_id, privilegeIds),
				or(eq(claims.sub, sub), inArray(claims.imei, devices)),
			),
		);

/** A customer's claims of one privilege, newest first. */
export const customerClaimsOfPrivilege = (
	db: Database,
	sub: string,
	privilege_id: number,
) =>
	db
		.select()
		.from(claims)
		.where(and(eq(claims.sub, sub), eq(claims.privilege_id, privilege_id)))
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id));
