// Whether a failed request is worth another attempt later.
import { retryableStatuses } from "../../domain/app/httpStatus";
import { ApiFailure, mayHaveTakenEffect } from "./apiFailure";

/** False only where the server's refusal is final. */
export const isRetryable = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	mayHaveTakenEffect(failure) ||
	retryableStatuses.includes(failure.status);
