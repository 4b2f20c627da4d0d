// A barcode for a shop's scanner: whole device pixels per module, with quiet zones, always black on white.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./Barcode.module.css";
import { type BarcodeLook, layOutBars } from "./barcodeLayout";
import {
	type BarcodeModules,
	type BarcodeSymbol,
	barcodeWidths,
	barsFromWidths,
} from "./barcodeModules";
import { paintCanvas } from "./crispCanvas";

type Drawn =
	| "waiting"
	| "done"
	/** The encoder refuses the value. */
	| "invalid"
	/** Too little space for readable bars, or the encoder failed to load. */
	| "impossible";

/** Draws now and whenever the size of the box or the pixel ratio changes; returns the function that stops it. */
function drawOnResize(
	box: HTMLElement,
	canvas: HTMLCanvasElement,
	modules: BarcodeModules,
	look: BarcodeLook,
	onDrawn: (drawn: Drawn) => void,
): () => void {
	function draw() {
		const { clientHeight, clientWidth } = box;
		const space = look.turned ? clientHeight : clientWidth;
		const ratio = window.devicePixelRatio || 1;
		const bars = layOutBars(modules, look, space, ratio);
		canvas.hidden = bars === null;
		if (bars) {
			paintCanvas(canvas, bars.size, bars.black);
			canvas.dataset.ratio = String(ratio);
		}
		canvas.toggleAttribute("data-drawn", bars !== null);
		onDrawn(bars ? "done" : "impossible");
	}
	let screen: MediaQueryList;
	function followScreen() {
		screen?.removeEventListener("change", redraw);
		screen = matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
		screen.addEventListener("change", redraw);
	}
	function redraw() {
		draw();
		followScreen();
	}
	const resize = new ResizeObserver(draw);
	resize.observe(box);
	followScreen();
	return () => {
		resize.disconnect();
		screen.removeEventListener("change", redraw);
	};
}

/**
 * `height` and `moduleWidth` are in CSS px (2 §9); modules are narrower where the space is short. With `widths`
 * (from barcodeWidths) the encoder is not loaded. `turned` draws along the vertical side. `message` shows where
 * the encoder refuses the symbol (2 §5), `instead` where the bars cannot be drawn.
 */
export function Barcode({
	value,
	symbol: { format, text, quietZone },
	widths,
	height = 100,
	moduleWidth = 2,
	turned = false,
	message,
	instead,
}: {
	value: string;
	symbol: BarcodeSymbol;
	widths?: string;
	height?: number;
	moduleWidth?: number;
	turned?: boolean;
	message: ReactNode;
	instead: ReactNode;
}) {
	const box = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [drawn, setDrawn] = useState<Drawn>("waiting");

	useLayoutEffect(() => {
		let end: (() => void) | undefined;
		let current = true;
		function show(modules: BarcodeModules | null) {
			if (!current) return;
			if (!modules) return setDrawn("invalid");
			if (!box.current || !canvas.current) return;
			const look = { height, moduleWidth, turned };
			end = drawOnResize(box.current, canvas.current, modules, look, setDrawn);
		}
		const known = widths ? barsFromWidths(widths, quietZone) : null;
		if (known) show(known);
		else {
			setDrawn("waiting");
			barcodeWidths({ format, text }).then(
				(worked) =>
					show(worked === null ? null : barsFromWidths(worked, quietZone)),
				() => current && setDrawn("impossible"),
			);
		}
		return () => {
			current = false;
			end?.();
		};
	}, [format, text, quietZone, widths, height, moduleWidth, turned]);

	return (
		<div
			ref={box}
			className={`${styles.box} ${turned ? styles.turned : ""}`}
			style={{ "--height": `${height}px` }}
		>
			{drawn === "invalid" && <p className={styles.message}>{message}</p>}
			{drawn === "impossible" && <p className={styles.message}>{instead}</p>}
			{/* A canvas of its own for each code: another code's bars never show with this one's digits. */}
			<canvas
				key={`${format} ${text}`}
				ref={canvas}
				className={styles.canvas}
				hidden={drawn !== "done"}
				role="img"
				aria-label={value}
			/>
		</div>
	);
}
