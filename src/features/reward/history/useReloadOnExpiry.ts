// The history's look at its countdowns once a minute: one that has passed loads the list anew, without its later pages (2 §4, 2 §9).
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { HistoryItem } from "../../../contract/history";
import { earliestCountdown } from "../../../domain/code/cardStatus";
import { isOnline } from "../../../platform/browser/online";
import { endTimesNow } from "../../../platform/http/clock";

/** How often the countdowns are looked at, in ms. */
const checkEvery = 60_000;

/** Follows the items of the list under `queryKey`, as long as it is on the screen. */
export function useReloadOnExpiry(
	queryKey: readonly unknown[],
	items: readonly Pick<HistoryItem, "countdown_datetime">[],
): void {
	const client = useQueryClient();
	const check = useEffectEvent(() => {
		const earliest = earliestCountdown(items);
		const { now, confirmedNow } = endTimesNow();
		// Without a network nothing newer comes: the cards say by themselves what is over.
		if (earliest === null || earliest > now || !isOnline()) return;
		// Unsure time ends nothing: a load that brings a reply tells the time, and leaves the list as it is.
		if (earliest > confirmedNow) {
			void client.invalidateQueries({ queryKey });
			return;
		}
		client.setQueryData<InfiniteData<unknown>>(
			queryKey,
			(data) =>
				data && {
					pages: data.pages.slice(0, 1),
					pageParams: data.pageParams.slice(0, 1),
				},
		);
		void client.invalidateQueries({ queryKey: ["history"] });
	});
	useEffect(() => {
		const timer = setInterval(() => check(), checkEvery);
		return () => clearInterval(timer);
	}, []);
}
