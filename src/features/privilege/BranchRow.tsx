// A branch near the person: its number on the map, name, address, distance, direction, and a link to the directions (2 §5).
import { useLingui } from "@lingui/react/macro";
import { ServerText } from "../../components/cards/ServerText";
import { BranchDistance } from "../../components/places/BranchDistance";
import { NavigateLink } from "../../components/places/NavigateLink";
import { keepNamesTogether } from "../../domain/places/branches";
import type { Position } from "../../domain/places/nearMe";
import styles from "./BranchRow.module.css";

export function BranchRow({
	number,
	name,
	where,
	distance,
	from,
	to,
	chosen,
	prominent,
	onChoose,
}: {
	number: number;
	name: string;
	where: string;
	/** In km; null for an unknown distance. */
	distance: number | null;
	from: Position;
	to: Position;
	chosen: boolean;
	/** Its number stands out as its pin does. */
	prominent: boolean;
	/** Shows the branch on the map. */
	onChoose: () => void;
}) {
	const { t } = useLingui();
	return (
		<div className={`${styles.row} ${prominent ? styles.prominent : ""}`}>
			<button
				type="button"
				className={`target ${styles.number}`}
				aria-label={t`${number}. ${name}, show on the map`}
				aria-pressed={chosen}
				onClick={onChoose}
			>
				{number}
			</button>
			<div className={styles.words}>
				<p className={styles.name}>
					<ServerText>{name}</ServerText>
				</p>
				{where && (
					<p className="soft-12">
						<ServerText>{keepNamesTogether(where)}</ServerText>
					</p>
				)}
				<BranchDistance distance={distance} from={from} to={to} />
			</div>
			<NavigateLink name={name} to={to} />
		</div>
	);
}
