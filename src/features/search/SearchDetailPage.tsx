// /search/detail: the privileges of a found brand (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { BrandHeader } from "../../components/cards/BrandHeader";
import { useBack } from "../../components/dialogs/useBack";
import { BrowseList } from "../../components/lists/BrowseList";
import { LongDealList } from "../../components/lists/LongDealList";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { buttonClass } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { useSearchLog } from "./useSearchLog";

export default function SearchDetailPage() {
	const { t } = useLingui();
	const back = useBack();
	const log = useSearchLog();
	const { brandId = "", brandName = "" }: Record<string, string | undefined> =
		useSearch({ strict: false });
	const brands = useQuery(catalogueQueries.brands());
	const deals = useQuery({
		...browseQueries.byBrand(brandId),
		enabled: brandId !== "",
	});
	const open = useCallback(
		({ privilege_id }: PrivilegeCard) => log("search", privilege_id),
		[log],
	);
	const none = (
		<EmptyState
			drawing="gift"
			title={<Trans>No privileges of this brand right now</Trans>}
			action={
				<Link to="/search" className={buttonClass({ block: true })}>
					<Trans>Search for something else</Trans>
				</Link>
			}
		/>
	);
	return (
		<Page wide fill title={t`Search results`} onBack={back}>
			<BrandHeader
				id={brandId}
				brand={brands.data?.find((it) => it.brand_id === brandId)}
				name={brandName}
			/>
			{brandId === "" ? (
				none
			) : (
				<BrowseList load={deals} deals={deals.data} empty={none}>
					{(privileges) => (
						<LongDealList
							name={`search brand ${brandId}`}
							privileges={privileges}
							onOpen={open}
						/>
					)}
				</BrowseList>
			)}
		</Page>
	);
}
