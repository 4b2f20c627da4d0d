// Whether the host has removed an object since its copy on this phone was loaded.
import { useState } from "react";
import { type Failure, isNotFound } from "../../domain/app/failure";

/** Whether the host no longer has the object of a copy that was loaded before this view, so that the copy must not be shown; an object that this view loaded stays. */
export function useIsGone({
	dataUpdatedAt,
	error,
}: {
	dataUpdatedAt: number;
	error: Failure | null;
}): boolean {
	const [openedAt] = useState(Date.now);
	return dataUpdatedAt < openedAt && error !== null && isNotFound(error);
}
