// The layers over the page: a layer that failed to load although there is a network is loaded later, and does not count as loaded until then (O08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithTexts } from "../../../src/app/lazyComponent";
import { lazyHost } from "../../../src/app/lazyHosts";
import { OverlayBoundary } from "../../../src/app/OverlayBoundary";
import { draw, until, wipe } from "../support/drawn";

const reload = vi.hoisted(() => ({
	wait: async (): Promise<void> => undefined,
}));
vi.mock("../../../src/platform/pwa/chunkRecovery", () => ({
	waitIfReloading: () => reload.wait(),
}));
vi.mock("../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	loadAllTexts: async () => undefined,
}));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	reload.wait = async () => undefined;
	vi.useRealTimers();
});

const Part = () => <p>The dialogs</p>;
const failingOnce = () =>
	vi
		.fn(async () => ({ default: Part }))
		.mockRejectedValueOnce(new TypeError("Failed to fetch"));

test("a layer whose code failed to load shows once its code is loaded", async () => {
	const load = failingOnce();
	const Host = lazyHost(load);
	const page = await draw(
		<OverlayBoundary name="dialogs">
			<Host />
		</OverlayBoundary>,
	);
	expect(page.textContent).toBe("");
	await act(() => vi.advanceTimersByTimeAsync(16_000));
	await until(() => page.textContent === "The dialogs");
	expect(load).toHaveBeenCalledTimes(2);
});

test("a caller that waits for the code continues when it is loaded, not when a load failed", async () => {
	const loaded = vi.fn();
	void lazyHost(failingOnce()).preload?.()?.then(loaded);
	await vi.advanceTimersByTimeAsync(14_000);
	expect(loaded).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2000);
	expect(loaded).toHaveBeenCalled();
});

test("while the page is about to reload for a missing part nothing fails, and nothing is loaded again", async () => {
	const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
	const failed = vi.fn();
	await loadWithTexts(load).catch(failed);
	expect(failed).toHaveBeenCalled();
	reload.wait = () => new Promise(() => undefined);
	failed.mockReset();
	load.mockClear();
	void loadWithTexts(load).catch(failed);
	void lazyHost(load).preload?.();
	await vi.advanceTimersByTimeAsync(16_000);
	expect(failed).not.toHaveBeenCalled();
	expect(load).toHaveBeenCalledTimes(2);
});
