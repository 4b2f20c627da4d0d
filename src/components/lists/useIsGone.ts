// Whether the host has removed an object since its copy on this phone was loaded.
import { useState } from "react";
import { type Failure, isNotFound } from "../../domain/app/failure";

/** Whether the host no longer knows the object of a copy from before the page was opened, so that the copy must not be shown; what was loaded in this view stays. */
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
