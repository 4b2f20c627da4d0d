// The see-code mode: opened and ended codes of a brand or privilege (2 §2, 2 §4 History card status).
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import {
	combineQueries,
	isRetrying,
	useListState,
} from "../../../components/lists/listState";
import type { HistoryItem } from "../../../contract/history";
import { hasVisibleCode, isMarkedOver } from "../../../domain/code/cardStatus";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";
import { usedIdsAtom } from "../../../platform/outbox/couponUseQueue";
import { type HistoryFilter, historyQueries } from "../../../queries/history";
import { EmptyHistory } from "./EmptyHistory";
import { HistoryCards, historyItemId } from "./HistoryCards";
import { itemOfCode } from "./historyItem";
import { useLocalCoupons } from "./useLocalCoupons";
import { useMorePages } from "./useMorePages";
import { useReloadOnExpiry } from "./useReloadOnExpiry";

export function SeeCodeList({ filter }: { filter: HistoryFilter }) {
	// Uses the lists of both tabs, so that their saved copies work offline.
	const options = historyQueries.list("canuse", filter);
	const open = useInfiniteQuery(options);
	const over = useInfiniteQuery(historyQueries.list("Used", filter));
	const phone = useLocalCoupons(filter);
	const usedIds = useAtomValue(usedIdsAtom);

	const past = over.data ?? [];
	const pastIds = new Set(past.map(historyItemId));
	// A code may have ended between the two loads.
	const listed = (open.data ?? []).filter(
		(item) =>
			!pastIds.has(historyItemId(item)) &&
			!usedIds.includes(historyItemId(item)),
	);
	useReloadOnExpiry(options.queryKey, listed);
	const parts = [open, over];
	const query = {
		...combineQueries(parts),
		hasNextPage: parts.some((part) => part.isPending || part.hasNextPage),
		isFetchingNextPage: parts.some((part) => part.isFetchingNextPage),
	};
	const loadedIds = new Set([...listed, ...past].map(historyItemId));
	const isLoaded = (item: HistoryItem) => loadedIds.has(historyItemId(item));
	// If the history is incomplete, items of other lists and saved codes are added (O01).
	const state = useListState(query);
	const isListIncomplete =
		state === "failed" || state === "saved" || parts.some(isRetrying);
	const isWhole = parts.every((part) => part.data && !part.hasNextPage);
	const known =
		isListIncomplete && !isWhole
			? phone.listed.filter(
					(item) => !isLoaded(item) && !usedIds.includes(historyItemId(item)),
				)
			: [];
	const knownIds = new Set(known.map(historyItemId));
	const loadedAt = isWhole ? serverTimeOfLoad(query.dataUpdatedAt) : 0;
	const ofWallet = phone.codes
		.filter(({ saved_at }) => isListIncomplete && saved_at > loadedAt)
		.map(itemOfCode)
		.filter((item) => !isLoaded(item) && !knownIds.has(historyItemId(item)));
	const added = [...known, ...ofWallet];
	// Usable codes first.
	const items = [
		...listed,
		...added.filter((item) => !isMarkedOver(item)),
		...past,
		...added.filter(isMarkedOver),
	].filter(hasVisibleCode);
	useMorePages(open, items.length === 0);
	useMorePages(over, items.length === 0);
	return (
		<HistoryCards
			mode="seeCode"
			filter={filter}
			items={items}
			codes={phone.codes}
			query={query}
			state={isRetrying(query) && items.length > 0 ? "failed" : state}
			empty={<EmptyHistory mode="seeCode" />}
		/>
	);
}
