// The window's size, whatever the pinch zoom.

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
