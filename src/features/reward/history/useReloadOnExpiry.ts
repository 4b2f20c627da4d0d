// Reloads the history's first page when a countdown has passed; checked once a minute (2 §4, 2 §9).
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { HistoryItem } from "../../../contract/history";
import { earliestCountdown } from "../../../domain/code/cardStatus";
import { isOnline } from "../../../platform/browser/online";
import { readExpiryClock } from "../../../platform/http/clock";
import { changeLoaded } from "../../../queries/changeLoaded";
import type { historyQueries } from "../../../queries/history";
import { keepFirstPage } from "../../../queries/keepFirstPage";
import { invalidate } from "../../../queries/queryHelpers";

const checkEveryMs = 60_000;

/** `queryKey` is the key of the list of the items. */
export function useReloadOnExpiry(
	queryKey: ReturnType<typeof historyQueries.list>["queryKey"],
	items: readonly Pick<HistoryItem, "countdown_datetime">[],
): void {
	const client = useQueryClient();
	/** The end for which the further pages were dropped last; only once, since a host may list an ended coupon for a while. */
	const reloadedEnd = useRef<number | null>(null);
	const reloadIfEnded = useEffectEvent(() => {
		const earliest = earliestCountdown(items);
		const { now, confirmedNow } = readExpiryClock();
		// Offline nothing newer can be loaded.
		if (earliest === null || earliest > now || !isOnline()) return;
		// An unconfirmed end only triggers a call that confirms the time.
		if (earliest > confirmedNow) return invalidate(client, queryKey);
		if (earliest !== reloadedEnd.current)
			changeLoaded(client, queryKey, keepFirstPage);
		reloadedEnd.current = earliest;
		invalidate(client, ["history"]);
	});
	useEffect(() => {
		const timer = setInterval(() => reloadIfEnded(), checkEveryMs);
		return () => clearInterval(timer);
	}, []);
}
