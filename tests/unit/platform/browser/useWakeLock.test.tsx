// Proves the wake lock while a code is shown: requested once, again when the page becomes visible, and released on leaving (O06).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useWakeLock } from "../../../../src/platform/browser/useWakeLock";
import { draw, wipe } from "../../support/drawn";

function Code() {
	useWakeLock();
	return null;
}
/** The locks that the browser has given so far. */
const locks: { released: boolean; release: () => Promise<void> }[] = [];
const held = () => locks.filter(({ released }) => !released).length;
const browser = {
	request: async () => {
		const lock = {
			released: false,
			release: async () => {
				lock.released = true;
			},
		};
		locks.push(lock);
		return lock;
	},
};
/** The person looks at another app and returns; the browser releases the lock meanwhile. */
async function look(state: "hidden" | "visible") {
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
	if (state === "hidden") for (const lock of locks) lock.released = true;
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("the screen stays awake while a code is shown, also after a visit to another app, and no longer than that", async () => {
	vi.stubGlobal("navigator", { wakeLock: browser });
	await draw(<Code />);
	expect(held()).toBe(1);
	await look("hidden");
	expect(held()).toBe(0);
	await look("visible");
	expect(held()).toBe(1);
	await look("visible");
	expect(locks).toHaveLength(2);
	wipe();
	await act(async () => {});
	expect(held()).toBe(0);
	vi.unstubAllGlobals();
});

test("a browser without wake locks shows the code too", async () => {
	for (const wakeLock of [undefined, { request: () => Promise.reject() }]) {
		vi.stubGlobal("navigator", { wakeLock });
		await draw(<Code />);
		wipe();
	}
	vi.unstubAllGlobals();
});

// The bug: only one of two locks that were requested at once was released, so the screen stayed awake.
test("a second lock requested before the first was granted is released with the code too", async () => {
	const answers: (() => void)[] = [];
	const request = async () => {
		await new Promise<void>((answer) => answers.push(answer));
		return browser.request();
	};
	vi.stubGlobal("navigator", { wakeLock: { request } });
	await draw(<Code />);
	await look("visible");
	await act(async () => {
		for (const answer of answers) answer();
	});
	wipe();
	await act(async () => {});
	expect(held()).toBe(0);
	vi.unstubAllGlobals();
});
