// The coupons that end soon, with the time left, linked to their code or to the list.
import { Trans, useLingui } from "@lingui/react/macro";
import Barcode from "lucide-react/icons/barcode";
import Clock from "lucide-react/icons/clock";
import { useEffect, useState } from "react";
import { SectionTitle } from "../../components/lists/SectionTitle";
import { couponsLink, couponsPath } from "../../domain/app/pagePaths";
import { codeEnd } from "../../domain/code/codeEnd";
import { endingWithin } from "../../domain/code/readyCodes";
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
/** Coupons that end within three days expire soon, in ms. */
const soonMs = 72 * 3_600_000;
const urgentMs = 3 * 3_600_000;
/** The others are behind "see all". */
const maxShown = 10;

/** Those of the coupons that end within three days, by a clock of their own: the last minute of one is counted in seconds. */
export function EndingSoon({
	coupons,
	isKnown,
}: {
	coupons: readonly EndingCoupon["code"][];
	/** They have been read. */
	isKnown: boolean;
}) {
	const { now: read } = readExpiryClock();
	// Two minutes, since the clock below may tick up to a minute late.
	const isNearEnd = coupons.some(
		(coupon) => Math.abs((codeEnd(coupon) ?? Infinity) - read) < 2 * minute,
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

/** False for a code opened by its address, until the history names it. */
export const hasName = (code: WalletCode | UnsavedCoupon): boolean =>
	[
		code.reward_name,
		code.reward_name_en,
		code.brand_name_th,
		code.brand_name_en,
	].some(Boolean);

/** Whether home shows the row; decided when the codes are known (`isKnown`) and at each visit, until then as last time. */
export function useShowEndingCoupons(
	coupons: readonly EndingCoupon[],
	now: number,
	isKnown: boolean,
): boolean {
	const storageKey = storageKeys.endingSoon(currentSession()?.sub ?? "");
	const [shownLastTime] = useState(() => Number(local.get(storageKey)) > now);
	const [decided, setDecided] = useState<boolean | null>(null);
	if (decided === null && isKnown) setDecided(coupons.length > 0);
	// The app may have been open for days.
	useEffect(() => onVisibility("visible", () => setDecided(null)), []);
	const last = Math.max(0, ...coupons.map(({ left }) => now + left));
	useEffect(() => {
		if (!isKnown) return;
		if (last > 0) local.set(storageKey, String(last));
		else local.remove(storageKey);
	}, [isKnown, storageKey, last]);
	return (decided ?? shownLastTime) && (!isKnown || coupons.length > 0);
}
