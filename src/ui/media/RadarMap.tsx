// The map without tiles, which needs no network: the person in the middle, rings around them, and pins by bearing and distance, north up.
import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useCallback, useRef, useState } from "react";
import type { MapProps } from "./PlacesMap";
import { nearestPin, nextPlaceOfPin, type Pin, placePins } from "./placePins";
import styles from "./RadarMap.module.css";
import { RadarPin } from "./RadarPin";
import { bearingAndDistance, radarPoint, radarRadius, ringsKm } from "./radar";
import { ringLabels } from "./ringLabels";

/** The space around the outermost ring, in px, which contains the letter for north. */
const margin = 18;
/** The side of the smallest radar that shows logos, in px at a text size of 100 %. */
const minSideForLogos = 240;
/** The radar's text size at 100 %, in px. */
const textSize = 12;

export function RadarMap({
	label,
	centre,
	places,
	chosen,
	onChoose,
}: MapProps) {
	const { t } = useLingui();
	const [{ side, scale }, setSize] = useState({ side: 280, scale: 1 });
	const box = useRef<HTMLDivElement>(null);
	const measure = useCallback((radar: HTMLDivElement | null) => {
		box.current = radar;
		if (!radar) return;
		const sizes = new ResizeObserver(() => {
			const text = Number.parseFloat(getComputedStyle(radar).fontSize);
			const scale = text > 0 ? text / textSize : 1;
			if (radar.clientWidth > 0) setSize({ side: radar.clientWidth, scale });
		});
		sizes.observe(radar);
		return () => sizes.disconnect();
	}, []);
	const half = side / 2;
	const edge = half - margin * scale;
	const look = {
		scale,
		hasLogos:
			side / scale >= minSideForLogos && places.some(({ logo }) => logo),
	};
	const points = places.map((place) => {
		const { x, y } = radarPoint(bearingAndDistance(centre, place));
		return { x: x * edge, y: y * edge };
	});
	/** The area of the letter for north. */
	const top = {
		x: 0,
		y: (margin * scale) / 2 - half,
		width: side,
		height: margin * scale,
	};
	const rings = ringsKm.map((km) => ({
		radius: radarRadius(km) * edge,
		text: t`${km}\u00a0km`,
	}));
	// First the labels are placed where they cover the fewest pins, then the pins are placed around the labels.
	const labels = ringLabels(rings, placePins(points, look, [top]), scale);
	const pins = placePins(points, look, [top, ...labels]);
	const press = (pin: Pin, { clientX, clientY, detail }: MouseEvent) => {
		const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
		const finger = { x: clientX - left - half, y: clientY - top - half };
		// A press by keyboard has no position.
		const pressed = detail === 0 ? pin : (nearestPin(pins, finger) ?? pin);
		onChoose(nextPlaceOfPin(pressed, chosen));
	};
	return (
		<section className={styles.box} aria-label={label}>
			<div className={styles.radar} ref={measure}>
				<svg
					viewBox={`${-half} ${-half} ${side} ${side}`}
					className={styles.ground}
					aria-hidden="true"
				>
					{rings.map(({ radius }) => (
						<circle key={radius} r={radius} className={styles.ring} />
					))}
					<path
						d={`M0 ${-edge}V${edge}M${-edge} 0H${edge}`}
						className={styles.cross}
					/>
					{labels.map((label) => (
						<g key={label.text}>
							<rect
								x={label.x - label.width / 2}
								y={label.y - 8 * scale}
								width={label.width}
								height={16 * scale}
								rx={8 * scale}
								className={styles.chip}
							/>
							<text x={label.x} y={label.y} className={styles.km}>
								{label.text}
							</text>
						</g>
					))}
					<text y={top.y} className={styles.north}>
						{t`N`}
					</text>
					<circle r={12 * scale} className={styles.halo} />
					<circle r={6 * scale} className={styles.here} />
				</svg>
				{pins.map((pin) => (
					<RadarPin
						key={pin.members[0]}
						{...pin}
						scale={scale}
						places={places}
						chosen={chosen}
						onPress={(event) => press(pin, event)}
					/>
				))}
			</div>
		</section>
	);
}
