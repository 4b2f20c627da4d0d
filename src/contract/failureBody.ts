// The reply of a failed call, as the server writes it (contract of 1 §3, 1 §7).
import type { ErrorCode, LocalizedMessage } from "./envelope";

/** Builds the failure envelope, whose spelling depends on the status. */
export function failureBody(
	status: number,
	code: ErrorCode,
	{ th, en }: LocalizedMessage,
) {
	const texts =
		status === 429
			? { Locale: { "th-TH": { Message: th }, "en-US": { Message: en } } }
			: { locale: { "th-th": { message: th }, "en-us": { message: en } } };
	return { status: "error", error: { code, ...texts } };
}
