// Drags a sheet down by its grabber and closes it past a threshold.
import { type PointerEvent, useRef } from "react";

const thresholdPx = 96;

/** Handlers for the grabber; they set --drag (px) and data-dragged on its parent and remove both at the end. */
export function useDragDown(onClose: () => void) {
	const start = useRef<number | null>(null);
	const draggedPx = (event: PointerEvent) =>
		start.current === null ? 0 : Math.max(0, event.clientY - start.current);
	const end = (event: PointerEvent<HTMLElement>) => {
		const panel = event.currentTarget.parentElement;
		panel?.style.removeProperty("--drag");
		panel?.removeAttribute("data-dragged");
		start.current = null;
	};
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			start.current = event.clientY;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (start.current === null) return;
			const panel = event.currentTarget.parentElement;
			panel?.style.setProperty("--drag", `${draggedPx(event)}px`);
			panel?.setAttribute("data-dragged", "");
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			const closes = draggedPx(event) > thresholdPx;
			end(event);
			if (closes) onClose();
		},
		onPointerCancel: end,
	};
}
