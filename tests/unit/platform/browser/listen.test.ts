// A listener of the window ends with its stop function.
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../../src/platform/browser/listen";

test.each([undefined, { capture: true }, { passive: true }])(
	"a stopped listener is removed with its options %j, because a browser tells capture listeners apart by them",
	(options) => {
		// The bug: a capture listener was removed without its options, so it stayed for ever.
		const remove = vi.spyOn(window, "removeEventListener");
		onTestFinished(() => remove.mockRestore());
		const heard = vi.fn();
		const stop = listen("scroll", heard, options);
		dispatchEvent(new Event("scroll"));
		stop();
		dispatchEvent(new Event("scroll"));
		expect(heard).toHaveBeenCalledOnce();
		expect(remove).toHaveBeenCalledWith("scroll", heard, options);
	},
);
