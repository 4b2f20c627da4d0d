// Keeps the screen awake while a code is shown, where the browser can (O06).
import { useEffect } from "react";

/** Holds the screen while mounted and visible; the browser lets go when the page is hidden, so it asks again. */
export function useWakeLock(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | undefined;
		let wanted = true;
		const ask = async () => {
			if (document.visibilityState !== "visible") return;
			// Taken already: a second one would outlive this screen.
			if (lock?.released === false) return;
			try {
				// Missing outside secure contexts.
				const api: WakeLock | undefined = navigator.wakeLock;
				const next = await api?.request("screen");
				if (wanted) lock = next;
				else await next?.release();
			} catch {
				// Low battery or a policy: the screen then sleeps as it always does.
			}
		};
		void ask();
		document.addEventListener("visibilitychange", ask);
		return () => {
			wanted = false;
			document.removeEventListener("visibilitychange", ask);
			lock?.release().catch(() => undefined);
		};
	}, []);
}
