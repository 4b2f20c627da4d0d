// A part of the app that could not be loaded is loaded when the network returns, and retried where the host has failed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetry } from "../../../../src/platform/pwa/loadWithRetry";
import { setNetwork } from "../../support/phone";

const reload = vi.hoisted(() => ({
	wait: async (): Promise<void> => undefined,
}));
vi.mock("../../../../src/platform/pwa/chunkRecovery", () => ({
	waitIfReloading: () => reload.wait(),
}));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	setNetwork(true);
	reload.wait = async () => undefined;
});

const part = () =>
	vi.fn(async () => "part").mockRejectedValueOnce(new TypeError("Failed"));

test("a part waits for the network", async () => {
	setNetwork(false);
	const load = part();
	const loaded = loadWithRetry(load);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(load).toHaveBeenCalledOnce();
	setNetwork(true);
	expect(await loaded).toBe("part");
});

test("with a network a part is retried after a while", async () => {
	setNetwork(true);
	const load = part();
	const loaded = loadWithRetry(load);
	await vi.advanceTimersByTimeAsync(14_000);
	expect(load).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(2000);
	expect(await loaded).toBe("part");
});

test("a part is not retried while the page is about to reload", async () => {
	reload.wait = () => new Promise(() => undefined);
	const load = part();
	void loadWithRetry(load);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(load).toHaveBeenCalledOnce();
});
