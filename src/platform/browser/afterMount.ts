// Work that an effect begins once for each mount: a request, a navigation, a dialog, a logged view.

/**
 * Does the work right after the effects, unless the returned function is called before: StrictMode runs an effect twice
 * in development. The work may give a stop function, as an effect does.
 */
export function afterMount(work: () => unknown): () => void {
	let isStopped = false;
	let stop: unknown;
	queueMicrotask(() => {
		if (!isStopped) stop = work();
	});
	return () => {
		isStopped = true;
		if (typeof stop === "function") stop();
	};
}
