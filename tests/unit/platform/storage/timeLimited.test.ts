// Proves that a hanging storage blocks nothing: it times out and is suspended for half a minute. A storage that answers in time is never suspended (O01).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StorageBackend } from "../../../../src/platform/storage/mirroredStore";
import { timeLimited } from "../../../../src/platform/storage/timeLimited";

let isHanging = false;
const answer = async <Value>(value: Value): Promise<Value> =>
	isHanging ? new Promise(() => {}) : value;
const backend = {
	get: vi.fn((key: string) => answer<unknown>(`value of ${key}`)),
	set: vi.fn((_key: string, _value: unknown) => answer<void>(undefined)),
	remove: vi.fn((_key: string) => answer<void>(undefined)),
	keys: vi.fn((prefix?: string) => answer([`${prefix}1`])),
	entries: vi.fn((prefix?: string) =>
		answer<[string, unknown][]>([[`${prefix}1`, 1]]),
	),
} satisfies StorageBackend;

/** Each call with its arguments and its result. */
const calls = [
	["get", ["a/1"], (of: StorageBackend) => of.get("a/1"), "value of a/1"],
	["set", ["a/1", 1], (of: StorageBackend) => of.set("a/1", 1), undefined],
	["remove", ["a/1"], (of: StorageBackend) => of.remove("a/1"), undefined],
	["keys", ["a/"], (of: StorageBackend) => of.keys("a/"), ["a/1"]],
	["entries", ["a/"], (of: StorageBackend) => of.entries("a/"), [["a/1", 1]]],
] as const;

/** The current state of the work. */
async function stateOf(work: Promise<unknown>): Promise<string> {
	let state = "open";
	work.then(
		() => (state = "done"),
		(error) => (state = String(error)),
	);
	await vi.advanceTimersByTimeAsync(0);
	return state;
}
const givenUp = "Error: The storage does not answer";

beforeEach(() => {
	isHanging = false;
	vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "performance"],
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.clearAllMocks();
});

test.each(calls)(
	"%s passes on its arguments and the result",
	async (name, given, call, answered) => {
		expect(await call(timeLimited(backend))).toEqual(answered);
		expect(backend[name].mock.calls).toEqual([given]);
		// No timer is left that could time it out later.
		await vi.advanceTimersByTimeAsync(0);
		expect(vi.getTimerCount()).toBe(0);
	},
);

test.each(calls)(
	"%s times out after three seconds without an answer",
	async (_, __, call) => {
		isHanging = true;
		const work = call(timeLimited(backend));
		const state = stateOf(work);
		expect(await state).toBe("open");
		await vi.advanceTimersByTimeAsync(2999);
		expect(await stateOf(work)).toBe("open");
		await vi.advanceTimersByTimeAsync(1);
		expect(await stateOf(work)).toBe(givenUp);
	},
);

test("only reading all entries may have a longer time limit", async () => {
	isHanging = true;
	const all = timeLimited(backend, 50, 200).entries("a/");
	const one = timeLimited(backend, 50, 200).get("a/1");
	const states = Promise.all([stateOf(all), stateOf(one)]);
	expect(await states).toEqual(["open", "open"]);
	await vi.advanceTimersByTimeAsync(50);
	expect([await stateOf(all), await stateOf(one)]).toEqual(["open", givenUp]);
	await vi.advanceTimersByTimeAsync(150);
	expect(await stateOf(all)).toBe(givenUp);
});

test("an error is thrown unchanged, and does not suspend the storage", async () => {
	const limited = timeLimited(backend);
	backend.get.mockRejectedValueOnce(new Error("no room"));
	await expect(limited.get("a/1")).rejects.toThrow("no room");
	await vi.advanceTimersByTimeAsync(3000);
	expect(await limited.get("a/1")).toBe("value of a/1");
});

test("answers in time never suspend the storage", async () => {
	const limited = timeLimited(backend);
	for (let round = 0; round < 3; round++) {
		expect(await limited.get("a/1")).toBe("value of a/1");
		await vi.advanceTimersByTimeAsync(3000);
	}
});

test("after a timeout the storage is suspended for half a minute, then used again", async () => {
	const limited = timeLimited(backend);
	isHanging = true;
	const first = limited.get("a/1");
	expect(await stateOf(first)).toBe("open");
	await vi.advanceTimersByTimeAsync(3000);
	expect(await stateOf(first)).toBe(givenUp);
	isHanging = false;
	expect(await stateOf(limited.get("a/1"))).toBe(givenUp);
	await vi.advanceTimersByTimeAsync(29_999);
	expect(await stateOf(limited.keys("a/"))).toBe(givenUp);
	await vi.advanceTimersByTimeAsync(1);
	expect(await limited.get("a/1")).toBe("value of a/1");
});

/** A backend that has just been suspended, and still hangs. */
async function suspended(given: StorageBackend = backend) {
	const limited = timeLimited(given);
	isHanging = true;
	const first = stateOf(limited.get("a/1"));
	await vi.advanceTimersByTimeAsync(3000);
	await first;
	vi.clearAllMocks();
	return limited;
}

test("a suspended storage is not read, but still gets writes, which it may accept later", async () => {
	// The bug: a suspended storage was read as well.
	const limited = await suspended();
	for (const [, , call] of calls)
		expect(await stateOf(call(limited))).toBe(givenUp);
	const asked = calls.map(([name]) => backend[name].mock.calls);
	const [, set, remove] = calls;
	expect(asked).toEqual([[], [set[1]], [remove[1]], [], []]);
});

test("a write to a suspended storage that fails later causes no unhandled error", async () => {
	// No mock here, since it would handle the error: an unhandled one fails the run.
	const set = async () => {
		throw new Error("no room");
	};
	const limited = await suspended({ ...backend, set });
	expect(await stateOf(limited.set("a/1", 1))).toBe(givenUp);
});

test("a call that hangs during the suspension does not extend it", async () => {
	// The bug: each call during the suspension started another half minute, so a busy page never used the storage again.
	const limited = await suspended();
	for (let seconds = 0; seconds < 30; seconds += 5) {
		for (const [, , call] of calls) await stateOf(call(limited));
		await vi.advanceTimersByTimeAsync(5000);
	}
	isHanging = false;
	expect(await stateOf(limited.get("a/1"))).toBe("done");
});

test("a call that began to hang before the suspension does not extend it", async () => {
	const limited = timeLimited(backend, 3000, 10_000);
	isHanging = true;
	const bulk = stateOf(limited.entries("a/"));
	const one = stateOf(limited.get("a/1"));
	await vi.advanceTimersByTimeAsync(32_999);
	await Promise.all([bulk, one]);
	isHanging = false;
	expect(await stateOf(limited.get("a/1"))).toBe(givenUp);
	await vi.advanceTimersByTimeAsync(1);
	expect(await stateOf(limited.get("a/1"))).toBe("done");
});

test("an answer that a frozen page reads late counts, and does not suspend the storage", async () => {
	let give = (_value: string) => {};
	backend.get.mockImplementationOnce(
		() => new Promise((resolve) => (give = resolve)),
	);
	const limited = timeLimited(backend);
	const late = limited.get("a/1");
	const steady = performance.now();
	const clock = vi.spyOn(performance, "now");
	clock.mockImplementation(() => steady + 3_600_000);
	await vi.advanceTimersByTimeAsync(3000);
	clock.mockRestore();
	expect(await stateOf(late)).toBe("open");
	give("late");
	expect(await late).toBe("late");
	expect(await limited.get("a/1")).toBe("value of a/1");
});

test("a hanging storage does not suspend the other", async () => {
	isHanging = true;
	const hung = timeLimited(backend).get("a/1");
	expect(await stateOf(hung)).toBe("open");
	await vi.advanceTimersByTimeAsync(3000);
	isHanging = false;
	expect(await timeLimited(backend).get("a/1")).toBe("value of a/1");
});
