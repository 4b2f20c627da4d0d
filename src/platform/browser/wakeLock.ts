// Keeps the screen awake while a code is shown (O06).
import { useEffect } from "react";

/** Holds a wake lock while mounted; the browser releases it when the page is hidden, so it is requested again. */
export function useWakeLock(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | undefined;
		let isMounted = true;
		const request = async () => {
			if (document.visibilityState !== "visible") return;
			if (lock?.released === false) return;
			try {
				// Missing outside secure contexts.
				const api: WakeLock | undefined = navigator.wakeLock;
				const next = await api?.request("screen");
				if (isMounted) lock = next;
				else await next?.release();
			} catch {}
		};
		void request();
		document.addEventListener("visibilitychange", request);
		return () => {
			isMounted = false;
			document.removeEventListener("visibilitychange", request);
			lock?.release().catch(() => undefined);
		};
	}, []);
}
