// Lists of privileges that more than browsing needs: the popular ones, and what every list hides (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getPrivilegeListV3 } from "../contract/deals";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { privilegeKeys } from "./privilegeKeys";

/** As many popular deals as the home shows. */
const popularMost = 12;

const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};
/** The order in which the server has them. */
export const serverOrder = {
	OrderBy_Character: {
		isOrder_By_Character: false,
		OrderBy_Character_Th_First: false,
	},
	OrderBy_Point: { isOrder_By_Point: false, OrderBy_Point_Asc: false },
};

/** Privileges whose criteria_is_visible is false are hidden from every list (2 §1). */
export const visibleCards = (items: PrivilegeCard[]) =>
	items.filter((item) => item.criteria_is_visible);

export const dealQueries = {
	/** Popular deals: all categories by point, the first page (2 §2). */
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
						items_per_page: popularMost,
						...byPoint,
					},
					{ signal },
				),
			select: ({ items }) => visibleCards(items),
			...persistOptions,
		}),
};
