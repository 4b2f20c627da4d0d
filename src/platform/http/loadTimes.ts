// The server's time of each load: TanStack Query notes the phone's, which may be wrong, and may be changed afterwards.
import { serverNow } from "./clock";

/** By what TanStack Query noted (dataUpdatedAt), in ms; two numbers a load. */
const times = new Map<number, number>();
/** Notes the server's time of a load, by default the present one. */
export function recordLoadTime(updatedAt: number, server = serverNow()): void {
	times.set(updatedAt, server);
}

/** When something was loaded by the server's time, in ms; 0 where nothing was. */
export function serverTimeOfLoad(updatedAt: number): number {
	if (updatedAt === 0) return 0;
	const now = serverNow();
	// An older release noted the phone's time alone: the best guess is that it was as wrong as it is now.
	const server = times.get(updatedAt) ?? updatedAt + now - Date.now();
	return Math.min(server, now);
}
