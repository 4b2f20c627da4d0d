// The pages of found brands, found campaigns, and the privileges of one brand (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { BrandDeals } from "../../components/pages/BrandDeals";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useBrandOfAddress } from "../../components/pages/useBrandOfAddress";
import { useSearchParams } from "../../components/pages/useSearchParams";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { catalogueQueries } from "../../queries/catalogue";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { CampaignResults } from "./CampaignResults";
import styles from "./Search.module.css";
import { searchLogId, useSearchLog } from "./useSearchLog";

const SearchAgainLink = () => (
	<ButtonLink to="/search">
		<Trans>Search for something else</Trans>
	</ButtonLink>
);

/** /search/brand: the found brands, or all without a keyword. */
export function SearchBrandPage() {
	const { t } = useLingui();
	const log = useSearchLog();
	const { inputVal = "" } = useSearchParams();
	const keyword = inputVal.trim();
	const all = useQuery({
		...catalogueQueries.brands(),
		enabled: keyword === "",
	});
	const results = useQuery(searchQueries.results(keyword));
	const query = keyword === "" ? all : results;
	const brands = keyword === "" ? all.data : results.data?.brand;
	return (
		<BackPage wide fill title={t`Brands`} subject={keyword}>
			<QueryListColumn
				className={styles.sections}
				query={query}
				items={brands}
				empty={
					<EmptyState
						drawing="search"
						title={<Trans>No data</Trans>}
						action={<SearchAgainLink />}
					/>
				}
				skeleton={<BrandGridSkeleton count={8} />}
			>
				{(found) => (
					<BrandGrid
						brands={found}
						to="/search/detail"
						onOpen={({ brand_id }) => log(brand_id)}
					/>
				)}
			</QueryListColumn>
		</BackPage>
	);
}

/** /search/campaign */
export function SearchCampaignPage() {
	const { t } = useLingui();
	const log = useSearchLog();
	const { inputVal = "" } = useSearchParams();
	const keyword = inputVal.trim();
	const results = useQuery(searchQueries.results(keyword));
	return (
		<BackPage wide fill title={t`Campaigns`} subject={keyword}>
			<QueryListColumn
				className={styles.sections}
				query={results}
				// Without a keyword there is no request to wait for.
				state={keyword === "" ? "fresh" : undefined}
				items={results.data?.privilegegroup}
				empty={
					<EmptyState
						drawing="search"
						title={<Trans>No campaigns found</Trans>}
						action={<SearchAgainLink />}
					/>
				}
				skeleton={
					<div className={styles.pair} aria-hidden="true">
						<SkeletonBoxes count={4} ratio="16/12" radius={18} />
					</div>
				}
			>
				{(campaigns) => (
					<CampaignResults
						campaigns={campaigns}
						words={[keyword, ...(results.data?.similar_keyword ?? [])]}
						onOpen={log}
					/>
				)}
			</QueryListColumn>
		</BackPage>
	);
}

/** /search/detail: the privileges of a found brand. */
export function SearchDetailPage() {
	const { t } = useLingui();
	const log = useSearchLog();
	const { name } = useBrandOfAddress();
	const open = useCallback(
		(privilege: PrivilegeCard) => log(searchLogId(privilege)),
		[log],
	);
	return (
		<BackPage wide fill title={t`Search results`} subject={name}>
			<BrandDeals
				list="search brand"
				empty={
					<EmptyState
						drawing="gift"
						title={<Trans>No deals from this brand right now</Trans>}
						action={<SearchAgainLink />}
					/>
				}
				onOpen={open}
			/>
		</BackPage>
	);
}
