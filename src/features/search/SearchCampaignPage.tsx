// /search/campaign: the found campaigns (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { CampaignResults } from "./CampaignResults";
import styles from "./Search.module.css";
import { SearchAgainLink } from "./SearchAgainLink";
import { useSearchLog } from "./useSearchLog";

export default function SearchCampaignPage() {
	const { t } = useLingui();
	const log = useSearchLog();
	const { inputVal = "" } = useSearchParams();
	const keyword = inputVal.trim();
	const results = useQuery(searchQueries.results(keyword));
	const none = (
		<EmptyState
			drawing="search"
			title={<Trans>No campaigns found</Trans>}
			action={<SearchAgainLink />}
		/>
	);
	return (
		<BackPage wide fill title={t`Campaigns`}>
			{keyword === "" ? (
				none
			) : (
				<QueryListColumn
					className={styles.sections}
					query={results}
					items={results.data?.privilegegroup}
					empty={none}
					skeleton={
						<div className={styles.pair} aria-hidden="true">
							<SkeletonBoxes count={4} ratio="16/12" radius={18} />
						</div>
					}
				>
					{(campaigns) => (
						<CampaignResults
							campaigns={campaigns}
							words={[keyword]}
							onOpen={log}
						/>
					)}
				</QueryListColumn>
			)}
		</BackPage>
	);
}
