// Recognises a full storage.

/** Whether a write failed because the phone is full. */
export const isStorageFull = (failure: unknown): boolean =>
	failure instanceof Error && failure.name === "QuotaExceededError";
