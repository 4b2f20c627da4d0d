// Crops a square of a picture under a round frame by dragging, pinching, the wheel, or sliders (for keyboards and screen readers).
import { type PointerEvent, useRef } from "react";
import styles from "./CropFrame.module.css";

export interface CropTransform {
	x: number;
	y: number;
	zoom: number;
}
interface Point {
	x: number;
	y: number;
}

/** A `fine` slider is visible only while it is focused. */
function Slider({
	label,
	range: [min, max],
	value,
	fine = false,
	onChange,
}: {
	label: string;
	range: [number, number];
	value: number;
	fine?: boolean;
	onChange: (value: number) => void;
}) {
	return (
		<label className={`${styles.slider} ${fine ? styles.fine : ""}`}>
			<span>{label}</span>
			<input
				type="range"
				min={min}
				max={max}
				step={0.01}
				value={value}
				disabled={min >= max}
				onChange={({ target }) => onChange(Number(target.value))}
			/>
		</label>
	);
}

/** `transform` and `drawn` (the drawn width and height) are in sides of the frame; `onMove` gets a delta, `onZoom` a factor. */
export function CropFrame({
	src,
	labels,
	transform,
	drawn,
	mostZoom,
	onMove,
	onZoom,
}: {
	src: string;
	labels: { zoom: string; x: string; y: string };
	transform: CropTransform;
	drawn: { width: number; height: number };
	mostZoom: number;
	onMove: (dx: number, dy: number) => void;
	onZoom: (zoom: number) => void;
}) {
	const fingers = useRef(new Map<number, Point>());

	function down(event: PointerEvent<HTMLDivElement>) {
		event.currentTarget.setPointerCapture(event.pointerId);
		fingers.current.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY,
		});
	}
	function drag(event: PointerEvent<HTMLDivElement>) {
		const before = fingers.current.get(event.pointerId);
		if (!before) return;
		const now = { x: event.clientX, y: event.clientY };
		fingers.current.set(event.pointerId, now);
		const side = event.currentTarget.clientWidth || 1;
		const other = [...fingers.current].find(
			([id]) => id !== event.pointerId,
		)?.[1];
		if (!other)
			return onMove((now.x - before.x) / side, (now.y - before.y) / side);
		const apart = (from: Point) =>
			Math.hypot(from.x - other.x, from.y - other.y) || 1;
		onZoom((transform.zoom * apart(now)) / apart(before));
	}
	const lift = (event: PointerEvent<HTMLDivElement>) =>
		void fingers.current.delete(event.pointerId);
	return (
		<>
			<div
				className={styles.frame}
				onPointerDown={down}
				onPointerMove={drag}
				onPointerUp={lift}
				onPointerCancel={lift}
				onWheel={({ deltaY }) =>
					onZoom(transform.zoom * (deltaY < 0 ? 1.1 : 1 / 1.1))
				}
			>
				<img
					src={src}
					alt=""
					draggable={false}
					className={styles.picture}
					style={{
						"--width": String(drawn.width),
						"--height": String(drawn.height),
						"--x": String(transform.x),
						"--y": String(transform.y),
					}}
				/>
				<span className={styles.round} />
			</div>
			<Slider
				label={labels.zoom}
				range={[1, mostZoom]}
				value={transform.zoom}
				onChange={onZoom}
			/>
			<Slider
				fine
				label={labels.x}
				range={[(1 - drawn.width) / 2, (drawn.width - 1) / 2]}
				value={transform.x}
				onChange={(x) => onMove(x - transform.x, 0)}
			/>
			<Slider
				fine
				label={labels.y}
				range={[(1 - drawn.height) / 2, (drawn.height - 1) / 2]}
				value={transform.y}
				onChange={(y) => onMove(0, y - transform.y)}
			/>
		</>
	);
}
