// A pin of the radar: the numbers of its places.
import type { MouseEvent } from "react";
import { type Pin, pinLabel } from "./clusterPins";
import type { MapPlace } from "./PlacesMap";
import styles from "./RadarPin.module.css";

/** `chosen` is the pin's place that stands out; null for none. */
export function RadarPin({
	members,
	x,
	y,
	places,
	chosen,
	onPress,
}: Pin & {
	places: readonly MapPlace[];
	chosen: number | null;
	onPress: (event: MouseEvent) => void;
}) {
	const names = members
		.map((index) => `${index + 1}. ${places[index]?.name}`)
		.join(", ");
	const label = pinLabel(chosen === null ? members : [chosen]);
	return (
		<button
			type="button"
			className={`${styles.place} ${chosen === null ? "" : styles.chosen}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosen !== null}
			// What is seen is part of the name.
			aria-label={members.length === 1 ? names : `${label}: ${names}`}
			onClick={onPress}
		>
			<span className={styles.pin}>{label}</span>
		</button>
	);
}
