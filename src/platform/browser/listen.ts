// Listeners that return the way to stop.

export function listen<Name extends keyof WindowEventMap>(
	name: Name,
	listener: (event: WindowEventMap[Name]) => void,
	options?: AddEventListenerOptions,
): () => void {
	addEventListener(name, listener, options);
	return () => removeEventListener(name, listener);
}

/** Runs the work whenever the page becomes visible or hidden. */
export function onVisibility(state: DocumentVisibilityState, work: () => void) {
	const look = () => {
		if (document.visibilityState === state) work();
	};
	document.addEventListener("visibilitychange", look);
	return () => document.removeEventListener("visibilitychange", look);
}

export const stopAll =
	(...stops: (() => void)[]) =>
	(): void => {
		for (const stop of stops) stop();
	};
