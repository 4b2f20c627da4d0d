// How far a branch is, and in which direction (2 §5).
import { useLingui } from "@lingui/react/macro";
import ArrowUp from "lucide-react/icons/arrow-up";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import { bearingAndDistance } from "../../ui/media/radar";
import styles from "./BranchDistance.module.css";
import { useDirection } from "./useDirection";

/** `distance` is in km, null where it is unknown: then it shows nothing. `to` is null for an unknown position. */
export function BranchDistance({
	distance,
	from,
	to,
}: {
	distance: number | null;
	from: Position;
	to: Position | null;
}) {
	const { t } = useLingui();
	const direction = useDirection();
	const km = formatDistance(distance);
	const bearing = to && bearingAndDistance(from, to).bearing;
	if (!km) return null;
	return (
		<span className={styles.km}>
			{t`${km}\u00a0km`}
			{bearing !== null && (
				<span className={styles.direction}>
					<ArrowUp
						size={16}
						strokeWidth={2.5}
						style={{ "--turn": `${45 * Math.round(bearing / 45)}deg` }}
					/>
					{direction(bearing)}
				</span>
			)}
		</span>
	);
}
