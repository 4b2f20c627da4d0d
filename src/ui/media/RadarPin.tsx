// A pin of the radar: one place by its logo and number, or several by the nearest and the number of the others.
import { type Pin, pinLabel } from "./clusterPins";
import mark from "./MapPin.module.css";
import { Logo } from "./Picture";
import type { MapPlace } from "./PlacesMap";
import styles from "./RadarPin.module.css";

/** `chosen` is the pin's place that stands out; null for none. */
export function RadarPin({
	members,
	isSouth,
	x,
	y,
	scale,
	places,
	chosen,
	onChoose,
}: Pin & {
	/** Of the text, 1 at 100 %. */
	scale: number;
	places: readonly MapPlace[];
	chosen: number | null;
	onChoose: () => void;
}) {
	const shown = chosen ?? members[0] ?? 0;
	const names = members
		.map((index) => `${index + 1}. ${places[index]?.name}`)
		.join(", ");
	const { logo } = places[shown] ?? {};
	const looks = [
		[mark.pin, true],
		[mark.plain, !logo],
		[mark.several, members.length > 1],
		[mark.south, isSouth],
		[mark.chosen, chosen !== null],
	];
	return (
		<button
			type="button"
			className={`${styles.place} ${chosen === null ? "" : styles.chosen}`}
			style={{ "--x": `${x}px`, "--y": `${y}px` }}
			aria-pressed={chosen !== null}
			// What is seen is part of the name.
			aria-label={
				members.length === 1 ? names : `${pinLabel(members)}: ${names}`
			}
			onClick={onChoose}
		>
			<span className={looks.map(([name, is]) => (is ? name : "")).join(" ")}>
				{logo && <Logo {...logo} size={24 * scale} />}
				<span className={logo ? mark.badge : ""}>
					{shown + 1}
					{members.length > 1 && (
						<span className={mark.more}>+{members.length - 1}</span>
					)}
				</span>
			</span>
		</button>
	);
}
