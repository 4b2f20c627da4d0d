// Deals in the chosen order and of the chosen kind; distances come from the deals near the person.
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import {
	arrangeDeals,
	type Sort,
	withDistances,
} from "../../domain/list/listChoice";
import { positionAtom } from "../../platform/browser/lastPosition";
import { serverNow } from "../../platform/http/clock";
import { browseQueries } from "../../queries/browse";
import { silentMeta } from "../../queries/queryHelpers";
import { useFreshPosition } from "../places/useFreshPosition";
import { useListChoice } from "./useListChoice";

/** The placeholder of an unknown position, with which the query is disabled. */
const nowhere = { lat: 0, lng: 0 };

/** `sorts` are the orders that the list has, by default all. */
export function useArrangedDeals(
	deals: readonly PrivilegeCard[],
	sorts?: readonly Sort[],
) {
	const [choice] = useListChoice(sorts);
	const reading = useAtomValue(positionAtom);
	useFreshPosition(choice.sort === "nearest");
	const here = reading.kind === "known" ? reading.position : null;
	const isNearest = choice.sort === "nearest" && here !== null;
	const nearDeals = useQuery({
		...browseQueries.nearMe(here ?? nowhere),
		enabled: isNearest,
		// The notice above the list shows a failure.
		meta: silentMeta,
	});
	const measured =
		isNearest && nearDeals.data ? withDistances(deals, nearDeals.data) : deals;
	return {
		choice,
		deals: arrangeDeals(measured, choice, serverNow()),
		distances: nearDeals,
		/** Whether the order is unknown because the distances are loading for the first time; a later attempt keeps the list. */
		isWaiting: isNearest && nearDeals.isPending && !nearDeals.isFetched,
	};
}
