// The demo's welcome announcement: a treat for new members.
import type { SeedWelcome } from "../../store/content/programmeContent";

export const welcomeAnnouncements: SeedWelcome[] = [
	{
		picture: "deal-iced-latte",
		path: "/privilege-group-deal?pvg_ref=PVG_1004",
		member_days: 30,
		valid_from_days: -30,
		valid_through_days: 400,
	},
];
