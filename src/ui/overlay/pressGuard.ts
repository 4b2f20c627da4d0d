// Prevents accidental second presses: new or uncovered content ignores the pointer for a moment; keys and assistive clicks always work.
import { useLayoutEffect, useRef } from "react";
import { topModal } from "./openModals";

/** Longer than the time between the taps of a double tap, in ms. */
export const pressGuardMs = 500;

/** The id of the animation, so that code that waits for an element's animations can skip it. */
export const pressGuardId = "press-guard";

/**
 * Turns off the hit-testing of an element for pressGuardMs; the default is the topmost modal, below which the page is
 * inert, or else the document. An animation does it, because it starts with the frame that shows the new content and
 * depends neither on reduced motion nor on a mocked clock.
 */
export function ignorePresses(
	element: Element = topModal() ?? document.documentElement,
): void {
	const guard = element.animate?.(
		{ pointerEvents: ["none", "none"] },
		pressGuardMs,
	);
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
	const previous = useRef(content);
	useLayoutEffect(() => {
		if (previous.current === content) return;
		previous.current = content;
		ignorePresses();
	}, [content]);
}
