// The one thing a call throws. It shows nothing; app/failures decides what a person sees.
import type { LocalizedMessage } from "../../contract/envelope";
import type { Failure } from "../../domain/app/failure";

/** A failed call. Not an Error: its message is the server's, in both languages. */
export class ApiFailure implements Failure {
	/** HTTP status, 0 without a reply. */
	readonly status: number;
	/** error.code of the reply, null where it has none. */
	readonly code: number | null;
	/** The server's texts, empty where it sent none. */
	readonly message: LocalizedMessage;
	readonly reason: Failure["reason"];
	/** The token that the request was sent with; undefined where it had none. */
	readonly token: string | undefined;
	/** What was thrown or refused underneath, for whoever debugs. */
	readonly cause: unknown;

	constructor(
		failure: Partial<Failure> & Pick<Failure, "reason"> & { token?: string },
		cause?: unknown,
	) {
		this.status = failure.status ?? 0;
		this.code = failure.code ?? null;
		this.message = failure.message ?? { th: "", en: "" };
		this.reason = failure.reason;
		this.token = failure.token;
		this.cause = cause;
	}
}

/** 408: a proxy gave up waiting for the server, which may have the request all the same. */
const requestTimeout = 408;

/** Whether the call may have taken effect although we have no usable reply to it: a 5xx may come from a proxy, or after the work. */
export function isReplyLost(failure: unknown): boolean {
	if (!(failure instanceof ApiFailure)) return false;
	const { reason, status } = failure;
	return reason !== "status" || status >= 500 || status === requestTimeout;
}
