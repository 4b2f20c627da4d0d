// The home dialogs of a member: welcome announcement and tier expiry notice (3 §4).
import { and, asc, eq } from "drizzle-orm";
import { dayMs, endOfDay, startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/database";
import { isCurrent } from "../schema/columns";
import { tierExpiryDismissals, welcomeAnnouncements } from "../schema/schema";
import type { CustomerRow, CustomerScope } from "./customers";
import { registeredAt } from "./registration";

/** How many Bangkok days before the end of the tier the notice appears. */
const noticeDays = 30;

/** The first current announcement that fits the member; null for none, and for customers who may not claim yet. */
export async function welcomeAnnouncementFor({
	db,
	customer,
	now,
}: CustomerScope) {
	if (!customer.is_accessed_condition) return null;
	const rows = await db
		.select()
		.from(welcomeAnnouncements)
		.where(isCurrent(welcomeAnnouncements, now))
		.orderBy(asc(welcomeAnnouncements.seq));
	const since = await registeredAt(db, customer.sub);
	return (
		rows.find(
			({ member_days }) =>
				member_days === null ||
				(since !== null &&
					now.getTime() - since.getTime() < member_days * dayMs),
		) ?? null
	);
}

/** Whether the tier ends within 30 Bangkok days, today included, and the notice has not been dismissed. */
export async function isTierExpiryNoticeDue({
	db,
	customer,
	now,
}: CustomerScope): Promise<boolean> {
	const { sub, tier_end, is_accessed_condition } = customer;
	const isNear =
		tier_end >= startOfDay(now, 0) && tier_end <= endOfDay(now, noticeDays);
	if (!is_accessed_condition || !isNear) return false;
	const isOfThisEnd = and(
		eq(tierExpiryDismissals.sub, sub),
		eq(tierExpiryDismissals.tier_end, tier_end),
	);
	return (await db.$count(tierExpiryDismissals, isOfThisEnd)) === 0;
}

/** Saves the first dismissal for this tier end. */
export async function dismissTierExpiryNotice(
	tx: Database,
	{ sub, tier_end }: CustomerRow,
	closed_at: Date,
): Promise<void> {
	await tx
		.insert(tierExpiryDismissals)
		.values({ sub, tier_end, closed_at })
		.onConflictDoNothing();
}
