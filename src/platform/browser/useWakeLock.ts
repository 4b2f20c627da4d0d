// Keeps the screen awake while a code is shown (O06).
import { useEffect } from "react";
import { onVisibility } from "./listen";

/** Holds a wake lock while mounted; the browser releases it when the page is hidden, so it is requested again when the page is visible. */
export function useWakeLock(): void {
	useEffect(() => {
		const locks: WakeLockSentinel[] = [];
		let isMounted = true;
		const request = async () => {
			if (locks.some(({ released }) => !released)) return;
			try {
				// navigator.wakeLock is missing outside secure contexts.
				const api: WakeLock | undefined = navigator.wakeLock;
				const lock = await api?.request("screen");
				if (isMounted && lock) locks.push(lock);
				else await lock?.release();
			} catch {}
		};
		void request();
		const stop = onVisibility("visible", () => void request());
		return () => {
			isMounted = false;
			stop();
			for (const lock of locks) lock.release().catch(() => undefined);
		};
	}, []);
}
