// The cards of a history list with its states and age.
import { Plural, Trans } from "@lingui/react/macro";
import { memo, type ReactNode, useState } from "react";
import { FailedList } from "../../../components/lists/FailedList";
import { FreshnessNotice } from "../../../components/lists/FreshnessNotice";
import {
	type ListQuery,
	type ListState,
	useFirstLoad,
} from "../../../components/lists/listState";
import { RetryButton } from "../../../components/lists/RetryButton";
import { StaleListNotice } from "../../../components/lists/StaleListNotice";
import { Loading } from "../../../components/pages/LoadingStatus";
import type { HistoryItem } from "../../../contract/history";
import type { HistoryMode } from "../../../domain/code/cardStatus";
import { useOnline } from "../../../platform/browser/online";
import type { WalletCode } from "../../../platform/storage/wallet";
import type { HistoryFilter } from "../../../queries/history";
import { Skeleton, skeletonKeys } from "../../../ui/feedback/Skeleton";
import { Status } from "../../../ui/feedback/Status";
import { WindowedList } from "../../../ui/list/WindowedList";
import { CouponCounterGuard } from "../use/CouponCounterGuard";
import { HistoryCard } from "./HistoryCard";
import card from "./HistoryCard.module.css";
import styles from "./HistoryList.module.css";

/** Card height in px before measuring, and the gap. */
const cardHeight = 124;
const gap = 10;

const Card = memo(HistoryCard);
export const historyItemId = ({ ext_transaction_id }: HistoryItem): string =>
	ext_transaction_id;

/** `children` stand above the cards; `codes` are the saved codes. */
export function HistoryCards({
	mode,
	filter,
	items,
	codes,
	query,
	state,
	moreCount = 0,
	empty,
	below,
	children,
}: {
	mode: HistoryMode;
	filter: HistoryFilter;
	items: HistoryItem[];
	codes: readonly WalletCode[];
	query: ListQuery & { hasNextPage: boolean; isFetchingNextPage: boolean };
	state: ListState;
	/** The number of further items that the server counts but this phone does not have. */
	moreCount?: number;
	/** Shown instead of the cards of an empty list. */
	empty: ReactNode;
	/** Shown below the cards only, not below their skeleton or empty state: it would move when they load. */
	below?: ReactNode;
	children?: ReactNode;
}) {
	/** The coupon that the counter guard asks about. */
	const [guarded, setGuarded] = useState<HistoryItem | null>(null);
	const saved = new Set(
		codes
			.filter((code) => code.proven)
			.map(({ transaction_id }) => transaction_id),
	);
	// A page may have no item of the brand although the next one has.
	const isSearching = items.length === 0 && query.hasNextPage && !query.isError;
	const isFirstLoad = useFirstLoad(query);
	// A list without items is not empty if more are counted or its next page could not be loaded.
	const isUnknown =
		state === "failed" || moreCount > 0 || (query.hasNextPage && query.isError);
	const isLoading =
		state === "loading" ||
		isSearching ||
		(isFirstLoad && items.length === 0 && !isUnknown);
	return (
		<>
			{state === "failed" && items.length > 0 ? (
				<SavedCodesOnlyNotice />
			) : (
				<FreshnessNotice query={query} />
			)}
			{children}
			{isLoading && (
				<Loading className={styles.list}>
					<div className={styles.waiting}>
						{skeletonKeys(5).map((box) => (
							<HistoryCardSkeleton key={box} />
						))}
					</div>
				</Loading>
			)}
			{items.length === 0 && isUnknown && (
				<FailedList
					query={query}
					offlineText={
						moreCount > 0 ? (
							<Plural
								value={moreCount}
								one="Your coupon shows here once you are online."
								other="Your # coupons show here once you are online."
							/>
						) : undefined
					}
				/>
			)}
			{items.length === 0 && !isLoading && !isUnknown && empty}
			{items.length > 0 && (
				<div className={styles.list}>
					<WindowedList
						name={`history ${mode} ${filter.brandId ?? ""} ${filter.privilegeRef ?? ""}`}
						items={items}
						keyOf={historyItemId}
						estimate={cardHeight}
						gap={gap}
						maxColumns={2}
					>
						{(item) => (
							<Card
								item={item}
								mode={mode}
								saved={saved.has(item.ext_transaction_id)}
								onUse={setGuarded}
							/>
						)}
					</WindowedList>
					{query.isFetchingNextPage && (
						<div className={styles.waiting}>
							<HistoryCardSkeleton />
						</div>
					)}
				</div>
			)}
			{items.length > 0 && <MoreItemsNotice count={moreCount} query={query} />}
			{items.length > 0 && below}
			<CouponCounterGuard
				item={guarded}
				saved={saved}
				onClose={() => setGuarded(null)}
			/>
		</>
	);
}

function HistoryCardSkeleton() {
	return (
		<div className={card.card} aria-hidden="true">
			<Skeleton width={92} height={92} radius={12} />
			<div className={card.words}>
				<Skeleton width="35%" height="1.125rem" radius={6} />
				<div className={card.name}>
					<Skeleton width="80%" height="1.125rem" radius={6} />
				</div>
				<div className={card.foot}>
					<Skeleton width="35%" height="1.75rem" radius={6} />
					<Skeleton className={card.action} width={92} height={40} />
				</div>
			</div>
		</div>
	);
}

/** Shown above saved codes if the history failed to load. */
export function SavedCodesOnlyNotice() {
	const online = useOnline();
	return (
		<StaleListNotice>
			{online ? (
				<Trans>Could not load the list. These codes are on this phone.</Trans>
			) : (
				<Trans>No internet. These codes are on this phone.</Trans>
			)}
		</StaleListNotice>
	);
}

export function MoreItemsNotice({
	count,
	query,
}: {
	count: number;
	query: ListQuery;
}) {
	if (count === 0) return null;
	return (
		<p className={`${styles.below} soft-14 leading-line`}>
			<Status as="span" announcementKey={query.errorUpdatedAt}>
				<Plural
					value={count}
					one="# more coupon is not on this phone. It shows here once you are online."
					other="# more coupons are not on this phone. They show here once you are online."
				/>
			</Status>{" "}
			<RetryButton kind="text" size="small" query={query} />
		</p>
	);
}
