// Work that starts once per mount, also under StrictMode, only while its condition holds, and is stopped by the function that it returns.
import { act } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAfterMount } from "../../../../src/platform/browser/useAfterMount";
import { draw, drawStrictly, wipe } from "../../support/drawn";

const stop = vi.fn();
const work = vi.fn((_given?: unknown) => stop);

beforeEach(() => vi.clearAllMocks());
afterEach(wipe);

function Part({ when }: { when: unknown }) {
	useAfterMount(() => work(when), when);
	return null;
}

test("work of a component that is unmounted at once never starts", async () => {
	const root = createRoot(document.createElement("div"));
	await act(async () => {
		flushSync(() => root.render(<Part when />));
		root.unmount();
	});
	expect(work).not.toHaveBeenCalled();
});

test("work starts once, also under StrictMode, and is stopped by the function that it returns", async () => {
	await drawStrictly(<Part when />);
	expect(work).toHaveBeenCalledOnce();
	expect(stop).not.toHaveBeenCalled();
	wipe();
	expect(stop).toHaveBeenCalledOnce();
});

test("work waits for its condition, and starts again for another value of it", async () => {
	for (const when of [undefined, "", 0]) await draw(<Part when={when} />);
	expect(work).not.toHaveBeenCalled();
	for (const when of ["a", "a", "b"]) await draw(<Part when={when} />);
	expect(work.mock.calls).toEqual([["a"], ["b"]]);
	expect(stop).toHaveBeenCalledOnce();
});
