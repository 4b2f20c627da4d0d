// The server time of each load, because TanStack Query records the phone's, which may be wrong.
import { serverNow, toServerTime } from "./clock";

/** Server time by `dataUpdatedAt`, both in ms. */
const times = new Map<number, number>();

export function recordLoadTime(updatedAt: number, server = serverNow()): void {
	times.set(updatedAt, server);
}

/** Server time of a load in ms; 0 where nothing was loaded. */
export function serverTimeOfLoad(updatedAt: number): number {
	if (updatedAt === 0) return 0;
	// Older releases saved only the phone's time: assume that its clock was as wrong then as it is now.
	const server = times.get(updatedAt) ?? toServerTime(updatedAt);
	return Math.min(server, serverNow());
}
