// Limit groups: privileges with shared limits (2 §3 is_group_limit).
import type { SeedLimitGroup } from "../../store/content/programmeContent";

export const limitGroups: SeedLimitGroup[] = [
	// One of the three welcome treats per member.
	{ group: "welcome-treat", customer: 1 },
	// Two weekend getaways in all per member.
	{ group: "weekend-getaway", customer: 2 },
];
