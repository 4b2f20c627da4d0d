// Reads and changes rows of the store directly.
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Store } from "../../../server/store/connection/database";
import {
	claims,
	codes,
	customers,
	deliveries,
	gameScores,
	oneTimeCodes,
	privileges,
} from "../../../server/store/schema/schema";

/** Deletes only the row of `customers`; the API deletes more (store/member/deleteCustomer.ts). */
export async function deleteCustomerRow({ db }: Store, sub: string) {
	await db.delete(customers).where(eq(customers.sub, sub));
}

export async function claimsOf({ db }: Store, sub: string) {
	return await db.select().from(claims).where(eq(claims.sub, sub));
}

/** Sets the mobile number of a customer. */
export async function setMobile({ db }: Store, sub: string, mobileno: string) {
	await db.update(customers).set({ mobileno }).where(eq(customers.sub, sub));
}

/** The stored row of the customer's newest one-time code. */
export async function oneTimeCodeOf({ db }: Store, sub: string) {
	const [row] = await db
		.select()
		.from(oneTimeCodes)
		.where(eq(oneTimeCodes.sub, sub))
		.orderBy(desc(oneTimeCodes.requested_at));
	return row;
}

/** The stored delivery of a claim. */
export async function deliveryOf({ db }: Store, transaction_id: string) {
	const [row] = await db
		.select()
		.from(deliveries)
		.where(eq(deliveries.transaction_id, transaction_id));
	return row;
}

/** A privilege with its claims (`sold`) and all codes of its pool, including unclaimed ones. */
export async function stockOf({ db }: Store, alt_reference: string) {
	const [privilege] = await db
		.select()
		.from(privileges)
		.where(eq(privileges.alt_reference, alt_reference));
	if (!privilege) throw new Error(`no privilege ${alt_reference}`);
	const { privilege_id } = privilege;
	const sold = await db
		.select()
		.from(claims)
		.where(eq(claims.privilege_id, privilege_id));
	const pool = await db
		.select()
		.from(codes)
		.where(eq(codes.privilege_id, privilege_id));
	return { privilege, sold, pool };
}

/** Adds a score as the game's server does. */
export async function addScore(
	{ db }: Store,
	round: { sub: string; points: number; at: Date; name?: string },
) {
	const { sub, points, at, name = "space" } = round;
	await db.insert(gameScores).values({ name, sub, points, created_at: at });
}

/** Runs `work` while the privilege has stock but no unclaimed codes, an inconsistent state. */
export async function withoutCodes<T>(
	{ db }: Store,
	alt_reference: string,
	work: () => Promise<T>,
): Promise<T> {
	const [privilege] = await db
		.select()
		.from(privileges)
		.where(eq(privileges.alt_reference, alt_reference));
	if (!privilege) throw new Error(`no privilege ${alt_reference}`);
	const { privilege_id } = privilege;
	const move = (from: number, to: number) =>
		db
			.update(codes)
			.set({ privilege_id: to })
			.where(and(eq(codes.privilege_id, from), isNull(codes.transaction_id)));
	await move(privilege_id, -privilege_id);
	try {
		return await work();
	} finally {
		await move(-privilege_id, privilege_id);
	}
}

/** Changes the times of a claim. */
export async function setClaim(
	{ db }: Store,
	transaction_id: string,
	times: Partial<Pick<typeof claims.$inferInsert, "claimed_at" | "expires_at">>,
) {
	await db
		.update(claims)
		.set(times)
		.where(eq(claims.transaction_id, transaction_id));
}
