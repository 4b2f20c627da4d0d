// The Web Push subscriptions of customers' browsers.
import { and, desc, eq, getTableColumns, ne, notInArray } from "drizzle-orm";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { customers, pushSubscriptions } from "../schema/schema";
import type { CustomerScope } from "./customers";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The most subscriptions of one customer: the browsers of a phone, and some that ended without telling the server. */
const maxSubscriptions = 5;

/** Joins a subscription with its customer if it is on the phone that the customer uses now. */
export const isOnPhoneInUse = and(
	eq(customers.sub, pushSubscriptions.sub),
	eq(customers.imei, pushSubscriptions.imei),
);

/** Saves a browser's subscription, also one that was another customer's; removes the oldest ones and those of a phone that the customer has left. */
export async function saveSubscription(
	{ db, customer: { sub, imei }, now }: CustomerScope,
	{
		endpoint,
		...given
	}: Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth" | "locale">,
): Promise<void> {
	const row = { ...given, sub, imei, saved_at: now };
	await db
		.insert(pushSubscriptions)
		.values({ endpoint, ...row })
		.onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
	// The new one always stays, even if the clock of the process that saved another was ahead.
	const isOther = and(
		eq(pushSubscriptions.sub, sub),
		ne(pushSubscriptions.endpoint, endpoint),
	);
	const kept = db
		.select({ endpoint: pushSubscriptions.endpoint })
		.from(pushSubscriptions)
		.where(and(isOther, eq(pushSubscriptions.imei, imei)))
		.orderBy(desc(pushSubscriptions.saved_at))
		.limit(maxSubscriptions - 1);
	await db
		.delete(pushSubscriptions)
		.where(and(isOther, notInArray(pushSubscriptions.endpoint, kept)));
}

/** Removes a subscription, with `sub` only one of this customer. */
export async function removeSubscription(
	db: Database,
	endpoint: string,
	sub?: string,
): Promise<void> {
	await db
		.delete(pushSubscriptions)
		.where(
			and(
				eq(pushSubscriptions.endpoint, endpoint),
				sub === undefined ? undefined : eq(pushSubscriptions.sub, sub),
			),
		);
}

/** The subscriptions of these customers, on the phones that they use now. */
export const subscriptionsOf = (db: Database, subs: readonly string[]) =>
	db
		.select(getTableColumns(pushSubscriptions))
		.from(pushSubscriptions)
		.innerJoin(customers, isOnPhoneInUse)
		.where(isAmong(pushSubscriptions.sub, subs));
