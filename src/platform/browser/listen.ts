// Listeners that return a stop function.

export function listen<Name extends keyof WindowEventMap>(
	name: Name,
	listener: (event: WindowEventMap[Name]) => void,
	options?: AddEventListenerOptions,
): () => void {
	addEventListener(name, listener, options);
	return () => removeEventListener(name, listener, options);
}

/** Runs the work whenever the page changes to this visibility state. Returns a stop function. */
export function onVisibility(state: DocumentVisibilityState, work: () => void) {
	const check = () => {
		if (document.visibilityState === state) work();
	};
	document.addEventListener("visibilitychange", check);
	return () => document.removeEventListener("visibilitychange", check);
}

/** Returns a stop function that calls all the given ones. */
export const combineStops =
	(...stops: (() => void)[]) =>
	(): void => {
		for (const stop of stops) stop();
	};

/** Resolves as soon as `isTrue` returns true, which is checked now and after each change; `onChange` returns a stop function. */
export const until = (
	isTrue: () => boolean,
	onChange: (changed: () => void) => () => void,
): Promise<void> =>
	new Promise((resolve) => {
		const check = () => {
			if (!isTrue()) return;
			stop();
			resolve();
		};
		const stop = onChange(check);
		check();
	});
