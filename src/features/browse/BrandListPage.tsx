// All brands, four per row (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useBack } from "../../components/dialogs/useBack";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { FailedList } from "../../components/lists/FailedList";
import {
	FreshnessNotice,
	listState,
} from "../../components/lists/FreshnessNotice";
import { useOnline } from "../../platform/browser/online";
import { catalogueQueries } from "../../queries/catalogue";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Page } from "../../ui/layout/Page";
import styles from "./Browse.module.css";

export default function BrandListPage() {
	const { t } = useLingui();
	const back = useBack();
	const online = useOnline();
	const brands = useQuery(catalogueQueries.brands());
	const state = listState(brands, online, brands.data?.length ?? 0);
	return (
		<Page wide fill title={t`Brands`} onBack={back}>
			<FreshnessNotice load={brands} />
			{state === "failed" && <FailedList load={brands} />}
			{state === "empty" && (
				<EmptyState drawing="box" title={<Trans>No data</Trans>} />
			)}
			{(state === "loading" || brands.data) && (
				<div className={`column ${styles.list}`}>
					{brands.data ? (
						<BrandGrid brands={brands.data} />
					) : (
						<BrandGridSkeleton count={24} />
					)}
				</div>
			)}
		</Page>
	);
}
