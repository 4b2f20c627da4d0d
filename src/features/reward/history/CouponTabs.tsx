// The two tabs of the history, with the number of usable coupons.
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import type { HistoryItem } from "../../../contract/history";
import {
	cardStatus,
	type HistoryTab,
	isOver,
} from "../../../domain/code/cardStatus";
import { useOnline } from "../../../platform/browser/online";
import { usedIdsAtom } from "../../../platform/outbox/couponUseQueue";
import { historyQueries } from "../../../queries/history";
import { Tabs } from "../../../ui/list/Tabs";
import { useLatestPastEnd } from "./useLatestPastEnd";

const none: HistoryItem[] = [];

/** The number of usable coupons in a complete list, or else the server's count minus those used here since. */
function useUsableCount(): number | undefined {
	const online = useOnline();
	const usedIds = useAtomValue(usedIdsAtom);
	const counted = useQuery(historyQueries.count());
	// Only read from the cache: the tab loads the list.
	const options = { ...historyQueries.list("canuse"), enabled: false };
	const list = useInfiniteQuery(options);
	const { data: loaded = none } = list;
	const now = useLatestPastEnd(loaded);
	const { used, usable } = useMemo(() => {
		const isUsed = (it: HistoryItem) => usedIds.includes(it.ext_transaction_id);
		const unused = loaded.filter((item) => !isUsed(item));
		const usable = unused.filter(
			(item) => !isOver(cardStatus(item, "available", now)),
		);
		return { used: loaded.length - unused.length, usable: usable.length };
	}, [loaded, usedIds, now]);
	// A saved list may lack coupons that were counted later.
	const isNewest =
		(online && !list.isError) || list.dataUpdatedAt >= counted.dataUpdatedAt;
	const isComplete = list.data && !list.hasNextPage;
	if (isComplete && isNewest) return usable;
	if (counted.data === undefined) return undefined;
	return Math.max(0, counted.data - used);
}

/** The count includes all coupons, so a history of one brand or privilege shows none. */
export function CouponTabs({
	value,
	onChange,
	isNarrowed,
	children,
}: {
	value: HistoryTab;
	onChange: (tab: HistoryTab) => void;
	isNarrowed: boolean;
	children: ReactNode;
}) {
	const { t } = useLingui();
	const count = useUsableCount();
	return (
		<Tabs
			label={t`My coupons`}
			value={value}
			onChange={onChange}
			items={[
				{
					value: "available",
					label: t`Available`,
					count: isNarrowed ? undefined : count,
				},
				{ value: "used", label: t`Used` },
			]}
		>
			{children}
		</Tabs>
	);
}
