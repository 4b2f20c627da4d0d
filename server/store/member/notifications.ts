// News notifications: those that were sent, and which of them a customer has read (3 §3, 3 §4).
import { and, desc, eq, lte } from "drizzle-orm";
import { notFound } from "../../rules/apiError";
import { parseId } from "../../rules/parseId";
import { brands, notificationReads, notifications } from "../schema/schema";
import type { CustomerScope } from "./customers";

/** The sent notifications, newest first, with the brand's logo and the time of reading. */
export const notificationsOf = ({ db, customer, now }: CustomerScope) =>
	db
		.select({
			notification: notifications,
			logo: brands.logo,
			read_at: notificationReads.read_at,
		})
		.from(notifications)
		.leftJoin(brands, eq(brands.brand_id, notifications.brand_id))
		.leftJoin(
			notificationReads,
			and(
				eq(notificationReads.campaign_id, notifications.campaign_id),
				eq(notificationReads.sub, customer.sub),
			),
		)
		.where(lte(notifications.sent_at, now))
		.orderBy(desc(notifications.sent_at), desc(notifications.campaign_id));

/** Marks a notification as read, and keeps the first time. Throws 10018 for an unknown one. */
export async function readNotification(
	{ db, customer: { sub }, now }: CustomerScope,
	campaignId: string,
): Promise<void> {
	const campaign_id = parseId(campaignId);
	if (campaign_id === null) throw notFound();
	const isSent = and(
		eq(notifications.campaign_id, campaign_id),
		lte(notifications.sent_at, now),
	);
	if ((await db.$count(notifications, isSent)) === 0) throw notFound();
	await db
		.insert(notificationReads)
		.values({ sub, campaign_id, read_at: now })
		.onConflictDoNothing();
}
