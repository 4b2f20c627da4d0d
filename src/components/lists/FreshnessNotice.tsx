// The strip with the time of a list's saved copy, and pull to refresh.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { dayKey, formatDateTime, formatTime } from "../../domain/text/dates";
import { useOnline } from "../../platform/browser/online";
import { useExpiryClock } from "../../platform/http/clock";
import { serverTimeOfLoad } from "../../platform/http/loadTimes";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { PullToRefresh, pillClass } from "../../ui/list/PullToRefresh";
import { type ListQuery, listState } from "./listState";
import { StaleListNotice } from "./StaleListNotice";

/** A list older than this (ms) shows its time while it is refreshed, if that takes longer than `slowMs`. */
const oldMs = 60_000;
const slowMs = 1500;

/** Whether `active` has been true for `slowMs`. */
function useSlow(active: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!active) return;
		const timer = setTimeout(() => setSlow(true), slowMs);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [active]);
	return slow && active;
}

/** A saved copy has a notice with its time and why it is not newer; any other list has pull to refresh, and its time while an old one is refreshed slowly. */
export function FreshnessNotice({
	query,
	pull = true,
}: {
	query: ListQuery;
	/** False inside a dialog, where a drag closes it. */
	pull?: boolean;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const online = useOnline();
	const { now } = useExpiryClock(60_000);
	const savedAt = serverTimeOfLoad(query.dataUpdatedAt);
	const isRefreshing = query.isFetching && !query.isFetchingNextPage;
	const slow = useSlow(isRefreshing && savedAt > 0);
	const state = listState(query, online);
	// Both times are the phone's, which TanStack Query uses.
	const isOld = Date.now() - query.dataUpdatedAt > oldMs;
	if (savedAt === 0) return null;
	const today = dayKey(savedAt) === dayKey(now);
	const clock = formatTime(savedAt);
	const time = today ? t`at\u00a0${clock}` : formatDateTime(savedAt, locale);
	// Over the page, so that it causes no layout shift.
	if (state !== "saved")
		return (
			<>
				{slow && isOld && (
					<Status className={pillClass}>
						<Trans>Saved {time}, refreshing</Trans>
					</Status>
				)}
				{pull && (
					<PullToRefresh
						age={<Trans>Loaded {time}. Refresh</Trans>}
						refreshed={<Trans>Refreshed</Trans>}
						onRefresh={query.refetch}
					/>
				)}
			</>
		);
	return (
		<StaleListNotice query={online ? query : undefined}>
			{online ? (
				<Trans>Could not refresh. Saved {time}</Trans>
			) : (
				<Trans>No internet. Saved {time}</Trans>
			)}
		</StaleListNotice>
	);
}
