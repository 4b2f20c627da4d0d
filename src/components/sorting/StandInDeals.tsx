// The deals that are known where the whole list cannot be loaded, in the chosen order and of the chosen kind.
import type { ComponentProps } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { LongDealList } from "../lists/LongDealList";
import column from "../lists/QueryListColumn.module.css";
import { StaleListNotice } from "../lists/StaleListNotice";
import { NoneOfKind } from "./ListChoices";
import { useArrangedDeals } from "./useArrangedDeals";

/** `children` say that they may not be all. */
export function StandInDeals({
	privileges,
	name,
	...notice
}: ComponentProps<typeof StaleListNotice> & {
	privileges: readonly PrivilegeCard[];
	/** Identifies the list across mounts. */
	name: string;
}) {
	const { deals } = useArrangedDeals(privileges);
	return (
		<>
			<StaleListNotice {...notice} />
			{deals.length === 0 ? (
				<NoneOfKind announced />
			) : (
				<div className={`column ${column.list}`}>
					<LongDealList name={name} privileges={deals} />
				</div>
			)}
		</>
	);
}
