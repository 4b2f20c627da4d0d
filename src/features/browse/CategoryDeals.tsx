// The deals of a category, 25 a page; loads the next page at 90 percent and keeps the scroll position (2 §2, 2 §9).

import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { BannerCard } from "../../components/cards/BannerCard";
import { DealListSkeleton } from "../../components/lists/DealList";
import { LongDealList } from "../../components/lists/LongDealList";
import { useListState } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { useLoadMoreOnScroll } from "../../components/lists/useLoadMoreOnScroll";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import type { Banner } from "../../contract/banner";
import { browseQueries } from "../../queries/browse";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { Carousel } from "../../ui/media/Carousel";
import styles from "./Browse.module.css";
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
	/** Shown above the deals, unless these cannot be had. */
	banners: Banner[];
}) {
	const options = useMemo(
		() => browseQueries.byCategory(catId, subcatId),
		[catId, subcatId],
	);
	useResetToFirstPage(options.queryKey);
	const deals = useInfiniteQuery(options);
	useEvictPages(options.queryKey, deals.dataUpdatedAt);
	useLoadMoreOnScroll(
		deals.hasNextPage && !deals.isFetching && !deals.isError,
		deals.fetchNextPage,
	);
	const state = useListState(deals, deals.data?.length ?? 0);
	return (
		<>
			{state !== "failed" && <CategoryBanner banners={banners} />}
			<QueryListColumn load={deals} items={deals.data}>
				{(privileges) => (
					<>
						<LongDealList
							name={`category ${catId} ${subcatId}`}
							privileges={privileges}
							categoryid={catId}
						/>
						{deals.hasNextPage &&
							(deals.isError ? (
								<p className={styles.more}>
									<Button
										kind="second"
										busy={deals.isFetching}
										onClick={() => deals.fetchNextPage()}
									>
										<Trans>Show more deals</Trans>
									</Button>
								</p>
							) : (
								<div className={styles.next}>
									<DealListSkeleton look="wide" count={1} />
								</div>
							))}
					</>
				)}
			</QueryListColumn>
		</>
	);
}

function CategoryBanner({ banners }: { banners: Banner[] }) {
	const { t } = useLingui();
	if (banners.length === 0) return null;
	return (
		<div
			className={`column ${styles.banner} ${banners.length === 1 ? styles.single : ""}`}
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
	);
}

/** Chips and deals of a category while they load. */
export function CategorySkeleton() {
	return (
		<>
			<LoadingStatus />
			<div aria-hidden="true">
				<div className={styles.chipBoxes}>
					{skeletonKeys(4).map((box) => (
						<Skeleton key={box} width={84} height={36} radius={18} />
					))}
				</div>
				<div className={`column ${styles.boxes}`}>
					<DealListSkeleton look="wide" count={6} />
				</div>
			</div>
		</>
	);
}
