// Patterns of a server are matched beside the page and end in time; what is not decided is left to the server (3 §5).
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
});
afterEach(() => {
	startPatternWorker()();
	vi.unstubAllGlobals();
});

test("returns exactly the texts that do not match", async () => {
	const other = check("^[a-z]+$", "A");
	expect(await findMismatches([fits, wrong, fits, other])).toEqual([
		wrong,
		other,
	]);
	expect(await findMismatches([fits])).toEqual([]);
});

test("a pattern that never ends is left to the server; patterns before it and the next question are checked", async () => {
	expect(await findMismatches([wrong, hostile])).toEqual([wrong]);
	await ThreadWorker.running;
	expect(await findMismatches([wrong])).toEqual([wrong]);
});

test("a browser without workers leaves the check to the server", async () => {
	startPatternWorker()();
	vi.stubGlobal("Worker", undefined);
	expect(await findMismatches([wrong])).toEqual([]);
});
