// The window's size, whatever the pinch zoom, and whether there is one.

/** The size in CSS px. WebKit divides innerWidth and innerHeight by the pinch zoom. */
export function windowSize(): { width: number; height: number } {
	const { clientWidth } = document.documentElement;
	// A hidden window may have no width.
	const zoom = innerWidth > 0 ? Math.max(1, clientWidth / innerWidth) : 1;
	return {
		width: Math.round(innerWidth * zoom),
		height: Math.round(innerHeight * zoom),
	};
}

/** Whether two fingers have enlarged the page: one finger then looks around on it. */
export const isEnlarged = (): boolean =>
	(window.visualViewport?.scale ?? 1) > 1.01;
