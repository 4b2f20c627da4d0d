// How far a branch is, and in which direction (2 §5).
import { useLingui } from "@lingui/react/macro";
import ArrowUp from "lucide-react/icons/arrow-up";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import { bearingAndDistance } from "../../ui/media/radar";
import styles from "./BranchDistance.module.css";

/** In km; below this distance the direction is unknown, because the position is rounded. */
const leastWithDirection = 0.1;

/** `distance` is in km; null is unknown and shows nothing. `to` is null for an unknown position. */
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
	const directions = [
		t`north`,
		t`north-east`,
		t`east`,
		t`south-east`,
		t`south`,
		t`south-west`,
		t`west`,
		t`north-west`,
	];
	const km = formatDistance(distance);
	if (!km) return null;
	const toBranch = to && bearingAndDistance(from, to);
	/** The direction in eighths of a turn from north, clockwise. */
	const turn =
		toBranch && toBranch.km > leastWithDirection
			? Math.round(toBranch.bearing / 45)
			: null;
	return (
		<span className={styles.km}>
			{t`${km}\u00a0km`}
			{turn !== null && (
				<span className={styles.direction}>
					<ArrowUp size="1.3em" style={{ "--turn": `${45 * turn}deg` }} />
					{directions[turn % 8]}
				</span>
			)}
		</span>
	);
}
