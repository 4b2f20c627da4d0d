// HTTP statuses that say nothing final about a request; apart from failure.ts, whose texts the first load does not need.

/** Session, lock and rate limit: shown even for silent calls, and the same request may succeed later. */
export const retryableStatuses: readonly number[] = [401, 403, 423, 429];

/** Whether the status leaves the result open: a 5xx, 408 or 425 may come from a proxy, or after the request took effect. */
export const isUndecidedStatus = (status: number): boolean =>
	status >= 500 || status === 408 || status === 425;

/** Whether a failed call leaves the result open: it got no readable reply, or an undecided status. */
export const isUndecided = (failure: {
	reason: string;
	status: number;
}): boolean => failure.reason !== "status" || isUndecidedStatus(failure.status);
