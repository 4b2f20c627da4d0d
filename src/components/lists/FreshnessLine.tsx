// The four states of a list, fresh, saved, failed, empty, and the strip that says how old a saved copy is.
import { Trans, useLingui } from "@lingui/react/macro";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { dayKey, formatDateTime, formatTime } from "../../domain/text/dates";
import { useOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { endTimesNow } from "../../platform/http/clock";
import { serverTimeOfLoad } from "../../platform/http/loadTimes";
import { useLocale } from "../../platform/i18n/locale";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./FreshnessLine.module.css";

/** What is read of a query (TanStack Query's own names). */
export interface ListQuery {
	isPending: boolean;
	isError: boolean;
	isFetching: boolean;
	dataUpdatedAt: number;
	refetch: () => unknown;
}

/** How old a screen of several loads is: as old as its oldest part; 0 where nothing has come. */
export const oldestUpdate = (updated: number[]): number =>
	updated.filter(Boolean).sort((one, other) => one - other)[0] ?? 0;

export type ListState = "loading" | "fresh" | "saved" | "failed" | "empty";

/** Which state a list is in; a failed load is never an empty list. */
export function listState(
	load: Pick<ListQuery, "isPending" | "isError" | "dataUpdatedAt">,
	online: boolean,
	count: number,
): ListState {
	if (load.dataUpdatedAt === 0) return load.isError ? "failed" : "loading";
	if (load.isError || !online) return "saved";
	return count === 0 ? "empty" : "fresh";
}

/** A copy of this age (ms) says it while it is being refreshed, and only where that takes a while (ms). */
const old = 60_000;
const slowAfter = 1500;

/** Whether this has been so for a while. */
function useSlow(active: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!active) return;
		const timer = setTimeout(() => setSlow(true), slowAfter);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [active]);
	return slow && active;
}

/** A strip that says how old a saved copy is, and why it is not newer, or that a newer one is on its way; nothing over a fresh list. */
export function FreshnessLine({ load }: { load: ListQuery }) {
	const { t } = useLingui();
	const locale = useLocale();
	const online = useOnline();
	const saved = serverTimeOfLoad(load.dataUpdatedAt);
	const slow = useSlow(load.isFetching && saved > 0);
	const state = listState(load, online, 1);
	useOfflineNotice(state === "saved" && !online);
	// As TanStack Query counts: both by the phone's clock.
	const isOld = Date.now() - load.dataUpdatedAt > old;
	if (state !== "saved" && !(slow && isOld)) return null;
	const today = dayKey(saved) === dayKey(endTimesNow().now);
	const clock = formatTime(saved);
	const time = today
		? t({ message: `${clock}`, comment: "a time of day" })
		: formatDateTime(saved, locale);
	// Over the page, not in it: what comes and goes must not move what a finger aims at.
	if (state !== "saved")
		return (
			<p role="status" className={styles.refreshing}>
				<Trans>Saved at {time}, refreshing</Trans>
			</p>
		);
	if (!online)
		return (
			<Notice icon={<WifiOff aria-hidden="true" />}>
				<Trans>No internet. Saved at {time}</Trans>
			</Notice>
		);
	return (
		<Notice
			icon={<CloudAlert aria-hidden="true" />}
			action={
				<button
					type="button"
					className={styles.retry}
					disabled={load.isFetching}
					onClick={() => load.refetch()}
				>
					<Trans>Try again</Trans>
				</button>
			}
		>
			<Trans>Could not refresh. Saved at {time}</Trans>
		</Notice>
	);
}
