// Proves that slow patterns of a server, one after another, do not block the page (3 §5).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	findMismatches,
	startPatternWorker,
} from "../../../src/platform/browser/findMismatches";
import {
	hostilePatterns,
	hostileText,
} from "../../unit/support/hostilePatterns";
import { ThreadWorker } from "../../unit/support/threadWorker";

beforeEach(async () => {
	vi.stubGlobal("Worker", ThreadWorker);
	startPatternWorker();
	await ThreadWorker.running;
});
afterEach(() => {
	startPatternWorker()();
	vi.unstubAllGlobals();
});

test("two hundred slow patterns block neither the page nor the question", async () => {
	expect(new Set(hostilePatterns).size).toBe(200);
	const endedBefore = ThreadWorker.ended;
	for (const pattern of hostilePatterns) {
		const left = { isPageFree: false };
		const answer = findMismatches([
			{ pattern: new RegExp(pattern, "u"), text: hostileText },
		]);
		setTimeout(() => {
			left.isPageFree = true;
		});
		expect(await answer).toEqual([]);
		expect(left.isPageFree).toBe(true);
	}
	expect(ThreadWorker.ended - endedBefore).toBe(200);
});
