// Whether a failed request is worth another attempt later.
import { ApiFailure, isReplyLost } from "./apiFailure";

/** Session, lock and rate limit: the same request may succeed later. */
export const retryableStatuses = [401, 403, 423, 429];

/** False only where the server's refusal is final. */
export const isRetryable = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	isReplyLost(failure) ||
	retryableStatuses.includes(failure.status);
