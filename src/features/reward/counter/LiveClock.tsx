// The running time, which a screenshot cannot show (O06).
import { formatDate, formatTime } from "../../../domain/text/dates";
import { useNow } from "../../../platform/http/clock";
import { useLocale } from "../../../platform/i18n/locale";
import styles from "./CounterView.module.css";

export function LiveClock() {
	const locale = useLocale();
	const now = useNow(1000);
	const seconds = String(Math.floor(now / 1000) % 60).padStart(2, "0");
	return (
		<div>
			<p className={styles.now}>
				{formatTime(now)}
				<span className={styles.seconds}>:{seconds}</span>
			</p>
			<p className={styles.date}>{formatDate(now, locale)}</p>
		</div>
	);
}
