// Query keys of the history area, shared with claims and codes.
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
