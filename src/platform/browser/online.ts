// The browser's network state.
import { useSyncExternalStore } from "react";
import { listen, stopAll } from "./listen";

export function isOnline(): boolean {
	return navigator.onLine;
}

/** A page in the back-forward cache gets no events: it reports when it is shown again. Returns the way to stop. */
export function onNetworkChange(changed: (online: boolean) => void) {
	const report = () => changed(isOnline());
	return stopAll(
		listen("online", report),
		listen("offline", report),
		listen("pageshow", ({ persisted }) => {
			if (persisted) report();
		}),
	);
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
