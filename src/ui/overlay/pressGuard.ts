// No accidental second press: what a press has just made appear, or uncovered, takes no pointer for a moment (hit-testing is off); keys and the clicks of assistive technology are never held back.
import { useLayoutEffect, useRef } from "react";

/** Longer than the two taps of a double tap are apart, in ms. */
export const pressGuardMs = 500;

/**
 * Takes an element and all in it, by default the whole document with what floats
 * over it, out of hit-testing for guardMs from now. An animation and not a timer
 * or a class: it begins with the frame that shows what is new, and neither
 * reduced motion nor a mocked clock changes it.
 */
export function ignorePresses(on: Element = document.documentElement): void {
	on.animate?.({ pointerEvents: ["none", "none"] }, pressGuardMs);
}

/** Holds presses when something comes, and when it goes and uncovers what lies under it. */
export function usePressGuard(shown: boolean): void {
	useLayoutEffect(() => {
		if (!shown) return;
		ignorePresses();
		return () => ignorePresses();
	}, [shown]);
}

/** Holds presses when what is shown gives way to something else in the same place: `content` names it. */
export function useContentGuard(content: unknown): void {
	const before = useRef(content);
	useLayoutEffect(() => {
		if (before.current === content) return;
		before.current = content;
		ignorePresses();
	}, [content]);
}
