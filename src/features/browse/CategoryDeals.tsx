// The deals of a category, 25 a page; loads the next page when 90 percent is scrolled and keeps the scroll position (2 §2, 2 §9).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
	type UseInfiniteQueryResult,
	useInfiniteQuery,
} from "@tanstack/react-query";
import Info from "lucide-react/icons/info";
import {
	type ComponentProps,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { BannerCard } from "../../components/cards/BannerCard";
import { DealListSkeleton } from "../../components/lists/DealList";
import { LongDealList } from "../../components/lists/LongDealList";
import { useListState } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { useLoadAllPages } from "../../components/lists/useLoadAllPages";
import { useLoadMoreOnScroll } from "../../components/lists/useLoadMoreOnScroll";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { ListChoicesSkeleton } from "../../components/sorting/ListChoices";
import {
	SortedDealList,
	StandInDeals,
} from "../../components/sorting/SortedDealList";
import { useListChoice } from "../../components/sorting/useListChoice";
import type { Banner } from "../../contract/banner";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { browseQueries } from "../../queries/browse";
import { type EvictedDeal, isEvicted } from "../../queries/evictedPages";
import { Notice } from "../../ui/feedback/Notice";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { Carousel } from "../../ui/media/Carousel";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Browse.module.css";
import { useEvictPages, useResetToFirstPage } from "./useCategoryPages";

/** `subcatId` is "0" for all sub-categories. */
export function CategoryDeals({
	catId,
	subcatId,
	banners,
}: {
	catId: string;
	subcatId: string;
	/** Shown above the deals, unless the deals failed to load. */
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
	// Whether all deals are loaded, which is so at once in most categories.
	const isComplete = deals.data?.length === loaded.length && !deals.hasNextPage;
	const needsWhole = isChosen && !isComplete;
	// Sorting and filtering need the whole category, not only the loaded pages.
	const whole = useInfiniteQuery({
		...browseQueries.wholeCategory(catId, subcatId),
		enabled: needsWhole && !deals.isPending,
	});
	useLoadAllPages(needsWhole && whole.hasNextPage && !whole.isError, whole);
	const loadedOfWhole = whole.data?.deals ?? [];
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
			{needsWhole && all?.isWhole === false && (
				<Notice icon={<Info />}>
					<Plural
						value={all.deals.length}
						other="Only the first # deals are sorted and filtered."
					/>
				</Notice>
			)}
			<SortedDealList
				// The key starts a new list, with its own first load, when another chip is chosen.
				key={name}
				query={needsWhole ? whole : deals}
				privileges={needsWhole ? all?.deals : loaded}
				loaded={loaded}
				list={name}
				fallback={
					loaded.length > 0 && (
						<StandInDeals
							privileges={
								loadedOfWhole.length > loaded.length ? loadedOfWhole : loaded
							}
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
					<SkeletonBoxes count={4} width={84} height={36} />
				</div>
				<ListChoicesSkeleton />
				<div className={`column ${styles.first}`}>
					<DealListSkeleton look="wide" />
				</div>
			</div>
		</>
	);
}

/** Whether all loaded deals are hidden (2 §1) while further pages may have some to show. */
const hasNoneSoFar = ({
	data,
	hasNextPage,
}: Pick<UseInfiniteQueryResult<unknown[]>, "data" | "hasNextPage">) =>
	hasNextPage && data?.length === 0;

/** The loaded pages of a category, and below them a skeleton or a button while there are more. */
function DealPages({
	query,
	name,
}: {
	query: UseInfiniteQueryResult<(PrivilegeCard | EvictedDeal)[]>;
	name: string;
}) {
	const stateWithoutDeals = query.isError ? "failed" : "loading";
	// A failed next page is reported below the deals and does not make the deals outdated.
	const isOutdated = query.isError && !query.isFetchNextPageError;
	return (
		<QueryListColumn
			query={{ ...query, isError: isOutdated }}
			state={hasNoneSoFar(query) ? stateWithoutDeals : undefined}
			items={query.data}
		>
			{(deals) => (
				<>
					<LongDealList name={name} privileges={deals} />
					{query.hasNextPage &&
						(query.isError ? (
							<MoreDealsButton query={query} />
						) : (
							<div className={styles.next}>
								<DealListSkeleton look="wide" count={1} />
							</div>
						))}
				</>
			)}
		</QueryListColumn>
	);
}

/** The button that loads the next page after a failed load or refresh; afterwards the first added deal gets the focus, or the last deal if none was added. */
function MoreDealsButton({
	query,
}: Pick<ComponentProps<typeof DealPages>, "query">) {
	// The added deals replace the button under the finger.
	usePressGuard();
	const paragraph = useRef<HTMLParagraphElement>(null);
	/** The last deal at the time when the next page was requested. */
	const lastDeal = useRef<Element>(null);
	const [hasFailed, setFailed] = useState(false);
	async function load() {
		const list = paragraph.current?.previousElementSibling;
		lastDeal.current = list?.lastElementChild ?? null;
		// After a failed refresh, the loaded pages are refreshed before a new one is added.
		const { isError } = await (query.isFetchNextPageError
			? query.fetchNextPage()
			: query.refetch());
		setFailed(isError);
	}
	useEffect(
		() => () => {
			// The focus must not move if it is on another element by now.
			if (document.activeElement !== document.body) return;
			const next = lastDeal.current?.nextElementSibling ?? lastDeal.current;
			next?.querySelector("a")?.focus();
		},
		[],
	);
	return (
		<p ref={paragraph} className={styles.more}>
			{/* The notice above the list reports a failed refresh, so this reports only a failed next page or press. */}
			{(query.isFetchNextPageError || hasFailed) && (
				<Status
					as="span"
					className="soft-14"
					announcementKey={query.errorUpdatedAt}
				>
					<Trans>Could not load more deals</Trans>
				</Status>
			)}
			<Button
				block={false}
				kind="second"
				busy={query.isFetching}
				onClick={() => void load()}
			>
				<Trans>Show more deals</Trans>
			</Button>
		</p>
	);
}
