// A hook for work that is started once for each mount: a request, a navigation, a dialog, a logged view.
import { useEffect, useEffectEvent } from "react";

/**
 * Runs the work right after the effects of a mount and whenever `when` changes, but not while `when` is falsy, nor for a
 * component that is unmounted at once, as by StrictMode in development. The work may return a stop function, like an effect.
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
