// Proves that a storage change by another tab calls the listeners of its key, until they are removed.
import { expect, test, vi } from "vitest";
import { onStorageEvent } from "../../../../src/platform/storage/onStorageEvent";

const change = (key: string | null) =>
	dispatchEvent(new StorageEvent("storage", { key }));

test("its key is heard, others are not, and nothing after the end", () => {
	const changed = vi.fn();
	const stop = onStorageEvent("token", changed);
	change("locale");
	change(null);
	expect(changed).not.toHaveBeenCalled();
	change("token");
	expect(changed).toHaveBeenCalledTimes(1);
	stop();
	change("token");
	expect(changed).toHaveBeenCalledTimes(1);
});
