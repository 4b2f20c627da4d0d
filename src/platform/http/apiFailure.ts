// The failure that every call throws; app/showFailure decides what a person sees.
import {
	type ErrorCode,
	type LocalizedMessage,
	noMessage,
} from "../../contract/envelope";
import type { Failure } from "../../domain/app/failure";

/** A failed call. Not an Error: `message` is the server's, in both languages. */
export class ApiFailure implements Failure {
	readonly status: number;
	readonly code: ErrorCode | null;
	readonly message: LocalizedMessage;
	readonly reason: Failure["reason"];
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
		this.token = failure.token;
		this.cause = cause;
	}
}

/** 408: a proxy gave up; the server may have the request. */
const requestTimeout = 408;

/** Whether the call may have taken effect without a usable reply: a 5xx may come from a proxy, or after the work. */
export function isReplyLost(failure: unknown): boolean {
	if (!(failure instanceof ApiFailure)) return false;
	const { reason, status } = failure;
	return reason !== "status" || status >= 500 || status === requestTimeout;
}
