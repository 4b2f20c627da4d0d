// The brand of the address and its privileges, for the pages that show one (2 §2).
import { Plural } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { BrandHeader } from "../cards/BrandHeader";
import { BrowseList } from "../lists/BrowseList";
import { LongDealList } from "../lists/LongDealList";

/** brandName of the address is shown until the brand is loaded. `list` names the list, `counted` shows how many there are. */
export function BrandDeals({
	list,
	counted = false,
	empty,
	onOpen,
}: {
	list: string;
	counted?: boolean;
	empty: ReactNode;
	onOpen?: (privilege: PrivilegeCard) => void;
}) {
	const { brandId = "", brandName = "" }: Record<string, string | undefined> =
		useSearch({ strict: false });
	const brands = useQuery(catalogueQueries.brands());
	const deals = useQuery({
		...browseQueries.byBrand(brandId),
		enabled: brandId !== "",
	});
	return (
		<>
			<BrandHeader
				id={brandId}
				brand={brands.data?.find((it) => it.brand_id === brandId)}
				name={brandName}
			>
				{counted && deals.data && (
					<Plural
						value={deals.data.length}
						one="# privilege"
						other="# privileges"
					/>
				)}
			</BrandHeader>
			{brandId === "" ? (
				empty
			) : (
				<BrowseList load={deals} items={deals.data} empty={empty}>
					{(privileges) => (
						<LongDealList
							name={`${list} ${brandId}`}
							privileges={privileges}
							onOpen={onOpen}
						/>
					)}
				</BrowseList>
			)}
		</>
	);
}
