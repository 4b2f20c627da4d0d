// Proves that a storage change by another tab calls the listeners of its key until they are removed, also a change while the page was in the back-forward cache.
import { expect, test, vi } from "vitest";
import { onStorageEvent } from "../../../../src/platform/storage/onStorageEvent";

const change = (key: string | null) =>
	dispatchEvent(new StorageEvent("storage", { key }));

const show = (persisted: boolean) =>
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

test("a page that returns from the back-forward cache calls its listeners", () => {
	const changed = vi.fn();
	const stop = onStorageEvent("locale", changed);
	show(false);
	expect(changed).not.toHaveBeenCalled();
	show(true);
	expect(changed).toHaveBeenCalledOnce();
	stop();
	show(true);
	expect(changed).toHaveBeenCalledOnce();
});

test("a listener is called for its key and for a cleared storage, until it is removed", () => {
	const changed = vi.fn();
	const stop = onStorageEvent("token", changed);
	change("locale");
	expect(changed).not.toHaveBeenCalled();
	change("token");
	expect(changed).toHaveBeenCalledTimes(1);
	change(null);
	expect(changed).toHaveBeenCalledTimes(2);
	stop();
	change("token");
	expect(changed).toHaveBeenCalledTimes(2);
});
