// A QR code with whole device pixels per module, always black on white; its library is loaded for the first code.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { modulePixels, paintCanvas, wholeCssPixels } from "./crispCanvas";
import styles from "./QrCode.module.css";
import { qrModules } from "./qrModules";
import { usePixelRatio } from "./usePixelRatio";

/** The width of the quiet zone in modules. */
const quietZone = 4;

/** At most `size` CSS px wide; the quiet zone of four modules is outside this size, or inside it if `withEdge`. */
export function QrCode({
	value,
	size,
	withEdge = false,
	label = value,
	fallback = null,
}: {
	value: string;
	size: number;
	withEdge?: boolean;
	label?: string;
	/** Shown if the value is too long for a QR code or the library failed to load. */
	fallback?: ReactNode;
}) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [failed, setFailed] = useState("");
	const ratio = usePixelRatio();
	useEffect(() => {
		let current = true;
		async function draw() {
			const modules = await qrModules(value);
			if (!current || !canvas.current) return;
			const across = modules.size + (withEdge ? 2 * quietZone : 0);
			const unit = modulePixels(size, across, size, ratio);
			const side = wholeCssPixels(modules.size * unit, ratio);
			const black = Array.from(modules.data).flatMap((dark, index) =>
				dark
					? {
							x: (index % modules.size) * unit,
							y: Math.floor(index / modules.size) * unit,
							width: unit,
							height: unit,
						}
					: [],
			);
			paintCanvas(canvas.current, { width: side, height: side, ratio }, black);
			const zone = `${(quietZone * unit) / ratio}px`;
			canvas.current.style.setProperty("--quiet", zone);
			canvas.current.dataset.drawn = "true";
		}
		draw().catch(() => setFailed(value));
		return () => {
			current = false;
		};
	}, [value, size, withEdge, ratio]);
	if (failed === value) return fallback;
	return (
		<div className={styles.box} style={{ "--size": `${size}px` }}>
			{/* The key makes a new canvas for each code, so that another code is never shown instead. */}
			<canvas
				key={value}
				ref={canvas}
				className={styles.canvas}
				role="img"
				aria-label={label}
			/>
		</div>
	);
}
