// The API matches customers' texts in a worker thread, so no pattern of a survey blocks other requests (3 §5).
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { findPatternMismatch } from "../../../../../server/store/content/findPatternMismatch";
import { hostileText } from "../../../support/hostilePatterns";

const check = (pattern: string, text: string) => ({
	pattern: new RegExp(pattern, "u"),
	text,
});
const fits = check("^\\d{5}$", "10250");
const wrong = check("^\\d{5}$", "1025");

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("the first text that does not match is found", async () => {
	// On a slow machine a match may take longer than its timeout.
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	expect(await findPatternMismatch([])).toBeUndefined();
	expect(await findPatternMismatch([fits, fits])).toBeUndefined();
	expect(await findPatternMismatch([fits, wrong, check("^a$", "b")])).toBe(
		wrong,
	);
});

test("patterns that never end accept the text and do not block the process", async () => {
	let ticks = 0;
	const ticking = setInterval(() => ticks++);
	const patterns = ["^(a+)+$", "^(a|aa)+$", "^(.*a){24}$", "^(?=(a+)+$)b"];
	const found = patterns.map((pattern) =>
		findPatternMismatch([check(pattern, hostileText)]),
	);
	expect(await Promise.all(found)).toEqual(patterns.map(() => undefined));
	clearInterval(ticking);
	expect(ticks).toBeGreaterThan(1);
});

test("a pattern that is too large to run accepts the text, and the process continues", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const large = check("a?".repeat(60_000), "a");
	expect(await findPatternMismatch([large])).toBeUndefined();
});

// The bug: each submission started a thread at once, and 150 of them blocked the event loop for seconds and used 800 MB.
test("at most four of many submissions are matched at a time", async () => {
	let release = () => {};
	const held = new Promise<number>((resolve) => {
		release = () => resolve(0);
	});
	const ending = vi.spyOn(Worker.prototype, "terminate").mockReturnValue(held);
	const found = Array.from({ length: 9 }, () => findPatternMismatch([wrong]));
	await expect.poll(() => ending.mock.calls.length).toBeGreaterThan(3);
	await pause(500);
	expect(ending).toHaveBeenCalledTimes(4);
	release();
	await Promise.all(found);
	expect(ending).toHaveBeenCalledTimes(9);
});
