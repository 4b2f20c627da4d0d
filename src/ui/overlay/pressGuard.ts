// Prevents accidental second presses: new or uncovered content ignores the pointer for a moment; keys and assistive clicks always work.
import { useLayoutEffect, useRef } from "react";
import { topModal } from "./openModals";

/** Longer than the time between the taps of a double tap, in ms. */
export const pressGuardMs = 500;

/** The id of the animation, for those who wait for the motions of an element. */
export const pressGuardId = "press-guard";

/**
 * Turns hit-testing of an element off for pressGuardMs: by default of the topmost modal, since the page below takes no
 * press, else of the document. An animation, since it starts with the frame that shows the new content, and neither
 * reduced motion nor a mocked clock affects it.
 */
export function ignorePresses(
	on: Element = topModal() ?? document.documentElement,
): void {
	const guard = on.animate?.({ pointerEvents: ["none", "none"] }, pressGuardMs);
	if (guard) guard.id = pressGuardId;
}

/** Ignores presses after something opens, and after it closes. */
export function usePressGuard(shown = true): void {
	useLayoutEffect(() => {
		if (!shown) return;
		ignorePresses();
		return () => ignorePresses();
	}, [shown]);
}

/** Ignores presses after the content changes; `content` identifies it. */
export function useContentGuard(content: unknown): void {
	const before = useRef(content);
	useLayoutEffect(() => {
		if (before.current === content) return;
		before.current = content;
		ignorePresses();
	}, [content]);
}
