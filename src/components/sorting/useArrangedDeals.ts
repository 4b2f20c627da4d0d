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

/** Stands in for an unknown position: the query is not enabled then. */
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
	const near = useQuery({
		...browseQueries.nearMe(here ?? nowhere),
		enabled: isNearest,
		// The notice above the list says that they failed.
		meta: silentMeta,
	});
	const measured =
		isNearest && near.data ? withDistances(deals, near.data) : deals;
	return {
		choice,
		deals: arrangeDeals(measured, choice, serverNow()),
		distances: near,
		/** The order is not known before the distances are; a later try for them leaves the list. */
		isWaiting: isNearest && near.isPending && !near.isFetched,
	};
}
