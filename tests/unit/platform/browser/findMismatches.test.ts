// A server's patterns are matched in a worker with a time limit; what is not decided is left to the server (3 §5).
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	findMismatches,
	startPatternWorker,
} from "../../../../src/platform/browser/findMismatches";
import { hostileText } from "../../support/hostilePatterns";
import { ThreadWorker } from "../../support/threadWorker";

const check = (pattern: string, text: string) => ({
	pattern: new RegExp(pattern, "u"),
	text,
});
const fits = check("^\\d{5}$", "10250");
const wrong = check("^\\d{5}$", "1025");
const hostile = check("^(a+)+$", hostileText);
beforeEach(async () => {
	vi.stubGlobal("Worker", ThreadWorker);
	startPatternWorker();
	await ThreadWorker.running;
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	startPatternWorker()();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("returns exactly the texts that do not match", async () => {
	const other = check("^[a-z]+$", "A");
	expect(await findMismatches([fits, wrong, fits, other])).toEqual([
		wrong,
		other,
	]);
	expect(await findMismatches([fits])).toEqual([]);
});

test("an endless pattern is left to the server; earlier patterns and the next question are checked", async () => {
	const { answers, ended } = ThreadWorker;
	const mismatches = findMismatches([wrong, hostile]);
	// The page's time stands still, however long the worker takes.
	while (ThreadWorker.answers === answers) await setImmediate();
	vi.advanceTimersByTime(50);
	expect(await mismatches).toEqual([wrong]);
	expect(ThreadWorker.ended - ended).toBe(1);
	expect(await findMismatches([wrong])).toEqual([wrong]);
});

test("a browser without workers leaves the check to the server", async () => {
	startPatternWorker()();
	vi.stubGlobal("Worker", undefined);
	expect(await findMismatches([wrong])).toEqual([]);
});
