// A whole list of deals that can be sorted and filtered, in its four states (X09).
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { allSorts, type Sort } from "../../domain/list/listChoice";
import { LongDealList } from "../lists/LongDealList";
import { isRetrying, type ListQuery, useListState } from "../lists/listState";
import { QueryListColumn } from "../lists/QueryListColumn";
import column from "../lists/QueryListColumn.module.css";
import { StaleListNotice } from "../lists/StaleListNotice";
import { NearestNotice } from "../places/NearestNotice";
import { ListChoices, NoneOfKind } from "./ListChoices";
import { useArrangedDeals } from "./useArrangedDeals";

export function SortedDealList({
	query,
	privileges,
	list,
	sorts = allSorts,
	ownOrder,
	empty,
	fallback,
	pages,
	loaded = [],
	expected = 2,
	onOpen,
}: {
	query: ListQuery;
	privileges: readonly PrivilegeCard[] | undefined;
	/** Identifies the list across mounts. */
	list: string;
	sorts?: readonly Sort[];
	/** The label of the default order. */
	ownOrder?: string;
	empty?: ReactNode;
	/** Replaces the failed state. */
	fallback?: ReactNode;
	/** A paged list, shown while nothing is chosen. */
	pages?: ReactNode;
	/** The deals of the pages that are loaded so far. */
	loaded?: readonly PrivilegeCard[];
	/** The most deals that the list can have, if known before they load. */
	expected?: number;
	onOpen?: (privilege: PrivilegeCard) => void;
}) {
	const { t } = useLingui();
	const all = privileges ?? loaded;
	const { choice, deals, distances, isWaiting } = useArrangedDeals(all, sorts);
	const { sort, kind, isChosen } = choice;
	const queryState = useListState(query, deals.length === 0);
	const stateWithoutDeals = query.isError ? "failed" : "loading";
	const state = isWaiting ? "loading" : queryState;
	const isKnownEmpty = privileges && query.dataUpdatedAt > 0;
	const mayHaveChoices = expected > 1 && all.length === 0 && !isKnownEmpty;
	const isFallbackShown = Boolean(fallback) && isRetrying(query);
	return (
		<>
			<ListChoices
				sorts={sorts}
				ownOrder={ownOrder ?? t`Suggested`}
				types={all.map(({ type }) => type)}
				waits={mayHaveChoices && !isFallbackShown && queryState === "loading"}
				found={privileges && state !== "loading" ? deals.length : undefined}
			/>
			{sort === "nearest" && <NearestNotice query={distances} />}
			{pages && !isChosen ? (
				pages
			) : (
				<QueryListColumn
					query={query}
					state={privileges ? state : stateWithoutDeals}
					items={privileges && deals}
					empty={all.length > 0 ? <NoneOfKind /> : empty}
					fallback={fallback}
				>
					{() => (
						<LongDealList
							name={`${list} ${sort ?? ""} ${kind ?? ""}`}
							privileges={deals}
							onOpen={onOpen}
						/>
					)}
				</QueryListColumn>
			)}
		</>
	);
}

/** The known deals, of the chosen kind and in the chosen order, if the whole list cannot be loaded; `children` say that there may be more. */
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
