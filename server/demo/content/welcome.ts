// The demo's welcome announcement: the treat that waits for who has just joined.

export interface SeedWelcome {
	/** Name of a drawn picture below /content/. */
	picture: string;
	/** An address inside the app, or "". */
	path: string;
	/** Only for members of at most so many days. */
	member_days?: number;
	/** Days from the day of seeding. */
	valid_from_days: number;
	valid_through_days: number;
}

export const welcomeAnnouncements: SeedWelcome[] = [
	{
		picture: "deal-iced-latte",
		path: "/privilege-group-deal?pvg_ref=PVG_1004",
		member_days: 30,
		valid_from_days: -30,
		valid_through_days: 400,
	},
];
