// Whether a page shows a copy from before it was opened, and whether the host has removed its object since.
import { useState } from "react";
import { type Failure, isNotFound } from "../../domain/app/failure";

/** `isGone`: the host no longer knows it, so that the copy must not be shown; what was loaded in this view stays. */
export function useSavedCopy({
	dataUpdatedAt,
	error,
}: {
	dataUpdatedAt: number;
	error: Failure | null;
}) {
	const [openedAt] = useState(Date.now);
	const isSaved = dataUpdatedAt < openedAt;
	return { isSaved, isGone: isSaved && error !== null && isNotFound(error) };
}
