// Mutations that claim: a privilege, a retry, a delivered prize (2 §4); never retried automatically (O07).
import {
	type MutationFunctionContext,
	mutationOptions,
} from "@tanstack/react-query";
import { ApiFailure } from "../platform/http/apiFailure";
import { logEvent } from "../platform/outbox/eventLog";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { invalidate, noRetryOptions } from "../queries/queryHelpers";
import { type ClaimRequest, claimPrivilege, retryClaim } from "./claim";
import { showClaimed } from "./updateCachedCards";

/** Each end is logged (2 §7). Any privilege may share a limit with the claimed one, or be it by its 4-digit reference. */
const claimOptions = {
	...noRetryOptions,
	onSuccess: (
		entry: ClaimEntry,
		_request: unknown,
		_result: unknown,
		{ client }: MutationFunctionContext,
	) => {
		showClaimed(client, entry);
		if (entry.state === "settled")
			logEvent("Redeem Privilege", "success", entry.reference);
	},
	onError: (
		failure: ApiFailure,
		{ reference }: Pick<ClaimRequest, "reference">,
	) => {
		if (!(failure instanceof ApiFailure)) return;
		const { code, status } = failure;
		logEvent("Redeem Privilege", "error", reference, String(code ?? status));
	},
	onSettled: (
		_entry: unknown,
		_failure: ApiFailure | null,
		_request: unknown,
		_result: unknown,
		{ client }: MutationFunctionContext,
	) =>
		invalidate(
			client,
			["history"],
			["privilege", "detail"],
			["privilege", "stock"],
			["privilege", "limits"],
		),
};

export const claimMutations = {
	/** Settles after a lost reply is reconciled (O07); the claim screen shows failures. */
	redeem: () =>
		mutationOptions({
			mutationFn: (request: ClaimRequest, { client }) =>
				claimPrivilege(client, request),
			...claimOptions,
		}),

	/** Retries a claim with the same intent (O07). */
	retry: () =>
		mutationOptions({
			mutationFn: (entry: ClaimEntry, { client }) => retryClaim(client, entry),
			...claimOptions,
		}),

	/** Settles after a lost reply is reconciled (O07); its screen shows failures. */
	order: () =>
		mutationOptions({
			mutationFn: (request: Omit<ClaimRequest, "isUsed">, { client }) =>
				claimPrivilege(client, { ...request, isUsed: false }),
			...claimOptions,
		}),
};
