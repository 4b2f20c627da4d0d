// One tab of the history: pages, states, saved codes (2 §4 paging and refresh).
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useListState } from "../../../components/lists/listState";
import { useLoadAllPages } from "../../../components/lists/useLoadAllPages";
import {
	ListChoices,
	NoneOfKind,
} from "../../../components/sorting/ListChoices";
import { useListChoice } from "../../../components/sorting/useListChoice";
import type { HistoryPart } from "../../../contract/history";
import {
	type HistoryTab,
	sortBySoonestEnd,
} from "../../../domain/code/cardStatus";
import {
	isOfKind,
	offeredKinds,
	type Sort,
} from "../../../domain/list/listChoice";
import { readExpiryClock } from "../../../platform/http/clock";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";
import { usedIdsAtom } from "../../../platform/outbox/couponUseQueue";
import type { WalletCode } from "../../../platform/storage/wallet";
import { type HistoryFilter, historyQueries } from "../../../queries/history";
import { historyPageSize } from "../../../queries/historyKeys";
import { CalendarButton } from "./CalendarButton";
import {
	type HistoryCardAction,
	HistoryCards,
	historyItemId,
} from "./HistoryCards";
import { itemOfCode } from "./historyItem";
import { useLocalCoupons } from "./localCoupons";
import { ReadyCodesNotice } from "./ReadyCodesNotice";
import { useMorePages } from "./useMorePages";
import { useReloadOnExpiry } from "./useReloadOnExpiry";

const stateOfTab: Record<HistoryTab, HistoryPart> = {
	available: "canuse",
	used: "Used",
};

export function HistoryList({
	mode,
	filter,
	onAct,
}: {
	mode: HistoryTab;
	filter: HistoryFilter;
	onAct: HistoryCardAction;
}) {
	const { t } = useLingui();
	const [choice] = useListChoice();
	const options = historyQueries.list(stateOfTab[mode], filter);
	const list = useInfiniteQuery(options);
	const counted = useQuery(historyQueries.count());
	const { codes: saved, unsaved, listed: cached } = useLocalCoupons(filter);
	const { hasNextPage } = list;
	useMorePages(list);
	const usedIds = useAtomValue(usedIdsAtom);
	const loaded = list.data ?? [];
	const listed =
		mode === "used"
			? loaded
			: loaded.filter((it) => !usedIds.includes(it.ext_transaction_id));
	// Used and ended items have no running countdown.
	useReloadOnExpiry(options.queryKey, mode === "used" ? [] : listed);

	const state = useListState(list, listed.length);
	const narrowed = Boolean(filter.brandId || filter.privilegeRef);
	const ids = new Set(listed.map(historyItemId));
	const isListed = (code: WalletCode) => ids.has(code.transaction_id);
	const isOver = (code: WalletCode) =>
		code.over || usedIds.includes(code.transaction_id);
	// A complete list contains every usable claim.
	const listedAll =
		list.data && !hasNextPage ? serverTimeOfLoad(list.dataUpdatedAt) : 0;
	const isUsable = (code: WalletCode) =>
		!isOver(code) && code.saved_at > listedAll;
	const ready = saved.filter(
		(code) => code.proven && (isListed(code) || (!narrowed && isUsable(code))),
	);
	// Saved codes are shown where the list or its end is unavailable.
	const isListIncomplete =
		state === "failed" || (state === "saved" && !narrowed);
	const belongsInTab = { available: isUsable, used: isOver };
	const unlistedCodes = saved.filter(
		(code) => isListIncomplete && !isListed(code) && belongsInTab[mode](code),
	);
	const isCutShort =
		isListIncomplete && listedAll === 0 && mode === "available";
	const unlistedCoupons = unsaved.filter(
		({ ext_transaction_id: id }) =>
			isCutShort && !ids.has(id) && !usedIds.includes(id),
	);
	const known = [
		...listed,
		...unlistedCodes.map(itemOfCode),
		...unlistedCoupons,
	];
	// A further page must not move the cards above it.
	const isOnePage = !hasNextPage && loaded.length <= historyPageSize;
	// A list of one page is in the order of its ends anyway.
	const sorts: Sort[] =
		mode === "available" && !isOnePage && list.data ? ["ending"] : [];
	const isByEnd = choice.sort === "ending" && mode === "available";
	// Sorted are all coupons, so that none comes above the others later.
	const isGathering = isByEnd && hasNextPage && !list.isError;
	useLoadAllPages(isGathering, list);
	const items =
		mode === "used"
			? known
			: sortBySoonestEnd(
					known,
					readExpiryClock().confirmedNow,
					isOnePage || isByEnd,
				);
	const types = items.map(({ reward_type }) => reward_type);
	const shown = isGathering
		? []
		: items.filter(({ reward_type }) => isOfKind(reward_type, choice.kind));
	const isKnownUsed = !narrowed && usedIds.length > 0;
	const hadCoupons = isKnownUsed || saved.length + cached.length > 0;
	// Known items are always mentioned (O03).
	const isCounted =
		isCutShort ||
		(isListIncomplete && counted.dataUpdatedAt > list.dataUpdatedAt);
	const usable = (counted.data ?? 0) - (loaded.length - listed.length);
	const moreCount =
		isCounted && mode === "available" && !narrowed
			? Math.max(0, usable - items.length)
			: 0;

	return (
		<HistoryCards
			mode={mode}
			filter={filter}
			items={shown}
			codes={saved}
			load={list}
			state={isGathering ? "loading" : state}
			empty={items.length > 0 && <NoneOfKind />}
			moreCount={moreCount}
			hadCoupons={hadCoupons}
			onAct={onAct}
			below={mode === "available" && <CalendarButton history={list} />}
		>
			{mode === "available" && <ReadyCodesNotice items={items} saved={ready} />}
			{(sorts.length > 0 || offeredKinds(types, choice.kind).length > 0) && (
				<ListChoices
					sorts={sorts}
					ownOrder={t`Newest first`}
					types={types}
					// Further pages may have more.
					found={hasNextPage ? undefined : shown.length}
				/>
			)}
		</HistoryCards>
	);
}
