// A shown time follows the server's at once: after a reply, when the page becomes visible, and at each tick.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
	setServerTime,
	useExpiryClock,
	useNow,
} from "../../../../src/platform/http/clock";
import { draw, wipe } from "../../support/drawn";

function Times({ everyMs }: { everyMs: number }) {
	const [now, ends] = [useNow(everyMs), useExpiryClock(everyMs)];
	return `${now} ${ends.isDoubtful}`;
}
const start = Date.parse("2026-11-21T05:00:00Z");

afterEach(() => vi.useRealTimers());

test("a shown time is updated by its tick, a reply, and when the page becomes visible", async () => {
	vi.useFakeTimers({
		now: start,
		toFake: ["Date", "performance", "setInterval", "clearInterval"],
	});
	setServerTime(start);
	const place = await draw(<Times everyMs={60_000} />);
	const shown = () => Number(place.textContent?.split(" ")[0]);
	expect(shown()).toBe(start);
	await act(() => vi.advanceTimersByTime(60_000));
	expect(shown()).toBe(start + 60_000);
	await act(() => vi.advanceTimersByTime(30_000));
	expect(shown()).toBe(start + 60_000);
	await act(() => document.dispatchEvent(new Event("visibilitychange")));
	expect(shown()).toBe(start + 90_000);
	await act(() => setServerTime(start + 3_600_000));
	expect(shown()).toBe(start + 3_600_000);
	await draw(<Times everyMs={1000} />);
	await act(() => vi.advanceTimersByTime(2000));
	expect(shown()).toBe(start + 3_602_000);
	wipe();
	expect(vi.getTimerCount()).toBe(0);
});
