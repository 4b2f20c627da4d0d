// Tasks beyond the limit of a semaphore wait, but not forever.
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "../../../../server/rules/semaphore";

const refusal = () => new Error("no turn");

/** A task that adds its name to `log` when it starts and runs until `end` is called. */
function workIn(log: string[], name: string) {
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const run = async () => {
		log.push(name);
		await ended;
	};
	return { run, end };
}

test("the next task starts when one ends, in the order of arrival, even after a failure", async () => {
	const semaphore = createSemaphore({ max: 2, timeoutMs: 10_000, refusal });
	const log: string[] = [];
	const works = ["first", "second", "third", "fourth"].map((name) =>
		workIn(log, name),
	);
	const failing = semaphore.run(async () => {
		await works[0]?.run();
		throw new Error("it failed");
	});
	const others = works.slice(1).map(({ run }) => semaphore.run(run));
	await setTimeout(0);
	expect(log).toEqual(["first", "second"]);
	expect(semaphore.waitingCount()).toBe(2);
	works[0]?.end();
	await expect(failing).rejects.toThrow("it failed");
	expect(log).toEqual(["first", "second", "third"]);
	for (const { end } of works) end();
	await Promise.all(others);
	expect(log).toEqual(["first", "second", "third", "fourth"]);
	expect(semaphore.waitingCount()).toBe(0);
});

test("a task that waits too long is refused and never runs", async () => {
	const semaphore = createSemaphore({ max: 1, timeoutMs: 20, refusal });
	const log: string[] = [];
	const first = workIn(log, "first");
	const running = semaphore.run(first.run);
	const late = semaphore.run(workIn(log, "late").run);
	await expect(late).rejects.toThrow("no turn");
	expect(semaphore.waitingCount()).toBe(0);
	first.end();
	await running;
	await semaphore.run(async () => void log.push("next"));
	expect(log).toEqual(["first", "next"]);
});

test("a task beyond the limit of waiting tasks is refused at once", async () => {
	const semaphore = createSemaphore({ max: 1, maxWaiting: 1, refusal });
	const log: string[] = [];
	const first = workIn(log, "first");
	const running = semaphore.run(first.run);
	const waiting = semaphore.run(async () => void log.push("waiting"));
	const refused = semaphore.run(async () => void log.push("refused"));
	await expect(refused).rejects.toThrow("no turn");
	first.end();
	await Promise.all([running, waiting]);
	expect(log).toEqual(["first", "waiting"]);
});
