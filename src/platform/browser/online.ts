// The browser's network state.
import { useSyncExternalStore } from "react";
import { combineStops, listen, until } from "./listen";

export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the network state changes, and when the page returns from the back-forward cache, where it gets no events. Returns a stop function. */
export function onNetworkChange(changed: (online: boolean) => void) {
	const report = () => changed(isOnline());
	return combineStops(
		listen("online", report),
		listen("offline", report),
		listen("pageshow", ({ persisted }) => {
			if (persisted) report();
		}),
	);
}

export const untilOnline = (): Promise<void> =>
	until(isOnline, onNetworkChange);

export const useOnline = (): boolean =>
	useSyncExternalStore(onNetworkChange, isOnline);
