// A pin of the radar: the logo and number of its place, the numbers of several places, or the number of the chosen one.
import type { MouseEvent } from "react";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import { type Pin, pinLabel } from "./placePins";
import styles from "./RadarPin.module.css";

/** In px. */
const logoSize = 25;

/** `chosen` is the index of the chosen place, of this pin or another; null for none. The pin with the chosen place, else that with the nearest, is prominent. */
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
	const own = chosen !== null && members.includes(chosen) ? chosen : null;
	const shown = own ?? members[0] ?? 0;
	const { logo } = places[shown] ?? {};
	const names = [shown, ...members.filter((index) => index !== shown)].map(
		(index) => `${index + 1}. ${places[index]?.name}`,
	);
	return (
		<button
			type="button"
			className={`${styles.place} ${members.includes(chosen ?? 0) ? styles.prominent : ""}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={own !== null}
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
					{pinLabel(own === null ? members : [own])}
				</span>
			)}
		</button>
	);
}
