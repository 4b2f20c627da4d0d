// The map where there are no tiles: the person in the middle, rings round them, numbered pins by bearing and distance, north up. It needs no network.
import type { MapPlace } from "./PlacesMap";
import { placePins } from "./placePins";
import styles from "./RadarMap.module.css";
import {
	bearingAndDistance,
	labelPoints,
	radarPoint,
	radarPower,
	radarRadius,
	ringsKm,
} from "./radar";

/** Half the side of the drawing, and within it the radius of its edge and of the compass around that, in its own units. */
const half = 100;
const edge = 86;
const compass = 93;
/** The room of a ring's label, as a share of the edge. */
const labelGap = 0.18;
const percent = (share: number) => `${50 + (share * edge * 50) / half}%`;

export function RadarMap({
	label,
	centre,
	places,
	chosen,
	onChoose,
	ringLabel,
	north,
}: {
	label: string;
	centre: { lat: number; lng: number };
	places: readonly MapPlace[];
	/** Index of the place that stands out; null for none. */
	chosen: number | null;
	onChoose: (index: number) => void;
	/** What stands at a ring of this many km. */
	ringLabel: (km: number) => string;
	/** The letter that marks the north. */
	north: string;
}) {
	const ways = places.map((place) => bearingAndDistance(centre, place));
	const power = radarPower(Math.max(...ways.map(({ km }) => km)));
	const points = ways.map((way) => radarPoint(way, power));
	const radii = ringsKm.map((km) => radarRadius(km, power));
	const pins = placePins(points);
	const labels = labelPoints(radii, [...pins, ...points], labelGap);
	/** The places whose pin stands beside them. */
	const moved = points.flatMap((place, index) => {
		const pin = pins[index] ?? place;
		return pin === place ? [] : { key: index, place, pin };
	});
	return (
		<section className={styles.box} aria-label={label}>
			<div className={styles.radar}>
				<svg
					viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
					className={styles.ground}
					aria-hidden="true"
				>
					{radii.map((radius) => (
						<circle key={radius} r={radius * edge} className={styles.ring} />
					))}
					<path
						d={`M0 ${-edge}V${edge}M${-edge} 0H${edge}`}
						className={styles.cross}
					/>
					<circle r={compass} pathLength={72} className={styles.compass} />
					{moved.map(({ key, place, pin }) => (
						<path
							key={key}
							d={`M${place.x * edge} ${place.y * edge}L${pin.x * edge} ${pin.y * edge}`}
							className={styles.lead}
						/>
					))}
					{moved.map(({ key, place }) => (
						<circle
							key={key}
							cx={place.x * edge}
							cy={place.y * edge}
							r={2.6}
							className={styles.dot}
						/>
					))}
					<circle r={9} className={styles.halo} />
					<circle r={4.5} className={styles.here} />
				</svg>
				<span className={styles.north} aria-hidden="true">
					{north}
				</span>
				{ringsKm.map((km, index) => (
					<span
						key={km}
						className={styles.km}
						style={{
							"--x": percent(labels[index]?.x ?? 0),
							"--y": percent(labels[index]?.y ?? 0),
						}}
						aria-hidden="true"
					>
						{ringLabel(km)}
					</span>
				))}
				{places.map((place, index) => {
					const { x, y } = pins[index] ?? { x: 0, y: 0 };
					return (
						<button
							key={`${place.lat},${place.lng}`}
							type="button"
							className={`${styles.place} ${index === chosen ? styles.chosen : ""}`}
							style={{
								"--x": percent(x),
								"--y": percent(y),
								// The nearest lies on top.
								"--z": places.length - index,
							}}
							aria-pressed={index === chosen}
							aria-label={`${index + 1}. ${place.name}`}
							onClick={() => onChoose(index)}
						>
							<span className={styles.pin}>{index + 1}</span>
						</button>
					);
				})}
			</div>
		</section>
	);
}
