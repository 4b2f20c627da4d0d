// One tab of the history, in the chosen order and of the chosen kind (2 §4 paging and refresh).
import { useLingui } from "@lingui/react/macro";
import { useFirstLoad } from "../../../components/lists/listState";
import {
	ListChoices,
	NoneOfKind,
} from "../../../components/sorting/ListChoices";
import { useListChoice } from "../../../components/sorting/useListChoice";
import {
	type HistoryTab,
	sortBySoonestEnd,
} from "../../../domain/code/cardStatus";
import { isOfKind, type Sort } from "../../../domain/list/listChoice";
import { readExpiryClock } from "../../../platform/http/clock";
import type { HistoryFilter } from "../../../queries/history";
import { historyPageSize } from "../../../queries/historyKeys";
import { CalendarButton } from "./CalendarButton";
import { EmptyHistory } from "./EmptyHistory";
import { HistoryCards } from "./HistoryCards";
import { ReadyCodesNotice, ReadyCodesSkeleton } from "./ReadyCodesNotice";
import { useHistoryTab } from "./useHistoryTab";
import { useMorePages } from "./useMorePages";

export function HistoryList({
	mode,
	filter,
}: {
	mode: HistoryTab;
	filter: HistoryFilter;
}) {
	const { t } = useLingui();
	const [choice] = useListChoice();
	const { list, state, known, saved, ready, hadCoupons, count, moreCount } =
		useHistoryTab(mode, filter);
	const isFirstLoad = useFirstLoad(list);
	const { hasNextPage } = list;
	// Only a single page is sorted by end: a further page must not move the cards above it.
	const isOnePage = !hasNextPage && (list.data?.length ?? 0) <= historyPageSize;
	// A single page is always sorted by end, so there is nothing to choose.
	const sorts: Sort[] =
		mode === "available" && !isOnePage && list.data ? ["ending"] : [];
	const isByEnd = choice.sort === "ending" && mode === "available";
	// Sorting needs all pages, so that no coupon is inserted above others later.
	const isGathering = isByEnd && hasNextPage && !list.isError;
	const items =
		mode === "used" || isGathering
			? known
			: sortBySoonestEnd(known, {
					now: readExpiryClock().confirmedNow,
					byEnd: isOnePage || isByEnd,
				});
	const types = items.map(({ reward_type }) => reward_type);
	const shown = isGathering
		? []
		: items.filter(({ reward_type }) => isOfKind(reward_type, choice.kind));
	useMorePages(list, shown.length === 0);
	return (
		<HistoryCards
			mode={mode}
			filter={filter}
			items={shown}
			codes={saved}
			query={list}
			state={isGathering ? "loading" : state}
			empty={
				items.length > 0 ? (
					<NoneOfKind />
				) : (
					<EmptyHistory mode={mode} hadCoupons={hadCoupons} />
				)
			}
			moreCount={moreCount}
			below={mode === "available" && <CalendarButton history={list} />}
		>
			{/* A list with coupons nearly always has the notice. */}
			{mode === "available" &&
				list.isPending &&
				count !== 0 &&
				items.length + ready.length === 0 && <ReadyCodesSkeleton />}
			{mode === "available" && <ReadyCodesNotice items={items} saved={ready} />}
			<ListChoices
				sorts={sorts}
				ownOrder={t`Newest first`}
				types={types}
				// Unknown while further pages or a reply may add more.
				found={
					hasNextPage || (isFirstLoad && shown.length === 0)
						? undefined
						: shown.length
				}
			/>
		</HistoryCards>
	);
}
