// Limit groups: privileges that share one allowance per customer (2 §3 is_group_limit).
import type { SeedLimitGroup } from "../../store/content/programmeContent";

export const limitGroups: SeedLimitGroup[] = [
	// The three welcome treats: one of them for each member.
	{ group: "welcome-treat", customer: 1 },
	// The two weekend getaways: two in all for each member.
	{ group: "weekend-getaway", customer: 2 },
];
