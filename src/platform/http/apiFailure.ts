// The failure that every call throws; app/showFailure decides what a person sees.
import {
	type ErrorCode,
	type LocalizedMessage,
	noMessage,
} from "../../contract/envelope";
import type { Failure } from "../../domain/app/failure";
import { isUndecided, retryableStatuses } from "../../domain/app/httpStatus";

/** A failed call; not an Error, because `message` is the server's, in both languages. */
export class ApiFailure implements Failure {
	readonly status: number;
	readonly code: ErrorCode | null;
	readonly message: LocalizedMessage;
	readonly reason: Failure["reason"];
	readonly article: object | null;
	/** The token of the request, undefined where it had none. */
	readonly token: string | undefined;
	readonly cause: unknown;

	constructor(
		failure: Partial<Failure> & Pick<Failure, "reason"> & { token?: string },
		cause?: unknown,
	) {
		this.status = failure.status ?? 0;
		this.code = failure.code ?? null;
		this.message = failure.message ?? noMessage;
		this.reason = failure.reason;
		this.article = failure.article ?? null;
		this.token = failure.token;
		this.cause = cause;
	}
}

/** Whether the call may have taken effect without a usable reply. */
export const mayHaveTakenEffect = (failure: unknown): boolean =>
	failure instanceof ApiFailure && isUndecided(failure);

/** Whether a failed request is worth another attempt later; false only if the server has decided against it for good. */
export const isRetryable = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	mayHaveTakenEffect(failure) ||
	retryableStatuses.includes(failure.status);
