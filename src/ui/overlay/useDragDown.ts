// Dragging a sheet down by its grabber: it follows the finger and asks to close past a third of a hand's way.
import { type PointerEvent, useRef } from "react";

const closesAfter = 96;

/**
 * Handlers for the grabber; its parent element moves by the custom property --drag (px), and says data-dragged meanwhile.
 * Released it always slides back: one that closes goes the rest of its way in the same motion, one that stays is at its place again.
 */
export function useDragDown(onClose: () => void): {
	onPointerDown: (event: PointerEvent<HTMLElement>) => void;
	onPointerMove: (event: PointerEvent<HTMLElement>) => void;
	onPointerUp: (event: PointerEvent<HTMLElement>) => void;
	onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
} {
	const start = useRef<number | null>(null);
	const way = (event: PointerEvent) =>
		start.current === null ? 0 : Math.max(0, event.clientY - start.current);
	const end = (event: PointerEvent<HTMLElement>) => {
		const panel = event.currentTarget.parentElement;
		panel?.style.removeProperty("--drag");
		panel?.removeAttribute("data-dragged");
		start.current = null;
	};
	return {
		onPointerDown: (event) => {
			start.current = event.clientY;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event) => {
			if (start.current === null) return;
			const panel = event.currentTarget.parentElement;
			panel?.style.setProperty("--drag", `${way(event)}px`);
			panel?.setAttribute("data-dragged", "");
		},
		onPointerUp: (event) => {
			const closes = way(event) > closesAfter;
			end(event);
			if (closes) onClose();
		},
		onPointerCancel: end,
	};
}
