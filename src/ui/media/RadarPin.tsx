// A pin of the radar: the logo and number of its nearest place, and the number of the others.
import type { MouseEvent } from "react";
import { type Pin, type PinLook, pinLabel } from "./clusterPins";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import styles from "./RadarPin.module.css";

/** In px. */
const logoSize = 20;

/** `chosen` is the pin's place that stands out; null for none. */
export function RadarPin({
	members,
	x,
	y,
	look: { scale, hasLogos },
	places,
	chosen,
	onPress,
}: Pin & {
	look: PinLook;
	places: readonly MapPlace[];
	chosen: number | null;
	onPress: (event: MouseEvent) => void;
}) {
	const names = members
		.map((index) => `${index + 1}. ${places[index]?.name}`)
		.join(", ");
	const { logo } = places[chosen ?? members[0] ?? 0] ?? {};
	const { number, more } = pinLabel(chosen === null ? members : [chosen]);
	return (
		<button
			type="button"
			className={`${styles.place} ${chosen === null ? "" : styles.chosen}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosen !== null}
			// What is seen is part of the name.
			aria-label={members.length === 1 ? names : `${number} ${more}: ${names}`}
			onClick={onPress}
		>
			<span className={styles.pins}>
				<span className={styles.pin}>
					{hasLogos && logo && <Logo {...logo} size={logoSize * scale} eager />}
					{number}
				</span>
				{more && <span className={styles.more}>{more}</span>}
			</span>
		</button>
	);
}
