// A pin of the radar: the logo of its nearest place and the numbers of all, or those of its chosen place.
import type { MouseEvent } from "react";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import { type Pin, pinLabel } from "./placePins";
import styles from "./RadarPin.module.css";

/** In px. */
const logoSize = 20;

/** `chosen` is the pin's place that stands out; null for none. */
export function RadarPin({
	members,
	x,
	y,
	hasLogo,
	scale,
	places,
	chosen,
	prominent,
	onPress,
}: Pin & {
	scale: number;
	places: readonly MapPlace[];
	chosen: number | null;
	/** It stands out: the nearest or the chosen place. */
	prominent: boolean;
	onPress: (event: MouseEvent) => void;
}) {
	const shown = chosen ?? members[0] ?? 0;
	const { logo } = places[shown] ?? {};
	const names = [shown, ...members.filter((index) => index !== shown)].map(
		(index) => `${index + 1}. ${places[index]?.name}`,
	);
	return (
		<button
			type="button"
			className={`${styles.place} ${prominent ? styles.prominent : ""}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosen !== null}
			aria-label={names.join(", ")}
			onClick={onPress}
		>
			<span className={styles.pin}>
				{hasLogo && logo && <Logo {...logo} size={logoSize * scale} eager />}
				{pinLabel(chosen === null ? members : [chosen])}
			</span>
		</button>
	);
}
