// The feedback of a copy lasts three seconds from the last press (2 §9 copy feedback).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCopy } from "../../../../src/components/dialogs/useCopy";
import { draw, press, wipe } from "../../support/drawn";

function CopyTwice() {
	const { state, copy } = useCopy();
	return (
		<>
			<button type="button" onClick={() => copy("AB-12")}>
				Copy
			</button>
			<p>{state}</p>
		</>
	);
}
const vibrate = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers();
	vibrate.mockClear();
	vi.stubGlobal("navigator", {
		clipboard: { writeText: async () => {} },
		vibrate,
	});
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a second press shows its feedback for three seconds too", async () => {
	const page = await draw(<CopyTwice />);
	const state = () => page.querySelector("p")?.textContent;
	await press(page, "Copy");
	await pass(2900);
	await press(page, "Copy");
	expect(vibrate).toHaveBeenCalledTimes(2);
	await pass(2900);
	expect(state()).toBe("copied");
	await pass(100);
	expect(state()).toBe("idle");
});

test("a failed copy says so without a vibration", async () => {
	vi.stubGlobal("navigator", {
		clipboard: { writeText: () => Promise.reject(new Error("Not allowed")) },
		vibrate,
	});
	Object.assign(document, { execCommand: () => false });
	const page = await draw(<CopyTwice />);
	await press(page, "Copy");
	await pass(0);
	Reflect.deleteProperty(document, "execCommand");
	expect(page.querySelector("p")?.textContent).toBe("failed");
	expect(vibrate).not.toHaveBeenCalled();
});
