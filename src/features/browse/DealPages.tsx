// The loaded pages of a category, and what stands below them while there are more.
import { Trans } from "@lingui/react/macro";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { DealListSkeleton } from "../../components/lists/DealList";
import { LongDealList } from "../../components/lists/LongDealList";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { EvictedDeal } from "../../queries/evictedPages";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Browse.module.css";

/** Whether all loaded deals are hidden (2 §1) while further pages may have some to show. */
export const hasNoneSoFar = ({
	data,
	hasNextPage,
}: Pick<UseInfiniteQueryResult<unknown[]>, "data" | "hasNextPage">) =>
	hasNextPage && data?.length === 0;

export function DealPages({
	query,
	name,
}: {
	query: UseInfiniteQueryResult<(PrivilegeCard | EvictedDeal)[]>;
	name: string;
}) {
	return (
		<QueryListColumn
			query={query}
			state={
				hasNoneSoFar(query) ? (query.isError ? "failed" : "loading") : undefined
			}
			items={query.data}
		>
			{(deals) => (
				<>
					<LongDealList name={name} privileges={deals} />
					{query.hasNextPage &&
						(query.isError ? (
							<MoreDealsButton query={query} />
						) : (
							<div className={styles.next}>
								<DealListSkeleton look="wide" count={1} />
							</div>
						))}
				</>
			)}
		</QueryListColumn>
	);
}

/** The button for a next page that failed to load or waits for a refresh; the first additional deal takes the focus, or the last one that was refreshed. */
function MoreDealsButton({
	query,
}: Pick<ComponentProps<typeof DealPages>, "query">) {
	// The additional deals take its place under the finger.
	usePressGuard();
	const place = useRef<HTMLParagraphElement>(null);
	/** The last deal before the additional ones, once these are requested. */
	const last = useRef<Element>(null);
	const [hasFailed, setFailed] = useState(false);
	async function load() {
		const list = place.current?.previousElementSibling;
		last.current = list?.lastElementChild ?? null;
		// Older pages are refreshed before a new one stands below them.
		const { isError } = await (query.isFetchNextPageError
			? query.fetchNextPage()
			: query.refetch());
		setFailed(isError);
	}
	useEffect(
		() => () => {
			// The person may have moved on meanwhile.
			if (document.activeElement !== document.body) return;
			const next = last.current?.nextElementSibling ?? last.current;
			next?.querySelector("a")?.focus();
		},
		[],
	);
	return (
		<p ref={place} className={styles.more}>
			{/* That older pages could not be refreshed without a press, the notice above the list says. */}
			{(query.isFetchNextPageError || hasFailed) && (
				<Status
					as="span"
					className="soft-14"
					announcementKey={query.errorUpdatedAt}
				>
					<Trans>Could not load more deals</Trans>
				</Status>
			)}
			<Button
				block={false}
				kind="second"
				busy={query.isFetching}
				onClick={() => void load()}
			>
				<Trans>Show more deals</Trans>
			</Button>
		</p>
	);
}
