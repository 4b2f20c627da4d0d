// The two status lines of a history card (2 §4).
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usedCodeDescription } from "../../../contract/claimed";
import type { HistoryItem } from "../../../contract/history";
import {
	type CardStatus,
	latestArrival,
} from "../../../domain/code/cardStatus";
import { codeEnd } from "../../../domain/code/codeEnd";
import { clockDigits, timeLeft } from "../../../domain/code/countdown";
import {
	type ExpiryClock,
	mayHaveEnded,
} from "../../../domain/code/expiryClock";
import { formatDate, formatTime } from "../../../domain/text/dates";
import {
	formatDayAndMonth,
	hasTimeOfDay,
} from "../../../domain/text/longDates";
import { useLocale } from "../../../platform/i18n/locale";
import styles from "./HistoryCard.module.css";

export function HistoryStatus({
	item,
	status,
	times,
	needsNetwork,
}: {
	item: HistoryItem;
	status: CardStatus;
	times: ExpiryClock;
	needsNetwork: boolean;
}): ReactNode {
	const { t } = useLingui();
	const locale = useLocale();
	if (needsNetwork)
		return <Lines first={t`Not saved yet`} second={t`Needs internet first`} />;
	const isUsed = item.is_used_code_desc === usedCodeDescription.used;
	// The see-code mode shows a used code as expired, although its end may be later.
	if (status.state === "used" || (status.state === "expired" && isUsed)) {
		const { used_datetime } = item;
		const used = formatDate(used_datetime, locale);
		const time = formatTime(used_datetime);
		if (hasTimeOfDay(used_datetime))
			return <Lines first={used} second={t`at ${time}`} />;
		if (used) return used;
		// The date of the claim must not be shown as the date of use.
		const claimed = formatDate(item.redeem_datetime, locale);
		return claimed && <Lines first={t`Claimed on`} second={claimed} />;
	}
	if (status.state === "onItsWay") {
		const latest = formatDayAndMonth(latestArrival(item), locale);
		return (
			<Lines
				first={t`Awaiting delivery`}
				second={latest && t`By\u00a0${latest}`}
			/>
		);
	}
	if (status.state === "delivered") {
		const ordered = formatDate(item.redeem_datetime, locale);
		return (
			<Lines first={t`Delivered`} second={ordered && t`Ordered ${ordered}`} />
		);
	}
	const end = codeEnd(item);
	const date = formatDate(end, locale);
	// A host may mark a coupon as expired before its end.
	const endedOn = end !== null && end > times.now ? "" : date;
	if (status.state === "expired")
		return <Lines first={t`Expired`} second={endedOn} />;
	if (status.state === "activityExpired")
		return endedOn && <Lines first={t`Ended on`} second={endedOn} />;
	if (!item.countdown_datetime || end === null)
		return date && <Lines first={t`Valid until`} second={date} />;
	const time = formatTime(end);
	if (mayHaveEnded(end, times))
		return (
			<Lines first={t`Ends at ${time}`} second={t`Time not confirmed yet`} />
		);
	const left = timeLeft(end, times.now);
	const digits = clockDigits(left);
	const hasHours = left.days + left.hours > 0;
	return (
		<span className={styles.running}>
			<Lines
				first={t`In use`}
				second={
					hasHours ? t`${digits}\u00a0h\u00a0left` : t`${digits}\u00a0left`
				}
			/>
		</span>
	);
}

function Lines({ first, second }: { first: string; second: string }) {
	return (
		<>
			{first}
			{second && <br />}
			{second}
		</>
	);
}
