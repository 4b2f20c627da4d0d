// Loads a part of the app in the background and retries until it is there: a half-saved release may lack it without a network.
import { pause } from "../browser/idle";
import { isOnline, untilOnline } from "../browser/online";
import { waitIfReloading } from "./chunkRecovery";

/** Between two attempts with a network, in ms. */
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
