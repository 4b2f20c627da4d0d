// A customer taken out of the store: what is theirs goes, what they claimed goes on counting, as nobody's (1 §7 Manual).
import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { CustomerRow } from "../claims/criteria";
import type { Database } from "../connection/openDatabase";
import {
	articleJoins,
	claims,
	customerAddresses,
	customerConsents,
	customers,
	deliveries,
	eventLogs,
	eventSessions,
	expirePopups,
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
	tutorialsTaken,
} from "../schema/schema";

/** The tables that hold nothing but a customer's own. */
const own = [
	...[favourites, oneTimeCodes, customerAddresses, customerConsents],
	...[surveyAnswers, registrations, expirePopups, tutorialsTaken],
	...[articleJoins, notificationReads, profilePictures, gameScores],
	...[eventSessions, eventLogs, privilegeEvents, searchLogs],
];

/** Deletes a customer. Stock, codes and the limits of the programme and of the device stay as they are: nothing is ever sold twice. */
export async function deleteCustomer(
	tx: Database,
	{ sub, mobileno }: Pick<CustomerRow, "sub" | "mobileno">,
): Promise<void> {
	// A claim under way counts for who it was made for.
	await tx
		.select({ sub: customers.sub })
		.from(customers)
		.where(eq(customers.sub, sub))
		.for("update");
	const claimed = await tx
		.update(claims)
		.set({ sub: `deleted-${randomUUID()}` })
		.where(eq(claims.sub, sub))
		.returning({ id: claims.transaction_id });
	// Names and addresses are theirs too.
	await tx.delete(deliveries).where(
		inArray(
			deliveries.transaction_id,
			claimed.map(({ id }) => id),
		),
	);
	if (mobileno !== "")
		await tx.delete(messages).where(eq(messages.to, mobileno));
	for (const table of own) await tx.delete(table).where(eq(table.sub, sub));
	await tx.delete(customers).where(eq(customers.sub, sub));
}
