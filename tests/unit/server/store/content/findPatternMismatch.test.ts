// The API matches texts from outside beside its own thread: no pattern of a survey holds up another request (3 §5).
import { afterEach, expect, test, vi } from "vitest";
import { findPatternMismatch } from "../../../../../server/store/content/findPatternMismatch";
import { hostileText } from "../../../support/hostilePatterns";

const check = (pattern: string, text: string) => ({
	pattern: new RegExp(pattern, "u"),
	text,
});
const fits = check("^\\d{5}$", "10250");
const wrong = check("^\\d{5}$", "1025");

afterEach(() => void vi.useRealTimers());

test("finds the first text that does not match", async () => {
	// A slow machine needs longer than a question may take.
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	expect(await findPatternMismatch([])).toBeUndefined();
	expect(await findPatternMismatch([fits, fits])).toBeUndefined();
	expect(await findPatternMismatch([fits, wrong, check("^a$", "b")])).toBe(
		wrong,
	);
});

test("patterns that never end accept the text and keep the process free", async () => {
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

test("a pattern that is too large to run accepts the text, and the process goes on", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const large = check("a?".repeat(60_000), "a");
	expect(await findPatternMismatch([large])).toBeUndefined();
});
