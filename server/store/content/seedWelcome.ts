// Seeds the welcome announcements.

import { endOfDay, startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/openDatabase";
import { welcomeAnnouncements } from "../schema/onboardingSchema";
import type { SeedWelcome } from "./programmeContent";

/** Days count from `now`. */
export async function seedWelcome(
	db: Database,
	announcements: readonly SeedWelcome[],
	now: Date,
): Promise<void> {
	await db.delete(welcomeAnnouncements);
	if (announcements.length === 0) return;
	await db.insert(welcomeAnnouncements).values(
		announcements.map((it, at) => ({
			seq: at + 1,
			picture: it.picture,
			path: it.path,
			member_days: it.member_days ?? null,
			valid_from: startOfDay(now, it.valid_from_days),
			valid_through: endOfDay(now, it.valid_through_days),
		})),
	);
}
