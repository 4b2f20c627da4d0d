// One tab of the history: its pages, its four states, and the codes that this phone has (2 §4 paging and refresh).
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { FailedList } from "../../components/FailedList";
import { FreshnessLine, listState } from "../../components/FreshnessLine";
import { useNearEnd } from "../../components/useNearEnd";
import type { HistoryItem, UsePrivilege } from "../../contract/history";
import type { CardStatus, HistoryMode } from "../../domain/cardStatus";
import { useOnline } from "../../platform/online";
import { usedIdsAtom } from "../../platform/waitingUses";
import type { WalletCode } from "../../platform/wallet";
import { type HistoryFilter, historyQueries } from "../../queries/history";
import { boxes } from "../../ui/Skeleton";
import { WindowedList } from "../../ui/WindowedList";
import { EmptyHistory } from "./EmptyHistory";
import { HistoryCard, HistoryCardSkeleton } from "./HistoryCard";
import styles from "./HistoryList.module.css";
import { ReadyLine, SavedOnlyLine } from "./ReadyLine";
import { itemOfCode } from "./savedItem";
import { useReloadOnExpiry } from "./useReloadOnExpiry";

const states: Record<HistoryMode, UsePrivilege> = {
	available: "canuse",
	used: "Used",
	seeCode: "canuse",
};
/** The height of a card on a phone (px) before any is measured, and the space between two. */
const cardHeight = 124;
const gap = 10;

const Card = memo(HistoryCard);
const idOf = ({ ext_transaction_id }: HistoryItem) => ext_transaction_id;

export function HistoryList({
	mode,
	filter,
	onAct,
}: {
	mode: HistoryMode;
	filter: HistoryFilter;
	onAct: (item: HistoryItem, action: NonNullable<CardStatus["action"]>) => void;
}) {
	const { t } = useLingui();
	const online = useOnline();
	const options = historyQueries.list(states[mode], filter);
	const list = useInfiniteQuery(options);
	const { data: kept = [] } = useQuery(historyQueries.savedCodes());
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
	useNearEnd(hasNextPage && !isFetchingNextPage && !list.isError, () =>
		fetchNextPage(),
	);
	const usedIds = useAtomValue(usedIdsAtom);
	const loaded = list.data ?? [];
	const listed =
		mode === "used"
			? loaded
			: loaded.filter((it) => !usedIds.includes(it.ext_transaction_id));
	// What is used or over has no clock that could still run out.
	useReloadOnExpiry(options.queryKey, mode === "used" ? [] : listed);

	const state = listState(list, online, listed.length);
	const narrowed = Boolean(filter.brandId || filter.privilegeRef);
	const ids = new Set(listed.map(idOf));
	const isListed = (code: WalletCode) => ids.has(code.transaction_id);
	const isOver = (code: WalletCode) =>
		code.over || usedIds.includes(code.transaction_id);
	// A list that is here to its end names all that were usable when it came.
	const listedAll = list.data && !hasNextPage ? list.dataUpdatedAt : 0;
	const isUsable = (code: WalletCode) =>
		!isOver(code) && code.saved_at > listedAll;
	const proven = kept.filter((code) => code.proven);
	const saved = new Set(proven.map(({ transaction_id }) => transaction_id));
	const ready = proven.filter(
		(code) => isListed(code) || (!narrowed && isUsable(code)),
	);
	// The wallet outlives the query cache: what it holds shows even where the list, or its end, cannot be had.
	const cannotBeHad = state === "failed" || (state === "saved" && !narrowed);
	const belongs = { available: isUsable, used: isOver, seeCode: () => false };
	const outlived = kept.filter(
		(code) => cannotBeHad && !isListed(code) && belongs[mode](code),
	);
	const savedOnly = state === "failed" && outlived.length > 0;
	const all = [...listed, ...outlived.map(itemOfCode)];
	const items =
		mode === "seeCode" ? all.filter(({ is_used_code }) => is_used_code) : all;

	// A page may hold nothing of the brand while the next one does.
	const isSearching = items.length === 0 && hasNextPage && !list.isError;
	const isLoading = state === "loading" || isSearching;

	return (
		<>
			{savedOnly ? <SavedOnlyLine /> : <FreshnessLine load={list} />}
			{mode === "available" && <ReadyLine items={items} saved={ready} />}
			{isLoading && (
				<div className={styles.list} aria-busy="true">
					<span role="status" className="visually-hidden">
						{t`Loading`}
					</span>
					{boxes(4).map((box) => (
						<HistoryCardSkeleton key={box} />
					))}
				</div>
			)}
			{state === "failed" && !savedOnly && <FailedList load={list} />}
			{!isLoading && state !== "failed" && items.length === 0 && (
				<EmptyHistory mode={mode} />
			)}
			{items.length > 0 && (
				<div className={styles.list}>
					<WindowedList
						name={`history ${mode} ${filter.brandId ?? ""} ${filter.privilegeRef ?? ""}`}
						items={items}
						keyOf={idOf}
						estimate={cardHeight}
						gap={gap}
					>
						{(item) => (
							<Card
								item={item}
								mode={mode}
								saved={saved.has(item.ext_transaction_id)}
								online={online}
								onAct={onAct}
							/>
						)}
					</WindowedList>
					{isFetchingNextPage && <HistoryCardSkeleton />}
				</div>
			)}
		</>
	);
}
