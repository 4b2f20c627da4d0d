// Customers in the store: found by sub, created or updated at sign-in.
import { and, eq, lt, sql } from "drizzle-orm";
import type { TokenClaims } from "../../../src/contract/token";
import type { Settings } from "../../config/settings";
import { notFound, sessionTimeout, unauthorized } from "../../rules/apiError";
import { startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/database";
import { isAmong, param, prepared } from "../connection/prepared";
import { customers } from "../schema/schema";

export type CustomerRow = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;

/** What a call works with: the store (the transaction of a mutation), its customer and its time. */
export interface CustomerScope {
	db: Database;
	customer: CustomerRow;
	now: Date;
}

/** A CustomerScope with the key that hashes stored codes and devices. */
export interface KeyedScope extends CustomerScope {
	settings: Pick<Settings, "tokenKey">;
}

/** Locks a customer's row against other changes until the transaction ends. Throws 10018 for an unknown one. */
export async function lockCustomer(
	tx: Database,
	sub: string,
): Promise<CustomerRow> {
	const [row] = await tx
		.select()
		.from(customers)
		.where(eq(customers.sub, sub))
		.for("no key update");
	if (!row) throw notFound();
	return row;
}

const customerBySub = (db: Database) =>
	db
		.select()
		.from(customers)
		.where(eq(customers.sub, param("sub")));

/** Parameters: `sub`. */
const customerBySubStatement = prepared((db) =>
	customerBySub(db).prepare("customer_by_sub"),
);

/** The row shared with other transactions, and protected from a deletion until this one ends. Parameters: `sub`. */
export const customerForShareStatement = prepared((db) =>
	customerBySub(db).for("key share").prepare("kept_customer"),
);

/** Waits for running work of the customer, then locks the row against any other. Parameters: `sub`. */
export const customerForUpdateStatement = prepared((db) =>
	customerBySub(db).for("update").prepare("locked_customer"),
);

/** Protects these customers from a deletion until the transaction ends; returns those who are not being deleted. */
export async function protectCustomers(tx: Database, subs: readonly string[]) {
	const rows = await tx
		.select({ sub: customers.sub })
		.from(customers)
		.where(isAmong(customers.sub, subs))
		.for("key share", { skipLocked: true });
	return rows.map(({ sub }) => sub);
}

export async function findCustomer(
	db: Database,
	sub: string,
	statement = customerBySubStatement,
): Promise<CustomerRow | undefined> {
	const [row] = await statement(db).execute({ sub });
	return row;
}

/** Whether a token was issued to this customer, not to one of the same sub who was deleted before. */
export const isTokenOf = (
	customer: CustomerRow | undefined,
	claims: TokenClaims | null,
): boolean =>
	customer !== undefined &&
	claims !== null &&
	// A token's time is in whole seconds.
	(claims.iat ?? 0) >= Math.floor(customer.created_at.getTime() / 1000);

/** The customer found for a token. Throws 401 for none, 403 for the token of a device that the customer left (1 §1) or one from before a deletion. */
export function checkToken(
	customer: CustomerRow | undefined,
	claims: TokenClaims | null,
): CustomerRow {
	if (!customer || !claims) throw unauthorized();
	if (customer.imei !== claims.imei || !isTokenOf(customer, claims))
		throw sessionTimeout();
	return customer;
}

/** Creates the customer at the first sign-in (`isNew`); a later one updates the device and the data that the sign-in has. */
export async function upsertCustomer(
	tx: Database,
	fresh: NewCustomer,
): Promise<{ customer: CustomerRow; isNew: boolean }> {
	const [created] = await tx
		.insert(customers)
		.values(fresh)
		.onConflictDoNothing()
		.returning();
	if (created) return { customer: created, isNew: true };
	const { model, imei, serial, device_series, device_name } = fresh;
	const { email, tier, is_plus, is_flagship, tier_start, tier_end } = fresh;
	// A tier lasts to the end of its last day; after that a new period begins.
	const today = startOfDay(fresh.created_at, 0);
	await tx
		.update(customers)
		.set({ tier_start, tier_end })
		.where(and(eq(customers.sub, fresh.sub), lt(customers.tier_end, today)));
	const [updated] = await tx
		.update(customers)
		.set({
			model,
			imei,
			serial,
			device_series,
			device_name,
			tier,
			is_plus,
			is_flagship,
			// Without this, a store that was used with a later NOW would issue tokens that are dated in the future.
			created_at: sql`least(${customers.created_at}, ${fresh.created_at.toISOString()})`,
			// A sign-in without an email keeps the one that the customer entered.
			...(email !== "" && { email }),
		})
		.where(eq(customers.sub, fresh.sub))
		.returning();
	// The customer was deleted meanwhile.
	if (!updated) return await upsertCustomer(tx, fresh);
	return { customer: updated, isNew: false };
}
