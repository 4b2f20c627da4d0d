// The two status lines of a history card (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usedCodeDescription } from "../../../contract/claimed";
import type { HistoryItem } from "../../../contract/history";
import {
	type CardStatus,
	latestArrival,
} from "../../../domain/code/cardStatus";
import { clockDigits, timeLeft } from "../../../domain/code/countdown";
import { type EndTimes, mayHaveEnded } from "../../../domain/code/endTimes";
import { formatDate, formatTime } from "../../../domain/text/dates";
import { formatDayOfYear, hasTimeOfDay } from "../../../domain/text/longDates";
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
	times: EndTimes;
	needsNetwork: boolean;
}): ReactNode {
	const { t } = useLingui();
	const locale = useLocale();
	if (needsNetwork)
		return (
			<>
				<Trans>Not saved yet</Trans>
				<br />
				<Trans>Needs the internet</Trans>
			</>
		);
	const isUsed = item.is_used_code_desc === usedCodeDescription.used;
	// A used code counts as expired here, but its end may be later.
	if (status.state === "used" || (status.state === "expired" && isUsed)) {
		const { used_datetime } = item;
		const used = formatDate(used_datetime, locale);
		if (hasTimeOfDay(used_datetime)) {
			const time = formatTime(used_datetime);
			return (
				<>
					{used}
					<br />
					<Trans>at {time}</Trans>
				</>
			);
		}
		if (used) return used;
		// The date of the claim must not be shown as the date of use.
		const claimed = formatDate(item.redeem_datetime, locale);
		return (
			claimed && (
				<>
					<Trans>Claimed on</Trans>
					<br />
					{claimed}
				</>
			)
		);
	}
	if (status.state === "onItsWay") {
		const latest = formatDayOfYear(latestArrival(item), locale);
		return (
			<WithDate
				status={<Trans>On its way</Trans>}
				date={latest && t`By\u00a0${latest}`}
			/>
		);
	}
	if (status.state === "delivered") {
		const ordered = formatDate(item.redeem_datetime, locale);
		return (
			<WithDate
				status={<Trans>Delivered</Trans>}
				date={ordered && <Trans>Ordered {ordered}</Trans>}
			/>
		);
	}
	const end = item.countdown_datetime ?? item.expiration_datetime;
	const date = formatDate(end, locale);
	if (status.state === "expired")
		return <WithDate status={<Trans>Expired</Trans>} date={date} />;
	if (status.state === "activityExpired")
		return date && <WithDate status={<Trans>Ended on</Trans>} date={date} />;
	if (item.countdown_datetime) {
		const endsAt = Date.parse(item.countdown_datetime);
		const time = formatTime(endsAt);
		if (mayHaveEnded(endsAt, times))
			return (
				<>
					<Trans>Ends at {time}</Trans>
					<br />
					<Trans>Time not confirmed yet</Trans>
				</>
			);
		const left = timeLeft(endsAt, times.now);
		const digits = clockDigits(left);
		const hasHours = left.days + left.hours > 0;
		return (
			<span className={styles.running}>
				<Trans>In use</Trans>
				<br />
				{hasHours ? t`${digits}\u00a0h\u00a0left` : t`${digits}\u00a0left`}
			</span>
		);
	}
	return (
		date && (
			<>
				<Trans>Valid until</Trans>
				<br />
				{date}
			</>
		)
	);
}

/** The date stands in the second line, where it is known. */
function WithDate({ status, date }: { status: ReactNode; date: ReactNode }) {
	return (
		<>
			{status}
			{date && (
				<>
					<br />
					{date}
				</>
			)}
		</>
	);
}
