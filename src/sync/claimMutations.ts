// Mutations that claim: a privilege, a retry, a delivered prize (2 §4); never retried automatically (O07).
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../platform/http/apiFailure";
import { logEvent } from "../platform/outbox/eventLog";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { awaitedMeta, invalidate, silentMeta } from "../queries/queryHelpers";
import {
	type ClaimRequest,
	type ClaimResult,
	claimPrivilege,
	retryClaim,
} from "./claim";
import { showClaimed } from "./updateCachedCards";

/** A mutation that claims; it logs failures, while settleClaim logs successes (2 §7). It reloads every privilege, because others may share the limit of the claimed one. */
const claimMutation = <Request extends Pick<ClaimEntry, "reference">>(
	claim: (client: QueryClient, request: Request) => Promise<ClaimResult>,
) =>
	mutationOptions({
		mutationFn: (request: Request, { client }) => claim(client, request),
		meta: silentMeta,
		onSuccess: (entry, _request, _result, { client }) =>
			showClaimed(client, entry),
		onError: (failure, { reference }) => {
			if (!(failure instanceof ApiFailure)) return;
			const { code, status } = failure;
			logEvent("Redeem Privilege", "error", reference, String(code ?? status));
		},
		onSettled: (_entry, _failure, _request, _result, { client }) =>
			invalidate(
				client,
				["history"],
				["privilege", "detail"],
				["privilege", "stock"],
				["privilege", "limits"],
				// An article says whether its reward was received.
				["article"],
			),
	});

export const claimMutations = {
	redeem: () => ({ ...claimMutation(claimPrivilege), meta: awaitedMeta }),
	/** Retries an entry with its own intent (O07); its dialog shows failures. */
	retry: () => claimMutation(retryClaim),
	order: () => ({
		...claimMutation((client, request: Omit<ClaimRequest, "isUsed">) =>
			claimPrivilege(client, { ...request, isUsed: false }),
		),
		meta: awaitedMeta,
	}),
};
