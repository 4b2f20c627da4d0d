// Proves that a reply asked for ahead answers nothing once its moment is over.
import { afterEach, expect, test, vi } from "vitest";
import { dropHeadStart } from "../../../src/platform/headStart";

afterEach(() => void vi.useRealTimers());

test("what no screen has taken is given up, after a while and not before", () => {
	vi.useFakeTimers();
	const abort = vi.fn();
	const reply = new Promise<Response>(() => {});
	globalThis.headStart = { "deals{}": { reply, stamp: 0, abort } };
	dropHeadStart();
	vi.advanceTimersByTime(2900);
	expect(abort).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(abort).toHaveBeenCalledOnce();
	expect(globalThis.headStart).toBeUndefined();
});
