// Query keys and requests of the history area, shared with claims and codes.
import type { UsePrivilege } from "../contract/history";

export const historyKeys = {
	lists: ["history", "list"],
	list: (state: UsePrivilege, privilegeRef: string) => [
		"history",
		"list",
		state,
		privilegeRef,
	],
	count: ["history", "count"],
	code: (transactionId: string) => ["history", "code", transactionId],
	saved: ["history", "saved"],
} as const;

export const historyPageSize = 25;

/** The request for one page, from 1; of one privilege where its reference is given. */
export const historyRequest = (
	UsePrivilege: UsePrivilege,
	RewardAltRef = "",
	PageNumber = 1,
) => ({
	PageNumber,
	ItemsPerPage: historyPageSize,
	UsePrivilege,
	RewardAltRef,
});
