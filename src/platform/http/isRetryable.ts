// Whether a failed request is worth another attempt later.
import { retryableStatuses } from "../../domain/app/httpStatus";
import { ApiFailure, isReplyLost } from "./apiFailure";

/** False only where the server's refusal is final. */
export const isRetryable = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	isReplyLost(failure) ||
	retryableStatuses.includes(failure.status);
