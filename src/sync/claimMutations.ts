// Mutations that claim: a privilege, a retry, a delivered prize (2 §4); never retried automatically (O07).
import { mutationOptions } from "@tanstack/react-query";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { privilegeKeys } from "../queries/privilegeKeys";
import { type ClaimRequest, claimPrivilege, retryClaim } from "./claim";

const silent = { failure: "silent" } as const;

export const claimMutations = {
	/** Settles after a lost reply is reconciled (O07); the claim screen shows failures. */
	redeem: () =>
		mutationOptions({
			mutationFn: (request: ClaimRequest, { client }) =>
				claimPrivilege(client, request),
			networkMode: "always",
			retry: false,
			meta: silent,
			onSettled: (_entry, _failure, request, _result, { client }) => {
				void client.invalidateQueries({ queryKey: ["history"] });
				for (const key of [
					privilegeKeys.detail(request.reference),
					privilegeKeys.stock(request.reference),
					privilegeKeys.limits(request.reference),
				])
					void client.invalidateQueries({ queryKey: key });
			},
		}),

	/** Retries a claim with the same intent (O07). */
	retry: () =>
		mutationOptions({
			mutationFn: ({ entry }: { entry: ClaimEntry }, { client }) =>
				retryClaim(client, entry),
			networkMode: "always",
			retry: false,
			meta: silent,
			onSettled: (_entry, _failure, _request, _result, { client }) => {
				void client.invalidateQueries({ queryKey: ["history"] });
				void client.invalidateQueries({ queryKey: ["privilege", "detail"] });
			},
		}),

	/** Settles after a lost reply is reconciled (O07); its screen shows failures. */
	order: () =>
		mutationOptions({
			mutationFn: (request: Omit<ClaimRequest, "isUsed">, { client }) =>
				claimPrivilege(client, { ...request, isUsed: false }),
			networkMode: "always",
			retry: false,
			meta: { failure: "silent" },
			onSettled: (_entry, _failure, _request, _result, { client }) => {
				void client.invalidateQueries({ queryKey: ["history"] });
				void client.invalidateQueries({ queryKey: ["privilege"] });
			},
		}),
};
