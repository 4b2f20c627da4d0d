// The membership card: tier or Galaxy Gift Plus, name, device, period (3 §1, 3 §2).
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useId } from "react";
import { ServerText } from "../../components/cards/ServerText";
import type { Customer } from "../../contract/customer";
import { shownLastName } from "../../domain/member/personName";
import { formatValidity } from "../../domain/member/validity";
import { memberTier } from "../../domain/session/tier";
import { useLocale } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { tierClass } from "../../ui/feedback/TierBadge";
import { BrandMark, starPath } from "../../ui/media/BrandMark";
import styles from "./TierCard.module.css";

/** A star in a ring, which is in front of it at the bottom and behind it at the top. */
function StarInRing() {
	const mask = useId();
	const front = "M2 34A32 11 0 0 0 66 34";
	const turned = "rotate(-22 34 34)";
	return (
		<svg viewBox="0 0 68 68" aria-hidden="true" className={styles.mark}>
			<mask id={mask}>
				<rect width="68" height="68" fill="#fff" />
				<path
					d={front}
					transform={turned}
					fill="none"
					stroke="#000"
					strokeWidth="9"
				/>
			</mask>
			<path
				d={starPath(34, 34, 33)}
				fill="currentColor"
				mask={`url(#${mask})`}
			/>
			<ellipse
				cx="34"
				cy="34"
				rx="32"
				ry="11"
				transform={turned}
				fill="none"
				stroke="currentColor"
				strokeWidth="3.5"
			/>
		</svg>
	);
}

export function TierCard({ customer }: { customer: Customer }) {
	const locale = useLocale();
	const { tier: tierOfToken, deviceName } = useAtomValue(profileStateAtom);
	const tier = memberTier(customer, tierOfToken);
	const hasPlus = tier === "Plus";
	const period = formatValidity(customer.tier_start, customer.tier_end, locale);
	const owner = [customer.firstname, shownLastName(customer.lastname)]
		.filter(Boolean)
		.join(" ");
	return (
		<section
			data-tour="profile-tier"
			className={`${styles.card} ${tierClass(tier)} ${hasPlus ? styles.plus : ""}`}
		>
			<svg
				viewBox="0 0 328 196"
				preserveAspectRatio="xMaxYMid slice"
				aria-hidden="true"
				className={styles.orbits}
			>
				<ellipse
					cx="248"
					cy="66"
					rx="102"
					ry="58"
					transform="rotate(-18 248 66)"
				/>
				<ellipse
					cx="254"
					cy="70"
					rx="156"
					ry="84"
					transform="rotate(-18 254 70)"
				/>
				<path d={starPath(153, 118, 6)} />
				<path d={starPath(300, 30, 4)} />
			</svg>
			<h2>
				<span className={styles.kind}>
					{hasPlus ? "Galaxy Gift" : <Trans>Membership</Trans>}
				</span>
				<span className="visually-hidden"> </span>
				<span className={styles.tier}>{tier}</span>
			</h2>
			{hasPlus ? (
				<BrandMark className={`${styles.mark} ${styles.bow}`} />
			) : (
				<StarInRing />
			)}
			<div className={styles.foot}>
				<p className="strong leading-line clamp-1">
					<ServerText>{owner || deviceName}</ServerText>
				</p>
				<p className={styles.facts}>
					<span>{owner ? deviceName : ""}</span>
					<span className="tabular">
						{period && (
							<span className="visually-hidden">
								<Trans>Membership period</Trans>{" "}
							</span>
						)}
						{period}
					</span>
				</p>
				{hasPlus && (
					<p className={styles.disclaimer}>
						<Trans>Eligible models may change.</Trans>
					</p>
				)}
			</div>
		</section>
	);
}
