// The deals of a category, 25 a page; loads the next page at 90 percent and keeps the scroll position (2 §2, 2 §9).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import Info from "lucide-react/icons/info";
import { useMemo } from "react";
import { BannerCard } from "../../components/cards/BannerCard";
import { DealListSkeleton } from "../../components/lists/DealList";
import { useListState } from "../../components/lists/listState";
import { useLoadAllPages } from "../../components/lists/useLoadAllPages";
import { useLoadMoreOnScroll } from "../../components/lists/useLoadMoreOnScroll";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { SortedDealList } from "../../components/sorting/SortedDealList";
import { StandInDeals } from "../../components/sorting/StandInDeals";
import { useListChoice } from "../../components/sorting/useListChoice";
import type { Banner } from "../../contract/banner";
import { browseQueries } from "../../queries/browse";
import { isEvicted } from "../../queries/evictedPages";
import { Notice } from "../../ui/feedback/Notice";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Carousel } from "../../ui/media/Carousel";
import styles from "./Browse.module.css";
import { DealPages, hasNoneSoFar } from "./DealPages";
import { useEvictPages } from "./useEvictPages";
import { useResetToFirstPage } from "./useResetToFirstPage";

/** `subcatId` is "0" for all sub-categories. */
export function CategoryDeals({
	catId,
	subcatId,
	banners,
}: {
	catId: string;
	subcatId: string;
	/** Shown above the deals, unless these failed to load. */
	banners: Banner[];
}) {
	const { t } = useLingui();
	const options = useMemo(
		() => browseQueries.byCategory(catId, subcatId),
		[catId, subcatId],
	);
	const [{ isChosen }] = useListChoice();
	useResetToFirstPage(options.queryKey);
	const deals = useInfiniteQuery(options);
	useEvictPages(options.queryKey, deals.dataUpdatedAt);
	const mayLoadMore = !isChosen && deals.hasNextPage && !deals.isError;
	useLoadAllPages(mayLoadMore && hasNoneSoFar(deals), deals);
	useLoadMoreOnScroll(
		() => void deals.fetchNextPage({ cancelRefetch: false }),
		{ enabled: mayLoadMore, loaded: deals.data },
	);
	const state = useListState(deals);
	const loaded = (deals.data ?? []).flatMap((deal) =>
		isEvicted(deal) ? [] : [deal],
	);
	// All are there already, as in most categories.
	const isComplete = deals.data?.length === loaded.length && !deals.hasNextPage;
	const isWholeDue = isChosen && !isComplete;
	// Sorted and filtered is the whole category, not what happens to be loaded.
	const whole = useInfiniteQuery({
		...browseQueries.wholeCategory(catId, subcatId),
		enabled: isWholeDue && !deals.isPending,
	});
	useLoadAllPages(isWholeDue && whole.hasNextPage && !whole.isError, whole);
	const gathered = whole.data?.deals ?? [];
	const all = whole.hasNextPage ? undefined : whole.data;
	const name = `category ${catId} ${subcatId}`;
	return (
		<>
			{state !== "failed" && banners.length > 0 && (
				<div
					className={`column ${styles.first} ${banners.length === 1 ? styles.single : ""}`}
				>
					<Carousel
						label={t`Category highlights`}
						slides={banners.map((banner, index) => ({
							key: banner.bannerid,
							content: (
								<BannerCard banner={banner} look="low" eager={index === 0} />
							),
						}))}
					/>
				</div>
			)}
			{isWholeDue && all?.isWhole === false && (
				<Notice icon={<Info />}>
					<Plural
						value={all.deals.length}
						other="Only the first # deals are sorted and filtered."
					/>
				</Notice>
			)}
			<SortedDealList
				// Another chip's list begins with its own load.
				key={name}
				query={isWholeDue ? whole : deals}
				privileges={isWholeDue ? all?.deals : loaded}
				loaded={loaded}
				list={name}
				fallback={
					loaded.length > 0 && (
						<StandInDeals
							privileges={gathered.length > loaded.length ? gathered : loaded}
							name={`${name} loaded`}
							query={{
								isFetching: whole.isFetching,
								errorUpdatedAt: whole.errorUpdatedAt,
								refetch: () =>
									whole.isFetchNextPageError
										? whole.fetchNextPage()
										: whole.refetch(),
							}}
						>
							<Trans>
								Could not load all deals. These are the ones loaded before.
							</Trans>
						</StandInDeals>
					)
				}
				pages={<DealPages query={deals} name={name} />}
			/>
		</>
	);
}

export function CategorySkeleton() {
	return (
		<>
			<LoadingStatus />
			<div aria-hidden="true">
				<div className={styles.chipBoxes}>
					<SkeletonBoxes count={4} width={84} height={36} radius={18} />
				</div>
				<div className={`column ${styles.first}`}>
					<DealListSkeleton look="wide" />
				</div>
			</div>
		</>
	);
}
