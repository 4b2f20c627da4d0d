// The brand of the address and its privileges, for the pages of one brand; opening it is logged (2 §2, 2 §7).
import { Plural } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { Sort } from "../../domain/list/listChoice";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { logEvent } from "../../platform/outbox/eventLog";
import { Logo } from "../../ui/media/Picture";
import { ServerText } from "../cards/ServerText";
import { useFirstLoad } from "../lists/listState";
import { SortedDealList } from "../sorting/SortedDealList";
import styles from "./BrandDeals.module.css";
import { useBrandOfAddress } from "./useBrandOfAddress";
import { useSearchParams } from "./useSearchParams";

/** A brand's deals cannot be sorted by distance, because they all have the same branches. */
const brandSorts: readonly Sort[] = ["ending"];

/** The key gives another brand of the address its own first load. */
export function BrandDeals(part: ComponentProps<typeof DealsOfBrand>) {
	const { brandId = "" } = useSearchParams();
	return <DealsOfBrand key={brandId} {...part} />;
}

/** `list` identifies the list; `counted` shows the number of privileges. */
function DealsOfBrand({
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
	const { brandId, name, logo, deals } = useBrandOfAddress();
	const isFirstLoad = useFirstLoad(deals);
	const count = deals.data?.length ?? 0;
	const isCounted = deals.data && !(isFirstLoad && count === 0);
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
