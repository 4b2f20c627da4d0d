// The announcements of a countdown: five minutes, one minute, the end (2 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CodeCountdown } from "../../../../src/features/reward/code/CodeCountdown";
import { setServerTime } from "../../../../src/platform/http/clock";
import { draw, wipe } from "../../support/drawn";

const start = Date.parse("2026-11-21T05:00:00Z");
const minute = 60_000;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	setServerTime(start);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("the countdown announces five minutes, one minute and the end, once each", async () => {
	const over = vi.fn();
	const page = await draw(
		<CodeCountdown endsAt={start + 6 * minute} minutes={6} onExpired={over} />,
	);
	const announced: string[] = [];
	const pass = (seconds: number) =>
		act(async () => vi.advanceTimersByTime(seconds * 1000));
	for (let second = 1; second <= 6 * 60 + 5; second++) {
		// Between the announcements nothing is checked.
		if (second % 60 > 5 && second % 60 < 55) continue;
		await pass(second % 60 === 55 ? 50 : 1);
		const now = page.querySelector("[role=status]")?.textContent ?? "";
		if (now !== announced.at(-1)) announced.push(now);
	}
	expect(announced).toEqual([
		"",
		"5 minutes left",
		"1 minute left",
		"The code has expired",
	]);
	expect(over).toHaveBeenCalledTimes(1);
});

test("the countdown announces them too if the code seemed to have ended because the phone's clock was ahead", async () => {
	vi.setSystemTime(start + 10 * minute);
	const page = await draw(
		<CodeCountdown endsAt={start + 6 * minute} minutes={6} />,
	);
	const announced = () => page.querySelector("[role=status]")?.textContent;
	expect(page.textContent).toContain("Time not confirmed yet");
	const timer = () => page.querySelector("[role=timer]")?.textContent;
	// The end is shown instead of the time left.
	expect(timer()).toMatch(/^Ends at /);
	expect(announced()).toBe("");
	await act(async () => setServerTime(start));
	expect(timer()).toBe("Time left 06:00");
	for (const [minutes, text] of [
		[2, "5 minutes left"],
		[3, "1 minute left"],
		[1, "The code has expired"],
	] as const) {
		await act(async () => vi.advanceTimersByTime(minutes * minute));
		expect(announced()).toBe(text);
	}
});

// The bug: TalkBack read the timer's name instead of its digits.
test("the time left is read aloud with its name, once", async () => {
	const shown = (compact: boolean) =>
		draw(
			<CodeCountdown
				endsAt={start + 6 * minute}
				minutes={6}
				compact={compact}
			/>,
		);
	const page = await shown(false);
	const timer = () => page.querySelector("[role=timer]");
	expect(timer()?.hasAttribute("aria-label")).toBe(false);
	expect(timer()?.textContent).toBe("Time left 06:00");
	await shown(true);
	expect(timer()?.textContent).toBe("06:00");
	expect(timer()?.nextElementSibling?.textContent).toBe("Time left");
});

test("an end by the phone's clock alone is not announced, and requests the time that confirms it", async () => {
	vi.setSystemTime(start + 10 * minute);
	const over = vi.fn();
	const page = await draw(
		<CodeCountdown endsAt={start + 16 * minute} minutes={6} onExpired={over} />,
	);
	const announced = () => page.querySelector("[role=status]")?.textContent;
	const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
	await pass(5.5 * minute);
	expect(announced()).toBe("1 minute left");
	expect(over).not.toHaveBeenCalled();
	await pass(minute);
	expect(announced()).toBe("");
	expect(over).toHaveBeenCalledOnce();
	await act(async () => setServerTime(start + 17 * minute));
	await pass(1000);
	expect(announced()).toBe("The code has expired");
	expect(over).toHaveBeenCalledTimes(2);
});
