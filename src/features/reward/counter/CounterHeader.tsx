// The header of the full-screen code: the coupon, the close button, and a running clock, which a screenshot cannot show (O06).
import { Trans, useLingui } from "@lingui/react/macro";
import Minimize2 from "lucide-react/icons/minimize-2";
import type { ReactNode } from "react";
import { ServerText } from "../../../components/cards/ServerText";
import { useCouponBrand } from "../../../components/texts/useNames";
import { formatDate, formatTime } from "../../../domain/text/dates";
import { formatDay } from "../../../domain/text/longDates";
import { useNow } from "../../../platform/http/clock";
import { useLocale, useLocalized } from "../../../platform/i18n/locale";
import type { WalletCode } from "../../../platform/storage/wallet";
import { IconButton } from "../../../ui/form/IconButton";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Logo } from "../../../ui/media/Picture";
import styles from "./CounterView.module.css";

export function CounterHeader({
	reward,
	clock,
	isLandscape,
	onClose,
}: {
	reward: WalletCode;
	clock: ReactNode;
	isLandscape: boolean;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const brand = useCouponBrand()(reward);
	// A running countdown replaces the date.
	const date =
		reward.countdown_time === null &&
		formatDate(reward.expiration_datetime, locale);
	return (
		<div className={styles.head}>
			<div className={styles.what}>
				<Logo src={reward.brand_logo} name={brand} />
				<div className="grow">
					<p className={`${styles.brand} clamp-1`}>
						<ServerText>{brand}</ServerText>
					</p>
					<p
						className={`${styles.name} ${isLandscape ? "clamp-1" : "clamp-2"}`}
					>
						<PhraseWrap>
							{localized(reward.reward_name, reward.reward_name_en)}
						</PhraseWrap>
					</p>
					{date && (
						<p className={styles.name}>
							<Trans>Valid until {date}</Trans>
						</p>
					)}
				</div>
			</div>
			<IconButton
				label={t`Leave the full screen`}
				icon={<Minimize2 size={24} />}
				onClick={onClose}
			/>
			<div className={styles.times}>
				<LiveClock />
				{clock}
			</div>
		</div>
	);
}

function LiveClock() {
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
