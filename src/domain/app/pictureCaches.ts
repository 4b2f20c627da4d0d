// Names of the picture caches; customers' pictures are separate, so that they are deleted with their customer (O05).

export const pictureCaches = {
	/** The last shown pictures of the programme; deleted when the phone is too full to save something else. */
	shown: "pictures",
	/** Pictures of saved codes, kept while browsing evicts others, deleted with the customer. */
	ofCodes: "code-pictures",
	/** Profile pictures, without access times, which would outlive the pictures. */
	ofCustomers: "profile-pictures",
} as const;

/** Whether a customer uploaded this picture. */
export const isCustomerPicture = (path: string): boolean =>
	path.startsWith("/content/profile/");
