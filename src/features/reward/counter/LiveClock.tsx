// The running time, which a screenshot cannot show (O06).
import { Trans } from "@lingui/react/macro";
import { formatTime } from "../../../domain/text/dates";
import { formatDay } from "../../../domain/text/longDates";
import { useNow } from "../../../platform/http/clock";
import { useLocale } from "../../../platform/i18n/locale";
import styles from "./CounterView.module.css";

export function LiveClock() {
	const locale = useLocale();
	const now = useNow(1000);
	const seconds = String(Math.floor(now / 1000) % 60).padStart(2, "0");
	return (
		<div className={styles.live}>
			<p className={styles.label}>
				<Trans>Now</Trans>
			</p>
			<p className={styles.now}>
				{formatTime(now)}
				<span className={styles.seconds}>:{seconds}</span>
			</p>
			<p className={styles.date}>{formatDay(now, locale)}</p>
		</div>
	);
}
