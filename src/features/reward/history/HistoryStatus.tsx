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
import {
	type ExpiryClock,
	mayHaveEnded,
} from "../../../domain/code/expiryClock";
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
	times: ExpiryClock;
	needsNetwork: boolean;
}): ReactNode {
	const { t } = useLingui();
	const locale = useLocale();
	if (needsNetwork)
		return (
			<TwoLines
				first={<Trans>Not saved yet</Trans>}
				second={<Trans>Needs internet first</Trans>}
			/>
		);
	const isUsed = item.is_used_code_desc === usedCodeDescription.used;
	// A used code counts as expired here, but its end may be later.
	if (status.state === "used" || (status.state === "expired" && isUsed)) {
		const { used_datetime } = item;
		const used = formatDate(used_datetime, locale);
		if (hasTimeOfDay(used_datetime)) {
			const time = formatTime(used_datetime);
			return <TwoLines first={used} second={<Trans>at {time}</Trans>} />;
		}
		if (used) return used;
		// The date of the claim must not be shown as the date of use.
		const claimed = formatDate(item.redeem_datetime, locale);
		return (
			claimed && <TwoLines first={<Trans>Claimed on</Trans>} second={claimed} />
		);
	}
	if (status.state === "onItsWay") {
		const latest = formatDayOfYear(latestArrival(item), locale);
		return (
			<TwoLines
				first={<Trans>On its way</Trans>}
				second={latest && t`By\u00a0${latest}`}
			/>
		);
	}
	if (status.state === "delivered") {
		const ordered = formatDate(item.redeem_datetime, locale);
		return (
			<TwoLines
				first={<Trans>Delivered</Trans>}
				second={ordered && <Trans>Ordered {ordered}</Trans>}
			/>
		);
	}
	const end = item.countdown_datetime ?? item.expiration_datetime;
	const date = formatDate(end, locale);
	if (status.state === "expired")
		return <TwoLines first={<Trans>Expired</Trans>} second={date} />;
	if (status.state === "activityExpired")
		return date && <TwoLines first={<Trans>Ended on</Trans>} second={date} />;
	if (item.countdown_datetime) {
		const endsAt = Date.parse(item.countdown_datetime);
		const time = formatTime(endsAt);
		if (mayHaveEnded(endsAt, times))
			return (
				<TwoLines
					first={<Trans>Ends at {time}</Trans>}
					second={<Trans>Time not confirmed yet</Trans>}
				/>
			);
		const left = timeLeft(endsAt, times.now);
		const digits = clockDigits(left);
		const hasHours = left.days + left.hours > 0;
		return (
			<span className={styles.running}>
				<TwoLines
					first={<Trans>In use</Trans>}
					second={
						hasHours ? t`${digits}\u00a0h\u00a0left` : t`${digits}\u00a0left`
					}
				/>
			</span>
		);
	}
	return date && <TwoLines first={<Trans>Valid until</Trans>} second={date} />;
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
	return (
		<>
			{first}
			{second && (
				<>
					<br />
					{second}
				</>
			)}
		</>
	);
}
