// Whether this phone can keep a code right now: tried out before a clock is started that cannot be stopped.
import { databases } from "./databases";
import type { StorageBackend } from "./mirroredStore";

const key = "room";
/** Larger than any code with what is drawn round it. */
const size = 4096;

async function keeps(copy: StorageBackend): Promise<boolean> {
	const sample = `${Math.random()}`.padEnd(size, ".");
	try {
		await copy.set(key, sample);
		const kept = (await copy.get(key)) === sample;
		await copy.remove(key);
		return kept;
	} catch {
		return false;
	}
}

/** Writes something of a code's size, reads it back and removes it; one of the two copies is enough, as for a code. Never rejects. */
export async function canStoreCode(): Promise<boolean> {
	for (const copy of databases) if (await keeps(copy)) return true;
	return false;
}
