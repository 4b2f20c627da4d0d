// /search/brand: the found brands, or all without a keyword (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useBack } from "../../components/dialogs/useBack";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { FailedList } from "../../components/lists/FailedList";
import {
	FreshnessNotice,
	listState,
} from "../../components/lists/FreshnessNotice";
import { useOnline } from "../../platform/browser/online";
import { catalogueQueries } from "../../queries/catalogue";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Page } from "../../ui/layout/Page";
import styles from "./Search.module.css";
import { useSearchLog } from "./useSearchLog";

export default function SearchBrandPage() {
	const { t } = useLingui();
	const back = useBack();
	const online = useOnline();
	const log = useSearchLog();
	const { inputVal = "" }: { inputVal?: string } = useSearch({
		strict: false,
	});
	const keyword = inputVal.trim();
	const all = useQuery({
		...catalogueQueries.brands(),
		enabled: keyword === "",
	});
	const results = useQuery({
		...searchQueries.results(keyword),
		enabled: keyword !== "",
	});
	const load = keyword === "" ? all : results;
	const brands = keyword === "" ? all.data : results.data?.brand;
	const state = listState(load, online, brands?.length ?? 0);
	return (
		<Page wide fill title={t`Brands`} onBack={back}>
			<FreshnessNotice load={load} />
			{state === "failed" && <FailedList load={load} />}
			{brands?.length === 0 && (
				<EmptyState drawing="search" title={<Trans>No data</Trans>} />
			)}
			{state !== "failed" && brands?.length !== 0 && (
				<div className={`column ${styles.sections}`}>
					{brands ? (
						<BrandGrid
							brands={brands}
							to="/search/detail"
							onOpen={({ brand_id }) => log("search", brand_id)}
						/>
					) : (
						<BrandGridSkeleton count={8} />
					)}
				</div>
			)}
		</Page>
	);
}
