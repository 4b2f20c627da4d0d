// Mutations that claim: a privilege, a retry, a delivered prize (2 §4); never retried automatically (O07).
import {
	type MutationFunctionContext,
	mutationOptions,
} from "@tanstack/react-query";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { privilegeKeys } from "../queries/privilegeKeys";
import { invalidate, noRetryOptions } from "../queries/queryHelpers";
import { type ClaimRequest, claimPrivilege, retryClaim } from "./claim";
import { showClaimed } from "./updateCachedCards";

const showOnCards = (
	entry: ClaimEntry,
	_request: unknown,
	_result: unknown,
	{ client }: MutationFunctionContext,
) => showClaimed(client, entry);

export const claimMutations = {
	/** Settles after a lost reply is reconciled (O07); the claim screen shows failures. */
	redeem: () =>
		mutationOptions({
			mutationFn: (request: ClaimRequest, { client }) =>
				claimPrivilege(client, request),
			...noRetryOptions,
			onSuccess: showOnCards,
			onSettled: (_entry, _failure, { reference }, _result, { client }) =>
				invalidate(
					client,
					["history"],
					privilegeKeys.detail(reference),
					privilegeKeys.stock(reference),
					privilegeKeys.limits(reference),
				),
		}),

	/** Retries a claim with the same intent (O07). */
	retry: () =>
		mutationOptions({
			mutationFn: ({ entry }: { entry: ClaimEntry }, { client }) =>
				retryClaim(client, entry),
			...noRetryOptions,
			onSuccess: showOnCards,
			onSettled: (_entry, _failure, _request, _result, { client }) =>
				invalidate(client, ["history"], ["privilege", "detail"]),
		}),

	/** Settles after a lost reply is reconciled (O07); its screen shows failures. */
	order: () =>
		mutationOptions({
			mutationFn: (request: Omit<ClaimRequest, "isUsed">, { client }) =>
				claimPrivilege(client, { ...request, isUsed: false }),
			...noRetryOptions,
			onSuccess: showOnCards,
			onSettled: (_entry, _failure, _request, _result, { client }) =>
				invalidate(client, ["history"], ["privilege"]),
		}),
};
