// Whether this phone can store a code, checked before an irreversible countdown is started.
import { databases } from "./databases";
import type { StorageBackend } from "./mirroredStore";

const key = "room";
/** Larger than any code with its card. */
const size = 4096;

async function canStore(copy: StorageBackend): Promise<boolean> {
	const sample = `${Math.random()}`.padEnd(size, ".");
	try {
		await copy.set(key, sample);
		const isStored = (await copy.get(key)) === sample;
		await copy.remove(key);
		return isStored;
	} catch {
		return false;
	}
}

/** Writes, reads back and removes a sample; one copy is enough. Never rejects. */
export async function canStoreCode(): Promise<boolean> {
	for (const copy of databases) if (await canStore(copy)) return true;
	return false;
}
