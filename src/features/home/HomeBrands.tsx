// Up to eight brands, and See all (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { BrandGrid, BrandGridSkeleton } from "../../components/lists/BrandGrid";
import { SectionTitle } from "../../components/lists/SectionTitle";
import { catalogueQueries } from "../../queries/catalogue";

const maxBrands = 8;

export const HomeBrands = memo(function HomeBrands() {
	const { t } = useLingui();
	const brands = useQuery(catalogueQueries.brands());
	if (!brands.isPending && !brands.data?.length) return null;
	return (
		<section>
			<SectionTitle title={t`Brands`} seeAll={{ to: "/brand_list" }} />
			{brands.data ? (
				<BrandGrid brands={brands.data.slice(0, maxBrands)} />
			) : (
				<BrandGridSkeleton count={maxBrands} />
			)}
		</section>
	);
});
