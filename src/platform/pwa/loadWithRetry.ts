// Loads a part of the app in the background and retries until it is loaded: offline it may be missing from a partly cached release.
import { pause } from "../browser/idle";
import { isOnline, untilOnline } from "../browser/online";
import { waitIfReloading } from "./chunkRecovery";

/** The wait between two attempts while online, in ms. */
const retryMs = 15_000;

export async function loadWithRetry<Module>(load: () => Promise<Module>) {
	for (;;) {
		try {
			return await load();
		} catch {
			await waitIfReloading();
			if (isOnline()) await pause(retryMs);
			else await untilOnline();
		}
	}
}
