// Deletes a customer's rows; claims stay without a name and a device, for the limits (1 §7 Manual).
import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { deletedDevice } from "../../rules/deletedDevice";
import type { Database } from "../connection/database";
import {
	articleJoins,
	claims,
	codeReminders,
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
	pushSubscriptions,
	registrations,
	searchLogs,
	surveyAnswers,
	tierExpiryDismissals,
} from "../schema/schema";
import { type KeyedScope, lockCustomer } from "./customers";

/** Tables with rows of one customer only. */
const customerTables = [
	...[favourites, oneTimeCodes, customerAddresses, customerConsents],
	...[surveyAnswers, registrations, tierExpiryDismissals, completedTutorials],
	...[articleJoins, notificationReads, profilePictures, gameScores],
	...[eventSessions, eventLogs, privilegeEvents, searchLogs],
	...[pushSubscriptions, codeReminders],
];

/** The claims keep what limits and books need: privilege, code, times. */
async function anonymiseClaims(tx: Database, sub: string, secret: string) {
	const anonymous = `deleted-${randomUUID()}`;
	const devices = await tx
		.selectDistinct({ imei: claims.imei })
		.from(claims)
		.where(eq(claims.sub, sub));
	// Deliveries have names and addresses.
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
			.set({ sub: anonymous, imei: deletedDevice(imei, secret) })
			.where(and(eq(claims.sub, sub), eq(claims.imei, imei)));
}

/** Deletes the demo inbox's texts to each number that the customer asked a code for. */
async function deleteTexts(tx: Database, sub: string, mobileno: string) {
	const asked = await tx
		.selectDistinct({ mobile: oneTimeCodes.mobile })
		.from(oneTimeCodes)
		.where(eq(oneTimeCodes.sub, sub));
	const numbers = [mobileno, ...asked.map(({ mobile }) => mobile)];
	await tx.delete(messages).where(inArray(messages.to, numbers));
}

/** Deletes a customer. Stock, codes and used limits stay as they are. */
export async function deleteCustomer({
	db: tx,
	customer: { sub, mobileno },
	settings,
}: KeyedScope): Promise<void> {
	// Waits for running mutations, which would leave rows behind.
	await lockCustomer(tx, sub, "update");
	await anonymiseClaims(tx, sub, settings.tokenKey);
	await deleteTexts(tx, sub, mobileno);
	for (const table of customerTables)
		await tx.delete(table).where(eq(table.sub, sub));
	await tx.delete(customers).where(eq(customers.sub, sub));
}
