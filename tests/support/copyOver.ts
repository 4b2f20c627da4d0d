// A storage backend in memory, over a map.
import type { StorageBackend } from "../../src/platform/storage/mirroredStore";

/** `given` replaces methods of the backend. */
export const copyOver = (
	records: Map<string, unknown>,
	given: Partial<StorageBackend> = {},
): StorageBackend => ({
	get: async (key) => records.get(key),
	set: async (key, value) => void records.set(key, value),
	remove: async (key) => void records.delete(key),
	keys: async () => [...records.keys()],
	entries: async () => [...records.entries()],
	...given,
});
