// A group deal with its items (2 §2, 2 §7).
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import {
	type GroupDealItem,
	privilegeGroupDetailV2,
} from "../contract/groupDeal";
import { privilegeCard } from "../contract/privilegeCard";
import { callOrNotFound, refetchUnlessRefused } from "./callOrNotFound";
import { visibleCards } from "./deals";
import { privilegeKeys } from "./privilegeKeys";
import { persistedSilentOptions } from "./queryHelpers";

/** Converts an item of a group to the card that other lists use. */
const toCard = ({ brand, is_favorite, ...item }: GroupDealItem) =>
	v.parse(privilegeCard, {
		...item,
		brand_logo: brand?.brandlogoimage_url,
		is_added_favorite: is_favorite,
	});

export const groupDealQueries = {
	/** By pvg_ref, without hidden items (2 §1); the page shows failures (2 §8). */
	detail: (reference: string) =>
		queryOptions({
			queryKey: privilegeKeys.group(reference),
			queryFn: ({ signal }) =>
				callOrNotFound(privilegeGroupDetailV2, { pvg_ref: reference }, signal),
			select: ({ detail, privilege_group_item }) => ({
				detail,
				items: visibleCards(privilege_group_item).map(toCard),
			}),
			enabled: reference !== "",
			...refetchUnlessRefused,
			...persistedSilentOptions,
		}),
};
