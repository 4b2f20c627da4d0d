// Work that is begun once for each mount: a request, a navigation, a dialog, a logged view.
import { useEffect, useEffectEvent } from "react";

/**
 * Does the work right after the effects of a mount, and again for another value of `when`; not while that is falsy. What
 * is unmounted at once, as by StrictMode in development, does none. The work may give a stop function, as an effect does.
 */
export function useAfterMount(work: () => unknown, when: unknown): void {
	const begin = useEffectEvent(work);
	useEffect(() => {
		if (!when) return;
		let isStopped = false;
		let stop: unknown;
		queueMicrotask(() => {
			if (!isStopped) stop = begin();
		});
		return () => {
			isStopped = true;
			if (typeof stop === "function") stop();
		};
	}, [when]);
}
