// One brand and its privileges (2 §2).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { BrandHeader } from "../../components/cards/BrandHeader";
import { useBack } from "../../components/dialogs/useBack";
import { BrowseList } from "../../components/lists/BrowseList";
import { LongDealList } from "../../components/lists/LongDealList";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Page } from "../../ui/layout/Page";

/** brandName of the address is shown until the brand is loaded. */
export default function BrandPage() {
	const { t } = useLingui();
	const back = useBack();
	const { brandId = "", brandName = "" }: Record<string, string | undefined> =
		useSearch({ strict: false });
	const brands = useQuery(catalogueQueries.brands());
	const deals = useQuery({
		...browseQueries.byBrand(brandId),
		enabled: brandId !== "",
	});
	const none = (
		<EmptyState
			drawing="gift"
			title={<Trans>No privileges here right now</Trans>}
			text={
				<Trans>New deals arrive all the time. Please come back soon.</Trans>
			}
		/>
	);
	return (
		<Page wide fill title={t`Privileges`} onBack={back}>
			<BrandHeader
				id={brandId}
				brand={brands.data?.find((it) => it.brand_id === brandId)}
				name={brandName}
			>
				{deals.data && (
					<Plural
						value={deals.data.length}
						one="# privilege"
						other="# privileges"
					/>
				)}
			</BrandHeader>
			{brandId === "" ? (
				none
			) : (
				<BrowseList load={deals} deals={deals.data} empty={none}>
					{(privileges) => (
						<LongDealList name={`brand ${brandId}`} privileges={privileges} />
					)}
				</BrowseList>
			)}
		</Page>
	);
}
