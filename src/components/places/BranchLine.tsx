// A branch near the person: its number on the map, its brand's logo, name, distance, direction, and the way there (2 §5).
import { useLingui } from "@lingui/react/macro";
import ArrowUp from "lucide-react/icons/arrow-up";
import Navigation from "lucide-react/icons/navigation";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import { externalLinkProps } from "../../ui/media/externalLink";
import { Logo } from "../../ui/media/Picture";
import { bearingAndDistance } from "../../ui/media/radar";
import { ServerText } from "../cards/ServerText";
import styles from "./BranchLine.module.css";
import { directionsTo } from "./directionsTo";
import { useDirection } from "./useDirection";

/** `number` is null for a branch that is not on the map; `distance` null for an unknown distance; `to` null for an unknown position. */
export function BranchLine({
	number,
	logo,
	name,
	where,
	distance,
	from,
	to,
	chosen,
	onChoose,
}: {
	number: number | null;
	/** The brand's, where the list has more than one. */
	logo?: { src: string; name: string };
	name: string;
	where: string;
	/** In km. */
	distance: number | null;
	from: Position;
	to: Position | null;
	chosen: boolean;
	/** Shows the branch on the map. */
	onChoose: () => void;
}) {
	const { t } = useLingui();
	const direction = useDirection();
	const km = formatDistance(distance);
	const bearing = to && bearingAndDistance(from, to).bearing;
	return (
		<div className={`${styles.row} ${chosen ? styles.chosen : ""}`}>
			{number !== null && (
				<button
					type="button"
					className={`target ${styles.number}`}
					aria-label={t`${number}. ${name}, show on the map`}
					aria-pressed={chosen}
					onClick={onChoose}
				>
					{number}
				</button>
			)}
			{logo && <Logo {...logo} size={40} />}
			<div className={styles.words}>
				<p className={styles.name}>
					<ServerText>{name}</ServerText>
				</p>
				{where && (
					<p className={styles.where}>
						<ServerText>{where}</ServerText>
					</p>
				)}
				{km && (
					<p className={styles.km}>
						{t`${km}\u00a0km`}
						{bearing !== null && (
							<span className={styles.direction}>
								<ArrowUp
									size={16}
									strokeWidth={2.5}
									aria-hidden="true"
									style={{ "--turn": `${45 * Math.round(bearing / 45)}deg` }}
								/>
								{direction(bearing)}
							</span>
						)}
					</p>
				)}
			</div>
			{to && (
				<a
					href={directionsTo(to)}
					{...externalLinkProps}
					className={styles.go}
					aria-label={t`Navigate to ${name}`}
				>
					<Navigation size={20} aria-hidden="true" />
				</a>
			)}
		</div>
	);
}
