// Loads the code of a claim, and first starts its countdown if asked to (2 §4).
import { useMutation, useQuery } from "@tanstack/react-query";
import type { CodeCard } from "../../../domain/code/codeCard";
import { useAfterMount } from "../../../platform/browser/useAfterMount";
import { mayHaveTakenEffect } from "../../../platform/http/apiFailure";
import { codeMutations, codeQueries } from "../../../sync/codeQueries";

/** Reads the code of a claim; with `start`, starts its countdown first, once, when the component mounts. */
export function useOpenedCode(
	transactionId: string,
	start: boolean,
	card: CodeCard | undefined,
) {
	// The start is a mutation, so that no refetch starts a countdown; its reply becomes the query's data.
	const started = useMutation(codeMutations.startCountdown());
	// The countdown may be running although the reply was lost: then the code is only read.
	const mayBeRunning =
		mayHaveTakenEffect(started.error) || started.data?.from === "wallet";
	const read = useQuery({
		...codeQueries.opened(transactionId, card),
		enabled: !start || mayBeRunning,
	});
	const begin = () => started.mutate({ transactionId, card });
	useAfterMount(() => {
		if (start) begin();
	}, true);
	const failure = start ? started.error : read.error;
	return {
		code: read.data,
		failure,
		hasFailed: failure !== null && !read.isFetching,
		refetch: read.refetch,
		/** Tries again after a failure. */
		retry: start ? begin : read.refetch,
	};
}
