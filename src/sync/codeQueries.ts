// One code: its content, its countdown, the log of copies (2 §7). Apart from home's queries to keep the first load small.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { privilegeEventLog } from "../contract/code";
import type { CodeCard } from "../domain/code/codeCard";
import { call } from "../platform/http/http";
import { historyKeys } from "../queries/historyKeys";
import { invalidate, ownMeta, silentMeta } from "../queries/queryHelpers";
import { type OpenedCode, openCode } from "./openCode";
import { showCodeState } from "./showCodeState";

export const codeQueries = {
	/** Gives the saved code at once, then the network's. */
	opened: (transactionId: string, card?: CodeCard) =>
		queryOptions({
			queryKey: historyKeys.code(transactionId),
			queryFn: ({ client, signal }): Promise<OpenedCode> =>
				openCode(client, { transactionId, start: false, card, signal }),
			staleTime: 0,
			retry: false,
			meta: silentMeta,
		}),
};

export const codeMutations = {
	/** Starts the countdown where the code has one, and returns the code (2 §4). */
	startCountdown: () =>
		mutationOptions({
			mutationFn: (
				request: { transactionId: string; card?: CodeCard },
				{ client },
			): Promise<OpenedCode> => openCode(client, { ...request, start: true }),
			meta: silentMeta,
			onSuccess: (code, { transactionId }, _result, { client }) => {
				client.setQueryData(historyKeys.code(transactionId), code);
				const { from, countdown_time } = code;
				if (from === "network")
					showCodeState(client, transactionId, "viewCode", countdown_time);
			},
			// After a lost reply the countdown may run; after a refusal the lists are outdated.
			onSettled: (_code, _failure, _request, _result, { client }) => {
				const { lists, saved } = historyKeys;
				invalidate(client, lists, saved, ["privilege", "detail"]);
			},
		}),

	/** Logs that a code or link was copied or opened (copy event types of 2 §3). */
	logCopy: () =>
		mutationOptions({
			mutationFn: (request: v.InferInput<typeof privilegeEventLog.request>) =>
				call(privilegeEventLog, request),
			meta: ownMeta,
		}),
};
