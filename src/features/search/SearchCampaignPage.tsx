// /search/campaign: the found campaigns (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useBack } from "../../components/dialogs/useBack";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { buttonClass } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { CampaignResults } from "./CampaignResults";
import styles from "./Search.module.css";
import { useSearchLog } from "./useSearchLog";

export default function SearchCampaignPage() {
	const { t } = useLingui();
	const back = useBack();
	const log = useSearchLog();
	const { inputVal = "" }: { inputVal?: string } = useSearch({
		strict: false,
	});
	const keyword = inputVal.trim();
	const results = useQuery({
		...searchQueries.results(keyword),
		enabled: keyword !== "",
	});
	const campaigns = keyword === "" ? [] : results.data?.privilegegroup;
	return (
		<Page wide fill title={t`Campaigns`} onBack={back}>
			{keyword !== "" && <FreshnessNotice load={results} />}
			{!campaigns && results.isError && <FailedList load={results} />}
			{!campaigns && !results.isError && (
				<div className={`column ${styles.sections}`} aria-hidden="true">
					<div className={styles.pair}>
						{skeletonKeys(4).map((box) => (
							<Skeleton key={box} ratio="16/12" radius={18} />
						))}
					</div>
				</div>
			)}
			{campaigns?.length === 0 && (
				<EmptyState
					drawing="search"
					title={<Trans>No campaigns found</Trans>}
					action={
						<Link to="/search" className={buttonClass({ block: true })}>
							<Trans>Search for something else</Trans>
						</Link>
					}
				/>
			)}
			{campaigns && campaigns.length > 0 && (
				<div className={`column ${styles.sections}`}>
					<CampaignResults
						campaigns={campaigns}
						onOpen={(reference) => log("search", reference)}
					/>
				</div>
			)}
		</Page>
	);
}
