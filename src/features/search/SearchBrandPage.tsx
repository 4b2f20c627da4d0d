// /search/brand: the found brands, or all without a keyword (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { catalogueQueries } from "../../queries/catalogue";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import styles from "./Search.module.css";
import { useSearchLog } from "./useSearchLog";

export default function SearchBrandPage() {
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
		<BackPage wide fill title={t`Brands`}>
			<QueryListColumn
				className={styles.sections}
				query={query}
				items={brands}
				empty={<EmptyState drawing="search" title={<Trans>No data</Trans>} />}
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
