// Popular deals, and what all lists of privileges share (2 §7).
import { queryOptions } from "@tanstack/react-query";
import {
	getPrivilegeListByReferenceListV2,
	getPrivilegeListV3,
} from "../contract/deals";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { distinct } from "../domain/app/distinct";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { privilegeKeys } from "./privilegeKeys";
import { queryFnFor } from "./queryHelpers";

const popularCount = 12;
/** The contract's limit per request. */
const maxReferences = 200;

const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};
/** The request fields for the server's own order. */
export const serverOrder = {
	OrderBy_Character: {
		isOrder_By_Character: false,
		OrderBy_Character_Th_First: false,
	},
	OrderBy_Point: { isOrder_By_Point: false, OrderBy_Point_Asc: false },
};

/** Each privilege once, without those whose criteria_is_visible is false (2 §1). */
export const visibleCards = <
	Card extends Pick<PrivilegeCard, "alt_reference" | "criteria_is_visible">,
>(
	cards: readonly Card[],
) =>
	distinct(
		cards.filter((it) => it.criteria_is_visible),
		"alt_reference",
	);

export const dealQueries = {
	/** All categories by point, first page (2 §2). */
	popular: () =>
		queryOptions({
			queryKey: privilegeKeys.popular,
			queryFn: ({ signal }) =>
				call(
					getPrivilegeListV3,
					{
						parent_category_id: 0,
						sub_category_id: 0,
						page_number: 1,
						items_per_page: popularCount,
						...byPoint,
					},
					{ signal },
				),
			select: ({ items }) => visibleCards(items),
			...persistOptions,
		}),

	/** Privileges in the order of the references (2 §2 /privilegebycat). */
	byReferences: (references: readonly string[]) =>
		queryOptions({
			queryKey: [...privilegeKeys.references, ...references],
			queryFn: queryFnFor(getPrivilegeListByReferenceListV2, {
				Alt_Reference: references.slice(0, maxReferences),
				...serverOrder,
			}),
			select: visibleCards,
			...persistOptions,
		}),
};
