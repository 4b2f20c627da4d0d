// All brands, four per row, and one brand with its privileges (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { BrandDeals } from "../../components/pages/BrandDeals";
import { useBrandOfAddress } from "../../components/pages/useBrandOfAddress";
import { catalogueQueries } from "../../queries/catalogue";
import { NoDeals } from "./NoDeals";

/** /brand_list */
export function BrandListPage() {
	const { t } = useLingui();
	const brands = useQuery(catalogueQueries.brands());
	return (
		<BackPage wide fill title={t`Brands`}>
			<QueryListColumn
				query={brands}
				items={brands.data}
				skeleton={<BrandGridSkeleton count={24} />}
			>
				{(all) => <BrandGrid brands={all} />}
			</QueryListColumn>
		</BackPage>
	);
}

/** /privilegebybrand */
export function BrandPage() {
	const { t } = useLingui();
	const { name } = useBrandOfAddress();
	return (
		<BackPage wide fill title={t`Privileges`} subject={name}>
			<BrandDeals list="brand" counted empty={<NoDeals />} />
		</BackPage>
	);
}
