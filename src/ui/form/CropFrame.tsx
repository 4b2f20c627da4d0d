// Crops a square of a picture under a round frame: by fingers, mouse and wheel, or by sliders (for keyboards, screen readers and people who cannot drag).
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import styles from "./CropFrame.module.css";

const maxZoom = 4;

function Slider({
	label,
	min,
	max,
	value,
	onChange,
}: {
	label: string;
	min: number;
	max: number;
	value: number;
	onChange: (value: number) => void;
}) {
	const percent = Math.round((100 * (value - min)) / (max - min || 1));
	return (
		<label className={styles.slider}>
			<span>{label}</span>
			<input
				type="range"
				min={min}
				max={max}
				// A hundred key presses from end to end; rounded down, so that the last step does not pass the maximum.
				step={Math.floor((max - min) * 1e4) / 1e6}
				value={value}
				aria-valuetext={`${percent}%`}
				disabled={min >= max}
				onChange={({ target }) => onChange(Number(target.value))}
			/>
		</label>
	);
}

/** `width` and `height` are those of the picture; `onCrop` gets the visible square in pixels of the picture, initially the largest one in its middle. */
export function CropFrame({
	src,
	width,
	height,
	onCrop,
}: {
	src: string;
	width: number;
	height: number;
	onCrop: (square: Area) => void;
}) {
	const { t } = useLingui();
	/** Offset of the picture's centre in px. */
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	/** The frame's side in px. */
	const [side, setSide] = useState(1);
	// The library measures the frame only on mount, so it is mounted after the first render, when a dialog around it is open.
	const [isShown, setShown] = useState(false);
	useEffect(() => setShown(true), []);
	/** The largest offset, as a multiple of the frame's side. */
	const maxOffset = (length: number) =>
		((length / Math.min(width, height)) * zoom - 1) / 2;
	const positionSlider = (name: "x" | "y", label: string, length: number) => (
		<Slider
			label={label}
			min={-maxOffset(length)}
			max={maxOffset(length)}
			value={crop[name] / side}
			onChange={(offset) => setCrop({ ...crop, [name]: offset * side })}
		/>
	);
	return (
		<>
			<div className={styles.frame}>
				{isShown && (
					<Cropper
						image={src}
						crop={crop}
						zoom={zoom}
						maxZoom={maxZoom}
						aspect={1}
						cropShape="round"
						objectFit="cover"
						showGrid={false}
						classes={{
							mediaClassName: styles.picture,
							cropAreaClassName: styles.round,
						}}
						// Hidden from screen readers, because the sliders do the same and have a name and a value.
						cropperProps={{ tabIndex: -1, "aria-hidden": true }}
						// The Content Security Policy allows no style element.
						disableAutomaticStylesInjection
						onCropChange={setCrop}
						onZoomChange={setZoom}
						onCropSizeChange={({ width: px }) => setSide(px)}
						onCropAreaChange={(_percent, pixels) => onCrop(pixels)}
					/>
				)}
			</div>
			<Slider
				label={t`Zoom`}
				min={1}
				max={maxZoom}
				value={zoom}
				onChange={(next) => {
					setZoom(next);
					// Zooms around the centre of the frame.
					setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
				}}
			/>
			{positionSlider("x", t`Left to right`, width)}
			{positionSlider("y", t`Up and down`, height)}
		</>
	);
}
