// The countdown of a code: ring, digits, announcements (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
	clockDigits,
	countdownTone,
	minutesToAnnounce,
	ringFraction,
	timeLeft,
} from "../../../domain/code/countdown";
import { mayHaveEnded } from "../../../domain/code/expiryClock";
import {
	formatDate,
	formatDuration,
	formatTime,
} from "../../../domain/text/dates";
import { useAfterMount } from "../../../platform/browser/useAfterMount";
import { useExpiryClock } from "../../../platform/http/clock";
import { useLocale } from "../../../platform/i18n/locale";
import { ProgressRing } from "../../../ui/feedback/ProgressRing";
import { Status } from "../../../ui/feedback/Status";
import styles from "./CodeCountdown.module.css";

const ringTone = { calm: "accent", warn: "warn", bad: "bad" } as const;

/** Counts down to `endsAt` (ms); `minutes` is its length, 0 if unknown. `onExpired` is called at the end, and again when a reply confirms it. */
export function CodeCountdown({
	endsAt,
	minutes,
	compact = false,
	onExpired,
}: {
	endsAt: number;
	minutes: number;
	compact?: boolean;
	onExpired?: () => void;
}) {
	const locale = useLocale();
	const times = useExpiryClock(1000);
	const isUncertain = mayHaveEnded(endsAt, times);
	const isConfirmed = !isUncertain && !times.isDoubtful;
	const left = timeLeft(endsAt, times.now);
	const isNamedBelow = compact && isConfirmed;
	const tone = isUncertain ? "calm" : countdownTone(left);
	const announcement = useAnnouncement(left.total, isUncertain);
	const state = left.total > 0 ? "running" : isUncertain ? "unsure" : "over";
	useAfterMount(() => onExpired?.(), state !== "running" && state);

	const time = formatTime(endsAt);
	const date = formatDate(endsAt, locale);
	return (
		<div className={`${styles.clock} ${compact ? styles.compact : ""}`}>
			<ProgressRing
				size={compact ? 44 : 60}
				fraction={ringFraction(left, minutes)}
				tone={ringTone[tone]}
			/>
			<div className={styles.words}>
				<p className={`${styles.digits} ${styles[tone]}`} role="timer">
					{/* Not an aria-label, which some screen readers would read instead of the digits. */}
					{!isUncertain && !isNamedBelow && (
						<span className="visually-hidden">
							<Trans>Time left</Trans>{" "}
						</span>
					)}
					{isUncertain ? (
						<span className={styles.long}>
							<Trans>Ends at {time}</Trans>
						</span>
					) : left.days > 0 ? (
						<span className={styles.long}>
							{formatDuration(left.total, locale)}
						</span>
					) : (
						clockDigits(left)
					)}
				</p>
				<p className="soft-12 leading-line">
					{!isConfirmed ? (
						<Trans>Time not confirmed yet</Trans>
					) : isNamedBelow ? (
						<Trans>Time left</Trans>
					) : left.days > 0 ? (
						<Trans>Valid until {date}</Trans>
					) : (
						<Trans>Ends at {time}</Trans>
					)}
				</p>
			</div>
			<Status as="span" className="visually-hidden">
				{announcement}
			</Status>
		</div>
	);
}

/** The announcement at 5, 1 and 0 minutes left; "" before, and for an unconfirmed end. */
function useAnnouncement(left: number, isUncertain: boolean): string {
	const { t } = useLingui();
	// When the clock is corrected, more time may be left than before.
	const [longest, setLongest] = useState(left);
	if (left > longest) setLongest(left);
	const minutes = minutesToAnnounce(longest, left);
	if (minutes === null || (minutes === 0 && isUncertain)) return "";
	if (minutes === 0) return t`The code has expired`;
	return minutes === 1 ? t`1 minute left` : t`${minutes} minutes left`;
}
