// Swipe left or right, or arrow keys.
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
			// With one of these it is the browser's own, such as the step back.
			if (altKey || ctrlKey || metaKey) return;
			if (key === "ArrowRight") onKey(1);
			if (key === "ArrowLeft") onKey(-1);
		};
		return listen("keydown", press);
	}, [enabled]);
	return {
		onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
			// A second finger means to enlarge the code, not to go to another one.
			from.current = enabled && isPrimary && !isEnlarged() ? { x, y } : null;
		},
		onPointerUp: ({ clientX, clientY }: PointerEvent) => {
			if (!from.current) return;
			const right = clientX - from.current.x;
			const down = Math.abs(clientY - from.current.y);
			from.current = null;
			if (Math.abs(right) < minDistance || Math.abs(right) < down) return;
			onStep(right < 0 ? 1 : -1);
		},
		onPointerCancel: () => {
			from.current = null;
		},
	};
}
