// A swipe to the left or right, and the arrow keys for who has no finger on the screen.
import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";

/** A finger that went less far, in CSS px, meant something else. */
const far = 48;

/** Calls `turn` with 1 for the next and -1 for the one before; gives the handlers for the area that is swiped (touch-action: pan-y). */
export function useSwipe(
	on: boolean,
	turn: (by: 1 | -1) => void,
): {
	onPointerDown: (event: PointerEvent) => void;
	onPointerUp: (event: PointerEvent) => void;
	onPointerCancel: () => void;
} {
	const from = useRef<{ x: number; y: number } | null>(null);
	const turned = useEffectEvent(turn);
	useEffect(() => {
		if (!on) return;
		const press = ({ key }: KeyboardEvent) => {
			if (key === "ArrowRight") turned(1);
			if (key === "ArrowLeft") turned(-1);
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [on]);
	return {
		onPointerDown: ({ clientX: x, clientY: y }) => {
			from.current = on ? { x, y } : null;
		},
		onPointerUp: ({ clientX, clientY }) => {
			if (!from.current) return;
			const right = clientX - from.current.x;
			const down = Math.abs(clientY - from.current.y);
			from.current = null;
			if (Math.abs(right) < far || Math.abs(right) < down) return;
			turn(right < 0 ? 1 : -1);
		},
		onPointerCancel: () => {
			from.current = null;
		},
	};
}
