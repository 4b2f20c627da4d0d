// Proves that a press ticks where the phone can, and fails nowhere.
import { afterEach, expect, test, vi } from "vitest";
import { hapticTick } from "../../../../src/platform/browser/vibrate";

afterEach(() => vi.unstubAllGlobals());

test("a press vibrates shortly where supported", () => {
	const vibrate = vi.fn();
	vi.stubGlobal("navigator", { vibrate });
	hapticTick();
	expect(vibrate).toHaveBeenCalledWith(10);
});

test("a browser without vibration causes no error", () => {
	vi.stubGlobal("navigator", {});
	expect(hapticTick).not.toThrow();
});
