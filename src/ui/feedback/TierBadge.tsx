// The customer's tier on a metallic background: two stars, or the brand mark for Galaxy Gift Plus.
import { BrandMark, starPath } from "../media/BrandMark";
import styles from "./TierBadge.module.css";

export type TierName = "Platinum" | "Gold" | "Standard" | "Plus";

/** The class of a surface in the tier's colours. */
export const tierClass = (tier: TierName): string => styles[tier] ?? "";

/** A pill 20 px high with the tier's mark and name; `tourStop` names it as a stop of a tour. */
export function TierBadge({
	tier,
	tourStop,
}: {
	tier: TierName;
	tourStop?: string;
}) {
	return (
		<span className={`${styles.badge} ${tierClass(tier)}`} data-tour={tourStop}>
			{tier === "Plus" ? (
				<BrandMark className={styles.bow} />
			) : (
				<svg viewBox="0 0 16 14" aria-hidden="true" className={styles.stars}>
					<path d={`${starPath(6, 8, 6)}${starPath(13, 3, 2.6)}`} />
				</svg>
			)}
			{tier}
		</span>
	);
}
