// A write that the phone has no room for.

/** Whether a write failed because the phone is full. */
export const isStorageFull = (failure: unknown): boolean =>
	failure instanceof Error && failure.name === "QuotaExceededError";
