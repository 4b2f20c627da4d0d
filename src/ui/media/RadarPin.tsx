// A pin of the radar: the logo and number of its place, the numbers of several places, or the number of the chosen one.
import type { MouseEvent } from "react";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import { type Pin, pinLabel } from "./placePins";
import styles from "./RadarPin.module.css";

/** The width of a logo, in px at a text size of 100 %. */
const logoSize = 25;

/** `chosen` is the index of the chosen place, in this pin or another, or null for none; the pin with the chosen place, or else with the nearest one, is prominent. */
export function RadarPin({
	members,
	x,
	y,
	hasLogo,
	scale,
	places,
	chosen,
	onPress,
}: Pin & {
	scale: number;
	places: readonly MapPlace[];
	chosen: number | null;
	onPress: (event: MouseEvent) => void;
}) {
	const chosenHere =
		chosen !== null && members.includes(chosen) ? chosen : null;
	const shown = chosenHere ?? members[0] ?? 0;
	const { logo } = places[shown] ?? {};
	const names = [shown, ...members.filter((index) => index !== shown)].map(
		(index) => `${index + 1}. ${places[index]?.name}`,
	);
	return (
		<button
			type="button"
			className={`${styles.place} ${members.includes(chosen ?? 0) ? styles.prominent : ""}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosenHere !== null}
			aria-label={names.join(", ")}
			onClick={onPress}
		>
			{hasLogo && logo ? (
				<span className={styles.disc}>
					<Logo {...logo} size={logoSize * scale} eager />
					<span className={styles.badge}>{pinLabel([shown])}</span>
				</span>
			) : (
				<span className={styles.pin}>
					{pinLabel(chosenHere === null ? members : [chosenHere])}
				</span>
			)}
		</button>
	);
}
