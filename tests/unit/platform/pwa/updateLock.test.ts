// Proves that an update lock counts in every tab for exactly as long as it is held (O08).
import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../support/waitFor";

type UpdateLock = typeof import("../../../../src/platform/pwa/updateLock");

/** The browser's locks, shared by the tabs of a test. */
function sharedLocks() {
	const held = new Set<{ name: string }>();
	return {
		request: async (
			name: string,
			_options: unknown,
			work: () => Promise<unknown>,
		) => {
			const lock = { name };
			held.add(lock);
			await work();
			held.delete(lock);
		},
		query: async () => ({ held: [...held], pending: [] }),
	};
}

/** Each set of modules represents a tab; they share the navigator. */
async function newTab(): Promise<UpdateLock> {
	vi.resetModules();
	return import("../../../../src/platform/pwa/updateLock");
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
	vi.stubGlobal("navigator", { locks: sharedLocks() });
	return () => vi.unstubAllGlobals();
});

test("a lock of one tab counts in every other tab until its last holder has released it", async () => {
	const one = await newTab();
	const other = await newTab();
	const claim = one.lockUpdates();
	const code = one.lockUpdates();
	expect(one.isUpdateLockedHere()).toBe(true);
	expect(one.isWorkInFlight()).toBe(false);
	expect(other.isUpdateLockedHere()).toBe(false);
	expect(await other.isUpdateLocked()).toBe(true);
	claim();
	claim();
	await settle();
	expect(await other.isUpdateLocked()).toBe(true);
	code();
	await settle();
	expect(one.isUpdateLockedHere()).toBe(false);
	expect(await other.isUpdateLocked()).toBe(false);
});

test("other tabs are notified of the beginning and the end of a lock", async () => {
	const one = await newTab();
	const other = await newTab();
	const received: boolean[] = [];
	other.onUpdateLockChange(
		async () => void received.push((await other.isUpdateLocked()) === true),
	);
	await settle();
	received.length = 0;
	const end = one.lockUpdates();
	await waitFor(() => expect(received.at(-1)).toBe(true));
	end();
	await waitFor(() => expect(received.at(-1)).toBe(false));
});

test("work holds the lock until it ends, also if it fails", async () => {
	const tab = await newTab();
	let fail: (failure: Error) => void = () => undefined;
	const work = tab.withUpdateLock(
		() =>
			new Promise((_, reject) => {
				fail = reject;
			}),
	);
	expect(tab.isUpdateLockedHere()).toBe(true);
	expect(tab.isWorkInFlight()).toBe(true);
	fail(new Error("lost"));
	await expect(work).rejects.toThrow("lost");
	expect(tab.isUpdateLockedHere()).toBe(false);
	expect(tab.isWorkInFlight()).toBe(false);
});

test("without Web Locks a tab still sees its own locks", async () => {
	vi.stubGlobal("navigator", {});
	const tab = await newTab();
	const end = tab.lockUpdates();
	expect(await tab.isUpdateLocked()).toBe(true);
	end();
	expect(await tab.isUpdateLocked()).toBe(false);
});

test("if the browser refuses locks and channels, work runs and a tab still sees its own locks", async () => {
	const refusal = () => new DOMException("Not allowed", "SecurityError");
	const refuse = () => Promise.reject(refusal());
	vi.stubGlobal("navigator", { locks: { request: refuse, query: refuse } });
	vi.stubGlobal("BroadcastChannel", function BroadcastChannel() {
		throw refusal();
	});
	const tab = await newTab();
	const changed = vi.fn();
	tab.onUpdateLockChange(changed);
	const end = tab.lockUpdates();
	expect(await tab.isUpdateLocked()).toBe(true);
	changed.mockClear();
	end();
	expect(changed).toHaveBeenCalled();
	expect(await tab.isUpdateLocked()).toBe(false);
	expect(await tab.withUpdateLock(async () => "done")).toBe("done");
	await settle();
});
