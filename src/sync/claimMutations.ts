// The mutations that claim: a privilege, a second try of a claim, a delivered prize (2 §4). None of them is sent twice by itself (O07).
import { mutationOptions } from "@tanstack/react-query";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { privilegeKeys } from "../queries/privilegeKeys";
import { type ClaimRequest, claimPrivilege, retryClaim } from "./claim";

const silent = { failure: "silent" } as const;

export const claimMutations = {
	/** Claims a privilege; a lost reply is found out before this settles (O07). The claim screen says failures itself. */
	redeem: () =>
		mutationOptions({
			mutationKey: ["privilege", "redeem"],
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

	/** Sends a claim that did not go through once more, as the same intent (O07). */
	retry: () =>
		mutationOptions({
			mutationKey: ["privilege", "redeem", "retry"],
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

	/** Orders a prize; a lost reply is found out before this settles (O07). Its screen says failures itself. */
	order: () =>
		mutationOptions({
			mutationKey: ["delivery", "order"],
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
