// The window's size without the pinch zoom, and whether the page is zoomed.

/** The size in CSS px; WebKit's innerWidth and innerHeight are divided by the pinch zoom, which this undoes. */
export function windowSize(): { width: number; height: number } {
	const { clientWidth } = document.documentElement;
	// A hidden window may have no width.
	const zoom = innerWidth > 0 ? Math.max(1, clientWidth / innerWidth) : 1;
	return {
		width: Math.round(innerWidth * zoom),
		height: Math.round(innerHeight * zoom),
	};
}

/** Whether the page is pinch-zoomed, so that a drag with one finger pans it. */
export const isEnlarged = (): boolean =>
	(window.visualViewport?.scale ?? 1) > 1.01;
