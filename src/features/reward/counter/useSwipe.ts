// Goes to the next or previous code by a horizontal swipe or an arrow key.
import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { listen } from "../../../platform/browser/listen";
import { isEnlarged } from "../../../ui/layout/windowSize";

/** Shortest swipe, in CSS px. */
const minDistance = 48;

/** `onStep` gets 1 for the next, -1 for the previous; the area needs touch-action: pan-y pinch-zoom. */
export function useSwipe(enabled: boolean, onStep: (by: 1 | -1) => void) {
	const from = useRef<{ x: number; y: number } | null>(null);
	const onKey = useEffectEvent(onStep);
	useEffect(() => {
		if (!enabled) return;
		const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
			// With a modifier key it is a shortcut of the browser, such as back.
			if (altKey || ctrlKey || metaKey) return;
			if (key === "ArrowRight") onKey(1);
			if (key === "ArrowLeft") onKey(-1);
		};
		return listen("keydown", press);
	}, [enabled]);
	return {
		onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
			// A second finger starts a pinch, not a swipe.
			from.current = enabled && isPrimary && !isEnlarged() ? { x, y } : null;
		},
		onPointerUp: ({ clientX, clientY }: PointerEvent) => {
			if (!from.current) return;
			const deltaX = clientX - from.current.x;
			const deltaY = clientY - from.current.y;
			from.current = null;
			const distance = Math.abs(deltaX);
			if (distance < minDistance || distance < Math.abs(deltaY)) return;
			onStep(deltaX < 0 ? 1 : -1);
		},
		onPointerCancel: () => {
			from.current = null;
		},
	};
}
