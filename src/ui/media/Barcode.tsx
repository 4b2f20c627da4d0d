// A barcode for a store's scanner: whole device pixels a module, quiet zones kept, black on white always.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./Barcode.module.css";
import { type BarcodeLook, layOutBars } from "./barcodeLayout";
import {
	type BarcodeModules,
	type BarcodeSymbol,
	barcodeWidths,
	barsOf,
} from "./barcodeModules";
import { paintCanvas } from "./crispCanvas";

type Drawn =
	| "waiting"
	| "done"
	/** The encoder refuses the value. */
	| "invalid"
	/** No room for bars that a scanner could read, or no encoder to be had. */
	| "impossible";

/** Draws now, whenever the box changes its size, and when its window comes to a screen of another pixel ratio; returns the end of it. */
function keepDrawn(
	box: HTMLElement,
	canvas: HTMLCanvasElement,
	modules: BarcodeModules,
	look: BarcodeLook,
	tell: (drawn: Drawn) => void,
): () => void {
	function draw() {
		const { clientHeight, clientWidth } = box;
		const room = look.turned ? clientHeight : clientWidth;
		const ratio = window.devicePixelRatio || 1;
		const bars = layOutBars(modules, look, room, ratio);
		canvas.hidden = bars === null;
		if (bars) {
			paintCanvas(canvas, bars.size, bars.black);
			canvas.dataset.ratio = String(ratio);
		}
		canvas.toggleAttribute("data-drawn", bars !== null);
		tell(bars ? "done" : "impossible");
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
 * Draws `symbol`, named `value` for screen readers, `height` CSS px high, modules near `moduleWidth` CSS px (narrower where the room is short); 100 and 2 where not given (2 §9).
 * `widths` are the bars where they are known already (barcodeWidths): they are drawn at once and nothing is loaded. `turned` lays the bars along the vertical side. `message` is shown where the encoder refuses the value (2 §5), `instead` where its bars cannot be drawn here.
 */
export function Barcode({
	value,
	symbol: { symbology, text, quietZone },
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
			end = keepDrawn(box.current, canvas.current, modules, look, setDrawn);
		}
		const known = widths ? barsOf(widths, quietZone) : null;
		if (known) show(known);
		else {
			setDrawn("waiting");
			barcodeWidths({ symbology, text }).then(
				(encoded) => show(encoded === null ? null : barsOf(encoded, quietZone)),
				() => current && setDrawn("impossible"),
			);
		}
		return () => {
			current = false;
			end?.();
		};
	}, [symbology, text, quietZone, widths, height, moduleWidth, turned]);

	return (
		<div
			ref={box}
			className={`${styles.box} ${turned ? styles.turned : ""}`}
			style={{ "--height": `${height}px` }}
		>
			{drawn === "invalid" && <p className={styles.message}>{message}</p>}
			{drawn === "impossible" && <p className={styles.message}>{instead}</p>}
			{/* One of its own for each code: another code's bars never stand over this one's digits. */}
			<canvas
				key={`${symbology} ${text}`}
				ref={canvas}
				className={styles.canvas}
				hidden={drawn !== "done"}
				role="img"
				aria-label={value}
			/>
		</div>
	);
}
