// The coupons that end soon, with the time left, linked to their code or to the list.
import { Trans, useLingui } from "@lingui/react/macro";
import Barcode from "lucide-react/icons/barcode";
import Clock from "lucide-react/icons/clock";
import { useEffect, useState } from "react";
import { SectionTitle } from "../../components/lists/SectionTitle";
import { couponsLink, couponsPath } from "../../domain/app/pagePaths";
import { codeEnd, endingWithin } from "../../domain/code/codeEnd";
import { formatDuration } from "../../domain/text/dates";
import { openDialog } from "../../platform/browser/dialogs";
import { onVisibility } from "../../platform/browser/listen";
import { goTo } from "../../platform/browser/openLink";
import { readExpiryClock, useExpiryClock } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { currentSession } from "../../platform/session/session";
import { local, storageKeys } from "../../platform/storage/storage";
import type { UnsavedCoupon } from "../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../platform/storage/wallet";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Logo } from "../../ui/media/Picture";
import styles from "./EndingCoupons.module.css";

const minute = 60_000;
/** A coupon that ends within this time is shown, in ms (three days). */
const soonMs = 72 * 3_600_000;
const urgentMs = 3 * 3_600_000;
/** The most coupons in the row; "see all" shows the others. */
const maxShown = 10;

/** Shows the coupons that end within three days; the clock ticks every second while the end of a coupon is near. */
export function EndingSoon({
	coupons,
	isKnown,
}: {
	coupons: readonly EndingCoupon["code"][];
	/** Whether the saved codes have been read. */
	isKnown: boolean;
}) {
	const { now: current } = readExpiryClock();
	// Two minutes, since the clock below may tick up to a minute late.
	const isNearEnd = coupons.some(
		(coupon) => Math.abs((codeEnd(coupon) ?? Infinity) - current) < 2 * minute,
	);
	const { now } = useExpiryClock(isNearEnd ? 1000 : minute);
	const ending = endingWithin(soonMs, coupons, now);
	const isShown = useShowEndingCoupons(ending, now, isKnown);
	return isShown && <EndingCoupons coupons={ending} />;
}

/** Reserves the space until the coupons are read. */
export function EndingCoupons({ coupons }: { coupons: EndingCoupon[] }) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	return (
		<section className={styles.section}>
			<SectionTitle title={t`Expiring soon`} seeAll={couponsLink} />
			<ul className={styles.row}>
				{coupons.slice(0, maxShown).map(({ code, left }) => {
					const brand = localized(code.brand_name_th, code.brand_name_en);
					const isSaved = "sub" in code;
					const name =
						localized(code.reward_name, code.reward_name_en) || brand;
					const time = formatDuration(Math.ceil(left / 1000) * 1000, locale);
					return (
						<li key={code.transaction_id} className={styles.item}>
							<button
								type="button"
								className={`ring ${styles.coupon}`}
								onClick={() =>
									isSaved
										? openDialog({
												name: "rewardCode",
												transactionId: code.transaction_id,
											})
										: goTo(couponsPath)
								}
							>
								<Logo src={code.brand_logo} name={brand} />
								<span className="grow">
									<span className={`${styles.title} clamp-3`}>
										<PhraseWrap longest={12}>{name}</PhraseWrap>
									</span>
									<span
										className={`${styles.time} ${left < urgentMs ? styles.urgent : ""}`}
									>
										<Clock size={14} />
										<Trans>{time} left</Trans>
									</span>
								</span>
								<span className={styles.code}>
									<Barcode size={26} />
									<span className="visually-hidden">
										{isSaved ? (
											<Trans>View code</Trans>
										) : (
											<Trans>My coupons</Trans>
										)}
									</span>
								</span>
							</button>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** A code, or a coupon without a saved code, with the time left in ms. */
export interface EndingCoupon {
	code: WalletCode | UnsavedCoupon;
	left: number;
}

/** Whether a coupon has a name to show; a code that was opened by its address has none until the history is loaded. */
export const hasName = (code: WalletCode | UnsavedCoupon): boolean =>
	[
		code.reward_name,
		code.reward_name_en,
		code.brand_name_th,
		code.brand_name_en,
	].some(Boolean);

/** Whether home shows the row: as on the last visit until the codes are known (`isKnown`), then decided once for each visit. */
export function useShowEndingCoupons(
	coupons: readonly EndingCoupon[],
	now: number,
	isKnown: boolean,
): boolean {
	const storageKey = storageKeys.endingSoon(currentSession()?.sub ?? "");
	const [shownLastTime] = useState(() => Number(local.get(storageKey)) > now);
	const [decided, setDecided] = useState<boolean | null>(null);
	if (decided === null && isKnown) setDecided(coupons.length > 0);
	// Each return to the app decides again, since the app may have been open for days.
	useEffect(() => onVisibility("visible", () => setDecided(null)), []);
	const lastEnd = Math.max(0, ...coupons.map(({ left }) => now + left));
	useEffect(() => {
		if (!isKnown) return;
		if (lastEnd > 0) local.set(storageKey, String(lastEnd));
		else local.remove(storageKey);
	}, [isKnown, storageKey, lastEnd]);
	return (decided ?? shownLastTime) && (!isKnown || coupons.length > 0);
}
