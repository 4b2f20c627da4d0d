// Listeners that return a stop function.

export function listen<Name extends keyof WindowEventMap>(
	name: Name,
	listener: (event: WindowEventMap[Name]) => void,
	options?: AddEventListenerOptions,
): () => void {
	addEventListener(name, listener, options);
	return () => removeEventListener(name, listener);
}

/** Runs the work whenever the page gets this visibility state. */
export function onVisibility(state: DocumentVisibilityState, work: () => void) {
	const check = () => {
		if (document.visibilityState === state) work();
	};
	document.addEventListener("visibilitychange", check);
	return () => document.removeEventListener("visibilitychange", check);
}

/** One stop function that calls all the given ones. */
export const combineStops =
	(...stops: (() => void)[]) =>
	(): void => {
		for (const stop of stops) stop();
	};

/** Resolves as soon as it is true, which is asked now and after each change; `onChange` returns a stop function. */
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
