// Deletes a customer's rows; claims and one-time codes stay under pseudonyms, for the limits (1 §7 Manual).
import { and, eq, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
	customerPseudonym,
	devicePseudonym,
	numberPseudonym,
} from "../../rules/pseudonyms";
import type { Database } from "../connection/database";
import * as schema from "../schema/schema";
import type { CustomerRow, KeyedScope } from "./customers";

const { claims, customers, deliveries, messages, oneTimeCodes } = schema;

/** Tables with a `sub` whose rows are anonymised, deleted last or by age, or belong to no customer. */
const otherTables: PgTable[] = [
	claims,
	oneTimeCodes,
	customers,
	schema.savedReplies,
	schema.gamePlayers,
];
/** Tables with rows of one customer only: all others with a `sub`. */
export const customerTables = Object.values(schema)
	.filter((table) => "sub" in table)
	.filter((table) => !otherTables.includes(table));

/** Replaces customer and device of the claims by pseudonyms; privilege, code and times stay, for the limits and the accounts. */
async function anonymiseClaims(tx: Database, sub: string, secret: string) {
	const devices = await tx
		.selectDistinct({ imei: claims.imei })
		.from(claims)
		.where(eq(claims.sub, sub));
	// Deliveries are deleted, because they have names and addresses.
	await tx
		.delete(deliveries)
		.where(
			inArray(
				deliveries.transaction_id,
				tx
					.select({ id: claims.transaction_id })
					.from(claims)
					.where(eq(claims.sub, sub)),
			),
		);
	for (const { imei } of devices)
		await tx
			.update(claims)
			.set({
				sub: customerPseudonym(sub, secret),
				imei: devicePseudonym(imei, secret),
			})
			.where(and(eq(claims.sub, sub), eq(claims.imei, imei)));
}

/** Anonymises the one-time codes, which keep their times but can no longer be used, and deletes the demo inbox's texts to their numbers. */
async function anonymiseCodes(
	tx: Database,
	{ sub, mobileno }: CustomerRow,
	secret: string,
) {
	const rows = await tx
		.selectDistinct({ mobile: oneTimeCodes.mobile })
		.from(oneTimeCodes)
		.where(eq(oneTimeCodes.sub, sub));
	const numbers = rows.map(({ mobile }) => mobile);
	await tx.delete(messages).where(inArray(messages.to, [mobileno, ...numbers]));
	for (const mobile of numbers)
		await tx
			.update(oneTimeCodes)
			.set({
				sub: customerPseudonym(sub, secret),
				mobile: numberPseudonym(mobile, secret),
			})
			.where(and(eq(oneTimeCodes.sub, sub), eq(oneTimeCodes.mobile, mobile)));
}

/** Deletes a customer whose row is locked by customerForUpdateStatement: other work would leave rows behind. Stock, codes and used limits stay as they are. */
export async function deleteCustomer({
	db: tx,
	customer,
	settings,
}: KeyedScope): Promise<void> {
	const { sub } = customer;
	await anonymiseClaims(tx, sub, settings.tokenKey);
	await anonymiseCodes(tx, customer, settings.tokenKey);
	for (const table of customerTables)
		await tx.delete(table).where(eq(table.sub, sub));
	await tx.delete(customers).where(eq(customers.sub, sub));
}
