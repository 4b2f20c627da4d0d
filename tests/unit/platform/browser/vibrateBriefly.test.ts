// Proves that a press vibrates where the phone can, and never causes an error.
import { afterEach, expect, test, vi } from "vitest";
import { vibrateBriefly } from "../../../../src/platform/browser/vibrateBriefly";

afterEach(() => vi.unstubAllGlobals());

test("a press vibrates briefly where supported", () => {
	const vibrate = vi.fn();
	vi.stubGlobal("navigator", { vibrate });
	vibrateBriefly();
	expect(vibrate).toHaveBeenCalledWith(10);
});

test("a browser without vibration causes no error", () => {
	vi.stubGlobal("navigator", {});
	expect(vibrateBriefly).not.toThrow();
});
