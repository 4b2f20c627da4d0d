// A place on the radar: a pin with its brand's logo and its number, or a dot.
import type { MouseEvent } from "react";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import type { Pin } from "./placePins";
import styles from "./RadarPin.module.css";

/** The side of the logo in px. */
const logoSize = 26;

/** `scale` is that of the text: 1 at 100 %. */
export function RadarPin({
	pin: { look, x, y },
	scale,
	number,
	place: { name, logo },
	chosen,
	onPress,
}: {
	pin: Pin;
	scale: number;
	number: number;
	place: MapPlace;
	chosen: boolean;
	onPress: (event: MouseEvent) => void;
}) {
	return (
		<button
			type="button"
			className={`${styles.place} ${styles[look]} ${chosen ? styles.chosen : ""}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosen}
			aria-label={`${number}. ${name}`}
			onClick={onPress}
		>
			{look !== "dot" && (
				<span className={styles.pin}>
					{logo && look !== "round" && (
						<Logo {...logo} size={logoSize * scale} />
					)}
					<span className={styles.number}>{number}</span>
				</span>
			)}
		</button>
	);
}
