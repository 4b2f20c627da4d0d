// Proves that work under the same name never overlaps, with and without Web Locks (two tabs, two claims).
import { afterEach, expect, test, vi } from "vitest";
import {
	withLastingLock,
	withLock,
} from "../../../../src/platform/browser/locks";

afterEach(() => vi.unstubAllGlobals());

test("without Web Locks work under one name runs in order, also after failed work", async () => {
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

test("without Web Locks a third work waits for the second, also if it comes after the first has ended", async () => {
	vi.stubGlobal("navigator", {});
	let isSecondOver = false;
	let finish: () => void = () => undefined;
	const first = withLock("d", async () => 1);
	const second = withLock("d", async () => {
		await new Promise<void>((resolve) => {
			finish = resolve;
		});
		isSecondOver = true;
	});
	await first;
	await new Promise((tick) => setTimeout(tick));
	const third = withLock("d", async () => isSecondOver);
	await new Promise((tick) => setTimeout(tick));
	finish();
	await second;
	expect(await third).toBe(true);
});

test("work learns whether it had to wait", async () => {
	vi.stubGlobal("navigator", {});
	const received: boolean[] = [];
	const note = async (waited: boolean) => received.push(waited);
	await Promise.all([withLock("c", note), withLock("c", note)]);
	await withLock("c", note);
	expect(received).toEqual([false, true, false]);
});

test("Web Locks are used where available, across all tabs", async () => {
	// Another tab holds the lock first, then it is free.
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

test("if the browser refuses locks, work under one name runs in order within the tab", async () => {
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

/** A browser that grants the lock, and records when it is released. */
function grantLock(steps: string[]) {
	const request = async (
		_name: string,
		_options: object,
		work: (lock: object) => Promise<unknown>,
	) => {
		await work({});
		steps.push("released");
	};
	vi.stubGlobal("navigator", { locks: { request } });
}

test.each([
	["put away", () => dispatchEvent(new Event("pagehide"))],
	["frozen", () => document.dispatchEvent(new Event("freeze"))],
])(
	"a page that is %s releases its locks except that of a claim, and its work continues",
	async (_, freeze) => {
		for (const [hold, expected] of [
			[withLock, ["released", "work"]],
			[withLastingLock, ["work", "released"]],
		] as const) {
			const steps: string[] = [];
			grantLock(steps);
			let finish: () => void = () => undefined;
			const result = hold("a", async () => {
				await new Promise<void>((resolve) => {
					finish = resolve;
				});
				steps.push("work");
				return 1;
			});
			freeze();
			await new Promise((resolve) => setTimeout(resolve));
			finish();
			expect(await result).toBe(1);
			expect(steps).toEqual(expected);
		}
	},
);

test("work whose lock the browser takes away still gives its result", async () => {
	const request = (
		_name: string,
		_options: object,
		work: (lock: object) => Promise<unknown>,
	) => {
		void work({});
		return Promise.reject(new DOMException("Stolen", "AbortError"));
	};
	vi.stubGlobal("navigator", { locks: { request } });
	expect(await withLock("a", async () => 1)).toBe(1);
});
