// A pin of the radar: one place by its logo and number, or the numbers of several places.
import { type Pin, pinLabel } from "./clusterPins";
import mark from "./MapPin.module.css";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import styles from "./RadarPin.module.css";

/** `chosen` is the pin's place that stands out; null for none. */
export function RadarPin({
	members,
	x,
	y,
	width,
	places,
	chosen,
	onChoose,
}: Pin & {
	places: readonly MapPlace[];
	chosen: number | null;
	onChoose: () => void;
}) {
	const shown = chosen ?? (members.length === 1 ? members[0] : undefined);
	const label = pinLabel(members);
	const names = members
		.map((index) => `${index + 1}. ${places[index]?.name}`)
		.join(", ");
	const logo = shown === undefined ? undefined : places[shown]?.logo;
	return (
		<button
			type="button"
			className={`${styles.place} ${chosen === null ? "" : styles.chosen}`}
			style={{ "--x": `${x}px`, "--y": `${y}px`, "--width": `${width}px` }}
			aria-pressed={chosen !== null}
			// What is seen is part of the name.
			aria-label={members.length === 1 ? names : `${label}: ${names}`}
			onClick={onChoose}
		>
			{shown === undefined ? (
				<span className={`${mark.several} tabular`}>{label}</span>
			) : (
				<span
					className={`${mark.pin} ${logo ? "" : mark.plain} ${chosen === null ? "" : mark.chosen}`}
				>
					{logo && <Logo {...logo} size={28} />}
					<span className={logo ? mark.badge : ""}>{shown + 1}</span>
				</span>
			)}
		</button>
	);
}
