// A group deal with its items (2 §2, 2 §7).
import { queryOptions } from "@tanstack/react-query";
import { privilegeGroupDetailV2 } from "../contract/groupDeal";
import { callOrNotFound, refetchUnlessRefused } from "./callOrNotFound";
import { visibleCards } from "./deals";
import { privilegeKeys } from "./privilegeKeys";
import { persistedSilentOptions } from "./queryHelpers";

export const groupDealQueries = {
	/** By pvg_ref, without hidden items (2 §1); the page shows failures (2 §8). */
	detail: (reference: string) =>
		queryOptions({
			queryKey: privilegeKeys.group(reference),
			queryFn: ({ signal }) =>
				callOrNotFound(privilegeGroupDetailV2, { pvg_ref: reference }, signal),
			select: ({ detail, privilege_group_item }) => ({
				detail,
				items: visibleCards(privilege_group_item),
			}),
			enabled: reference !== "",
			...refetchUnlessRefused,
			...persistedSilentOptions,
		}),
};
