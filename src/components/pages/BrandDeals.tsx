// The brand of the address and its privileges, for the pages that show one; its opening is logged (2 §2, 2 §7).
import { Plural } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { Sort } from "../../domain/list/listChoice";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { Logo } from "../../ui/media/Picture";
import { ServerText } from "../cards/ServerText";
import { useFirstLoad } from "../lists/listState";
import { SortedDealList } from "../sorting/SortedDealList";
import styles from "./BrandDeals.module.css";
import { useSearchParams } from "./useSearchParams";

/** Not by distance: all deals of a brand have the same branches. */
const brandSorts: readonly Sort[] = ["ending"];

/** Another brand at this address begins with its own load. */
export function BrandDeals(
	part: Omit<ComponentProps<typeof DealsOfBrand>, "brandId">,
) {
	const { brandId = "" } = useSearchParams();
	return <DealsOfBrand key={brandId} brandId={brandId} {...part} />;
}

/** Shows brandName of the address until the brand or one of its privileges is loaded. `list` identifies the list; `counted` shows the number of privileges. */
function DealsOfBrand({
	brandId,
	list,
	counted = false,
	empty,
	onOpen,
}: {
	brandId: string;
	list: string;
	counted?: boolean;
	empty: ReactNode;
	onOpen?: (privilege: PrivilegeCard) => void;
}) {
	const { brandName = "" } = useSearchParams();
	const localized = useLocalized();
	const brands = useQuery(catalogueQueries.brands());
	const deals = useQuery(browseQueries.byBrand(brandId));
	const isFirstLoad = useFirstLoad(deals);
	const count = deals.data?.length ?? 0;
	const isCounted = deals.data && !(isFirstLoad && count === 0);
	const brand = brands.data?.find((it) => it.brand_id === brandId);
	// The list of brands may lack it, or not be had.
	const about = brand ?? deals.data?.[0];
	const name =
		(about && localized(about.brand_name_th, about.brand_name_en)) || brandName;
	const logo = brand?.brand_logo_image_url ?? deals.data?.[0]?.brand_logo ?? "";
	useAfterMount(() => logEvent("Brand", "View", brandId), brandId);
	return (
		<>
			<div className={`column ${styles.brand}`}>
				<Logo src={logo} name={name} size={60} eager />
				<div>
					{name && (
						<h2 className="title-22">
							<ServerText>{name}</ServerText>
						</h2>
					)}
					{counted && isCounted && (
						<p className="soft-14">
							<Plural value={count} one="# deal" other="# deals" />
						</p>
					)}
				</div>
			</div>
			{brandId === "" ? (
				empty
			) : (
				<SortedDealList
					query={deals}
					privileges={deals.data}
					list={`${list} ${brandId}`}
					sorts={brandSorts}
					empty={empty}
					onOpen={onOpen}
				/>
			)}
		</>
	);
}
