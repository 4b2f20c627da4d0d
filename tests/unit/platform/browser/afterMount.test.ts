// Work that is begun once for each mount: not where it is stopped at once, and stopped later by what it gave.
import { expect, test, vi } from "vitest";
import { afterMount } from "../../../../src/platform/browser/afterMount";

const stop = vi.fn();
const work = vi.fn(() => stop);

test("work that is stopped at once is never done", async () => {
	afterMount(work)();
	await Promise.resolve();
	expect(work).not.toHaveBeenCalled();
});

test("work that was done is stopped by what it gave", async () => {
	const end = afterMount(work);
	expect(work).not.toHaveBeenCalled();
	await Promise.resolve();
	expect(work).toHaveBeenCalledOnce();
	expect(stop).not.toHaveBeenCalled();
	end();
	expect(stop).toHaveBeenCalledOnce();
});
