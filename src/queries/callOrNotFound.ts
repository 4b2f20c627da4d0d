// Reads one object by its reference.
import type * as v from "valibot";
import type { Endpoint } from "../contract/endpoint";
import { failureCode } from "../contract/failureCode";
import { ApiFailure, isRetryable } from "../platform/http/apiFailure";
import { call } from "../platform/http/http";

/** Whether the reply was a success whose object is null or missing. */
const isNothing = ({ reason, cause }: ApiFailure): boolean =>
	reason === "shape" &&
	Array.isArray(cause) &&
	cause.every((issue: v.BaseIssue<unknown>) => (issue.input ?? null) === null);

const isNotRefused = ({ state }: { state: { error: ApiFailure | null } }) =>
	isRetryable(state.error);

/** Query options: no automatic refetch after a refusal, because its page and dialog would appear again at each return to the app. */
export const refetchUnlessRefused = {
	refetchOnWindowFocus: isNotRefused,
	refetchOnReconnect: isNotRefused,
};

/** The failure of an object that the host does not have. */
export const notFoundFailure = (cause?: ApiFailure) =>
	new ApiFailure(
		{ status: 400, code: failureCode.notFound, reason: "status" },
		cause,
	);

/** Makes the call; a success without an object becomes the failure "not found", which is not retried. */
export async function callOrNotFound<E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]> & object,
	signal: AbortSignal,
): Promise<v.InferOutput<E["reply"]>> {
	try {
		return await call(endpoint, request, { signal });
	} catch (failure) {
		if (!(failure instanceof ApiFailure && isNothing(failure))) throw failure;
		throw notFoundFailure(failure);
	}
}
