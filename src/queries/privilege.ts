// One privilege: its reads, and the use of a claim (2 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	checkLimit,
	checkStock,
	getDetailV2,
	updateUsedPrivilege,
} from "../contract/privilege";
import { ApiFailure } from "../platform/http/apiFailure";
import { call } from "../platform/http/http";
import type { PendingUse } from "../platform/outbox/couponUseQueue";
import { callOrNotFound } from "./callOrNotFound";
import { privilegeKeys } from "./privilegeKeys";
import {
	dropOldQueries,
	invalidate,
	ownMeta,
	persistedSilentOptions,
	queryFnFor,
	silentMeta,
} from "./queryHelpers";

export const privilegeQueries = {
	/** By alt_reference or 4-digit reference; its failure closes the modal (2 §8). */
	detail: (reference: string) =>
		queryOptions({
			queryKey: privilegeKeys.detail(reference),
			queryFn: async ({ signal, client }) => {
				const request = { Privilege_Alt_Reference: reference };
				const privilege = await callOrNotFound(getDetailV2, request, signal);
				dropOldQueries(client, ["privilege", "detail"]);
				// A reply may lack one of its references; all calls accept either one.
				return {
					...privilege,
					alt_reference: privilege.alt_reference || reference,
					reference: privilege.reference || reference,
				};
			},
			...persistedSilentOptions,
		}),

	stock: (reference: string) =>
		queryOptions({
			queryKey: privilegeKeys.stock(reference),
			queryFn: queryFnFor(checkStock, { Privilege_Alt_Reference: reference }),
			staleTime: 0,
			meta: silentMeta,
		}),

	limits: (reference: string) =>
		queryOptions({
			queryKey: privilegeKeys.limits(reference),
			queryFn: queryFnFor(checkLimit, { Privilege_Alt_Reference: reference }),
			staleTime: 0,
			meta: silentMeta,
		}),
};

export const privilegeMutations = {
	/** Marks a claim as used; a reply without success is a failure (2 §4). sync/couponUses shows the failures. */
	markUsed: () =>
		mutationOptions({
			mutationFn: async ({
				transaction_id,
				sub,
			}: Pick<PendingUse, "transaction_id" | "sub">) => {
				// `keepalive`, because the page may be closed right after this.
				const reply = await call(
					updateUsedPrivilege,
					{ Transaction_Id: transaction_id },
					{ keepalive: true, sub },
				);
				if (!reply.success)
					throw new ApiFailure({
						status: 200,
						reason: "status",
						message: { th: reply.messageth, en: reply.messageen },
					});
				return reply;
			},
			meta: ownMeta,
			onSuccess: (_reply, _used, _result, { client }) =>
				invalidate(client, ["history"], ["privilege", "detail"]),
		}),
};
