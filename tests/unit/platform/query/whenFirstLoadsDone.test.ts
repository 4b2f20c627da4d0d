// Proves when background work starts: after the first loads or a press, and after 4 s at the latest.
import { noop } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { whenFirstLoadsDone } from "../../../../src/platform/query/whenFirstLoadsDone";

let answer = () => {};
let begun = vi.fn();
/** A page whose first load has no answer yet, with background work that waits for it. */
function started(): void {
	queryClient
		.query({
			queryKey: ["first"],
			queryFn: () => new Promise((resolve) => (answer = () => resolve(1))),
		})
		.catch(noop);
	begun = vi.fn();
	void whenFirstLoadsDone().then(begun);
}
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
	started();
});
afterEach(() => {
	queryClient.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("background work waits for the first loads", async () => {
	await passing(3000);
	expect(begun).not.toHaveBeenCalled();
	answer();
	await passing(10);
	expect(begun).toHaveBeenCalledOnce();
});

test("a load without an answer delays background work for 4 s at most", async () => {
	await passing(3999);
	expect(begun).not.toHaveBeenCalled();
	await passing(1);
	expect(begun).toHaveBeenCalledOnce();
});

test("a press starts background work at once", async () => {
	await passing(100);
	dispatchEvent(new Event("pointerdown"));
	await passing(0);
	expect(begun).toHaveBeenCalledOnce();
});
