// Where the worker keeps pictures: what customers sent of themselves apart from the rest, so that it goes with its customer, every note of it too (O05).

export const pictureCaches = {
	/** The programme's own, the last ones shown. */
	shown: "pictures",
	/** Those of the saved codes, kept apart from the ones that browsing pushes out; they tell what a customer has, and go with them. */
	ofCodes: "code-pictures",
	/** Kept without a list of when each was shown last: that would hold their addresses, and outlive them. */
	ofCustomers: "profile-pictures",
} as const;

/** Whether a customer sent this picture. */
export const isCustomerPicture = (path: string): boolean =>
	path.startsWith("/content/profile/");
