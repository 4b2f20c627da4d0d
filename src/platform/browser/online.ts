// The browser's network state.
import { useSyncExternalStore } from "react";

export function isOnline(): boolean {
	return navigator.onLine;
}

/** Returns the way to stop. */
export function onNetworkChange(
	changed: (online: boolean) => void,
): () => void {
	const listen = () => changed(isOnline());
	addEventListener("online", listen);
	addEventListener("offline", listen);
	return () => {
		removeEventListener("online", listen);
		removeEventListener("offline", listen);
	};
}

export async function untilOnline(): Promise<void> {
	if (isOnline()) return;
	await new Promise<void>((resolve) => {
		const stop = onNetworkChange((online) => {
			if (!online) return;
			stop();
			resolve();
		});
	});
}

export function useOnline(): boolean {
	return useSyncExternalStore(onNetworkChange, isOnline);
}
