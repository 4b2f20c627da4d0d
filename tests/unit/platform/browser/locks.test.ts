// Proves that work under one name never overlaps, with Web Locks and without (two tabs, two claims).
import { afterEach, expect, test, vi } from "vitest";
import { withLock } from "../../../../src/platform/browser/locks";

afterEach(() => vi.unstubAllGlobals());

test("without Web Locks work of one name runs in order, also after work that failed", async () => {
	vi.stubGlobal("navigator", {});
	const steps: string[] = [];
	let finish: () => void = () => undefined;
	const first = withLock("a", async () => {
		steps.push("first begins");
		await new Promise<void>((resolve) => {
			finish = resolve;
		});
		steps.push("first fails");
		throw new Error("first");
	});
	const second = withLock("a", async () => {
		steps.push("second");
		return 2;
	});
	await withLock("b", async () => steps.push("other name"));
	finish();
	await expect(first).rejects.toThrow("first");
	expect(await second).toBe(2);
	expect(steps).toEqual([
		"first begins",
		"other name",
		"first fails",
		"second",
	]);
});

test("work is told whether it had to wait", async () => {
	vi.stubGlobal("navigator", {});
	const received: boolean[] = [];
	const note = async (waited: boolean) => received.push(waited);
	await Promise.all([withLock("c", note), withLock("c", note)]);
	await withLock("c", note);
	expect(received).toEqual([false, true, false]);
});

test("Web Locks are used where available, across all tabs", async () => {
	// The lock is another tab's at first, then free.
	const request = vi.fn(
		async (
			_name: string,
			...[options, work]:
				| [{ ifAvailable: true }, (lock: null) => Promise<unknown>]
				| [() => Promise<unknown>]
		) => (work ? work(null) : (options as () => Promise<unknown>)()),
	);
	vi.stubGlobal("navigator", { locks: { request } });
	expect(await withLock("a", async (waited) => waited)).toBe(true);
	expect(request.mock.calls.map(([name]) => name)).toEqual(["a", "a"]);
});

/** A browser that refuses locks, as Chromium and Firefox do where site data is blocked. */
const refusal = () =>
	Promise.reject(new DOMException("Not allowed", "SecurityError"));

test("if the browser refuses locks, work of one name runs in order within the tab", async () => {
	const request = vi.fn(refusal);
	vi.stubGlobal("navigator", { locks: { request } });
	vi.resetModules();
	const { withLock: fresh } = await import(
		"../../../../src/platform/browser/locks"
	);
	const note = async (waited: boolean) => waited;
	expect(await Promise.all([fresh("a", note), fresh("a", note)])).toEqual([
		false,
		true,
	]);
	const asked = request.mock.calls.length;
	await fresh("a", note);
	expect(request).toHaveBeenCalledTimes(asked);
});

test("work that fails under a lock runs once and throws its failure", async () => {
	const request = (
		_name: string,
		_options: object,
		work: (lock: object) => unknown,
	) => work({});
	vi.stubGlobal("navigator", { locks: { request } });
	const work = vi.fn(refusal);
	await expect(withLock("a", work)).rejects.toThrow("Not allowed");
	expect(work).toHaveBeenCalledOnce();
});
