// A barcode for a shop's scanner: whole device pixels per module, with quiet zones, always black on white.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./Barcode.module.css";
import { layOutBars } from "./barcodeLayout";
import {
	type BarcodeModules,
	type BarcodeSymbol,
	barcodeWidths,
	barsFromWidths,
} from "./barcodeModules";
import { paintCanvas } from "./crispCanvas";
import { usePixelRatio } from "./usePixelRatio";

type Drawn =
	| "waiting"
	| "done"
	/** The encoder refuses the value. */
	| "invalid"
	/** Too little space for readable bars, or the encoder failed to load. */
	| "impossible";

/** A barcode that is drawn again whenever its box changes size; screen readers announce `kind` after the value. */
export function Barcode({
	value,
	kind,
	symbol: { format, text, quietZone },
	widths,
	height,
	moduleWidth,
	rotated = false,
	message,
	fallback,
}: {
	value: string;
	kind: string;
	symbol: BarcodeSymbol;
	/** The result of barcodeWidths, if saved: the encoder is not loaded then. */
	widths?: string;
	/** In CSS px (2 §9). */
	height: number;
	/** In CSS px (2 §9); narrower if there is too little space. */
	moduleWidth: number;
	/** Whether the code runs along the vertical side. */
	rotated?: boolean;
	/** Shown if the encoder refuses the symbol (2 §5). */
	message: ReactNode;
	/** Shown if the bars cannot be drawn. */
	fallback: ReactNode;
}) {
	const box = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [drawn, setDrawn] = useState<Drawn>("waiting");
	const ratio = usePixelRatio();

	useLayoutEffect(() => {
		const [frame, paper] = [box.current, canvas.current];
		if (!frame || !paper) return;
		let resize: ResizeObserver | undefined;
		let current = true;
		/** Draws now and whenever the size of the box changes. */
		const show = (modules: BarcodeModules | null) => {
			if (!current) return;
			if (!modules) return setDrawn("invalid");
			resize = new ResizeObserver(() => {
				const space = rotated ? frame.clientHeight : frame.clientWidth;
				const look = { height, moduleWidth, rotated };
				const bars = layOutBars(modules, look, space, ratio);
				paper.hidden = bars === null;
				if (bars) {
					paintCanvas(paper, bars.size, bars.black);
					paper.dataset.ratio = String(ratio);
				}
				paper.toggleAttribute("data-drawn", bars !== null);
				setDrawn(bars ? "done" : "impossible");
			});
			resize.observe(frame);
		};
		const savedBars = barsFromWidths(widths, quietZone);
		if (savedBars) show(savedBars);
		else {
			setDrawn("waiting");
			barcodeWidths({ format, text }).then(
				(encodedWidths) => show(barsFromWidths(encodedWidths, quietZone)),
				() => current && setDrawn("impossible"),
			);
		}
		return () => {
			current = false;
			resize?.disconnect();
		};
	}, [format, text, quietZone, widths, height, moduleWidth, rotated, ratio]);

	return (
		<div
			ref={box}
			className={`${styles.box} ${rotated ? styles.rotated : ""}`}
			style={{ "--height": `${height}px` }}
		>
			{drawn === "invalid" && <p className={styles.message}>{message}</p>}
			{drawn === "impossible" && <p className={styles.message}>{fallback}</p>}
			{/* The key makes a new canvas for each code, so that its digits are never shown with another code's bars. */}
			<canvas
				key={`${format} ${text}`}
				ref={canvas}
				className={styles.canvas}
				hidden={drawn !== "done"}
				role="img"
				aria-label={value}
				aria-roledescription={kind}
			/>
		</div>
	);
}
