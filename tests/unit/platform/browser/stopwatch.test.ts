// Elapsed time includes the phone's sleep, and does not shrink where the clock is set back.
import { afterEach, expect, test, vi } from "vitest";
import { startStopwatch } from "../../../../src/platform/browser/stopwatch";

afterEach(() => vi.useRealTimers());

test.each([
	["nothing changes", 0, 5000],
	["the phone's clock is set back", -60_000, 5000],
	["the steady clock stood still while the phone slept", 60_000, 65_000],
])("the elapsed time is right where %s", (_what, jumpMs, elapsed) => {
	vi.useFakeTimers();
	const since = startStopwatch();
	expect(since()).toBe(0);
	vi.advanceTimersByTime(5000);
	vi.setSystemTime(Date.now() + jumpMs);
	expect(since()).toBe(elapsed);
});
