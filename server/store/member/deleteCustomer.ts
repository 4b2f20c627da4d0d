// Deletes a customer's rows; claims stay without a name, for the limits (1 §7 Manual).
import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../connection/database";
import {
	articleJoins,
	claims,
	completedTutorials,
	customerAddresses,
	customerConsents,
	customers,
	deliveries,
	eventLogs,
	eventSessions,
	favourites,
	gameScores,
	messages,
	notificationReads,
	oneTimeCodes,
	privilegeEvents,
	profilePictures,
	registrations,
	searchLogs,
	surveyAnswers,
	tierExpiryDismissals,
} from "../schema/schema";
import { type CustomerRow, lockCustomer } from "./customers";

/** Tables with rows of one customer only. */
const customerTables = [
	...[favourites, oneTimeCodes, customerAddresses, customerConsents],
	...[surveyAnswers, registrations, tierExpiryDismissals, completedTutorials],
	...[articleJoins, notificationReads, profilePictures, gameScores],
	...[eventSessions, eventLogs, privilegeEvents, searchLogs],
];

/** Deletes a customer. Stock, codes and used limits stay as they are. */
export async function deleteCustomer(
	tx: Database,
	{ sub, mobileno }: Pick<CustomerRow, "sub" | "mobileno">,
): Promise<void> {
	// Waits for running mutations, which would leave rows behind.
	await lockCustomer(tx, sub, "update");
	const claimed = await tx
		.update(claims)
		.set({ sub: `deleted-${randomUUID()}` })
		.where(eq(claims.sub, sub))
		.returning({ id: claims.transaction_id });
	// Deliveries have names and addresses.
	await tx.delete(deliveries).where(
		inArray(
			deliveries.transaction_id,
			claimed.map(({ id }) => id),
		),
	);
	if (mobileno !== "")
		await tx.delete(messages).where(eq(messages.to, mobileno));
	for (const table of customerTables)
		await tx.delete(table).where(eq(table.sub, sub));
	await tx.delete(customers).where(eq(customers.sub, sub));
}
