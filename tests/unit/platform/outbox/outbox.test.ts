// Proves the outbox: queues belong to their customer, survive a restart, keep what can be retried and drop what is finally refused (O04, O05).
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/platform/storage/databases", () => phone);

const requests: string[][] = [];
let answer: (batch: string[]) => void = () => undefined;

/** Starts the app with one queue per kind of storage; a queue sends all its items together. */
async function start() {
	vi.resetModules();
	const session = await import("../../../../src/platform/session/session");
	const { createQueue } = await import(
		"../../../../src/platform/outbox/outbox"
	);
	const { localQueue } = await import(
		"../../../../src/platform/outbox/localQueue"
	);
	const { mirroredQueue } = await import(
		"../../../../src/platform/outbox/mirroredQueue"
	);
	const { ApiFailure } = await import(
		"../../../../src/platform/http/apiFailure"
	);
	const definition = {
		request: async (_sub: string, batch: string[]) => {
			requests.push(batch);
			answer(batch);
		},
		batches: (items: string[]) => [items],
	};
	const queues = {
		local: createQueue({
			...{ name: "local", ...definition },
			storage: localQueue({ key: (sub) => `test/${sub}`, schema: v.string() }),
		}),
		mirrored: createQueue({
			...{ name: "mirrored", ...definition },
			storage: mirroredQueue({
				prefix: "test/",
				schema: v.string(),
				idOf: (item) => item,
			}),
		}),
	};
	const signIn = (sub: string) => session.adoptToken(tokenOf(sub));
	const refuse = (status: number) => {
		throw new ApiFailure({ reason: "status", status });
	};
	return { queues, signIn, refuse };
}

beforeEach(() => {
	localStorage.clear();
	phone.wipeDisks();
	requests.length = 0;
	answer = () => undefined;
});

const kinds = ["local", "mirrored"] as const;

test.each(kinds)(
	"a %s queue survives a restart and is sent once",
	async (kind) => {
		const before = await start();
		before.signIn("me");
		await before.queues[kind].add("me", ["A", "B"]);
		const queue = (await start()).queues[kind];
		expect(await queue.sendAll()).toBe(true);
		expect(requests).toEqual([["A", "B"]]);
		expect(await queue.pending("me")).toEqual([]);
		expect(await queue.sendAll()).toBe(false);
		expect(requests).toHaveLength(1);
	},
);

test.each(kinds)("a %s queue keeps items that can be retried", async (kind) => {
	const { queues, signIn, refuse } = await start();
	signIn("me");
	for (const status of [401, 403, 408, 423, 429, 500]) {
		answer = () => refuse(status);
		await queues[kind].add("me", ["A"]);
		expect(await queues[kind].sendAll()).toBe(false);
	}
	expect(new Set(await queues[kind].pending("me"))).toEqual(new Set(["A"]));
});

test.each(kinds)(
	"a %s queue drops only the item that is finally refused",
	async (kind) => {
		const { queues, signIn, refuse } = await start();
		signIn("me");
		await queues[kind].add("me", ["A", "B", "C"]);
		answer = (batch) => {
			if (batch.includes("B")) refuse(400);
		};
		const refused: string[] = [];
		await queues[kind].sendAll((item) => refused.push(item));
		expect(requests).toEqual([["A", "B", "C"], ["A"], ["B"], ["C"]]);
		expect(refused).toEqual(["B"]);
		expect(await queues[kind].pending("me")).toEqual([]);
	},
);

test.each(kinds)(
	"a %s queue neither accepts nor sends items of another customer",
	async (kind) => {
		const { queues, signIn } = await start();
		const queue = queues[kind];
		signIn("me");
		await queue.add("me", ["A"]);
		await queue.add("other", ["X"]);
		expect(await queue.pending("other")).toEqual([]);
		signIn("other");
		expect(await queue.sendAll()).toBe(false);
		await expect(queue.send("me", ["A"])).rejects.toThrow("signed in");
		expect(requests).toEqual([]);
		expect(await queue.pending("me")).toEqual(["A"]);
	},
);

test.each(kinds)(
	"a %s queue accepts nothing while nobody is signed in",
	async (kind) => {
		const queue = (await start()).queues[kind];
		await queue.add("me", ["A"]);
		expect(await queue.pending("me")).toEqual([]);
	},
);

// A list that is reloaded after half a batch would lose what was not sent.
test.each(kinds)(
	"a %s queue that is interrupted in a batch reports that, and keeps what was not sent",
	async (kind) => {
		const { queues, signIn, refuse } = await start();
		signIn("me");
		await queues[kind].add("me", ["A", "B", "C"]);
		answer = (batch) => {
			if (batch.length > 1) refuse(400);
			if (batch.includes("B")) refuse(500);
		};
		const sent: string[] = [];
		const onSent = (items: readonly string[]) => sent.push(...items);
		expect(await queues[kind].sendAll(undefined, onSent)).toBe(false);
		expect(sent).toEqual(["A"]);
		expect(await queues[kind].pending("me")).toEqual(["B", "C"]);
	},
);

test("a mirrored queue erases other customers' items, also on the disk", async () => {
	const { queues, signIn } = await start();
	signIn("me");
	await queues.mirrored.add("me", ["A"]);
	signIn("other");
	await queues.mirrored.add("other", ["X"]);
	await queues.mirrored.clearOthers("other");
	expect(queues.mirrored.cached("me")).toEqual([]);
	expect(queues.mirrored.cached("other")).toEqual(["X"]);
	const next = (await start()).queues.mirrored;
	expect(await next.pending("me")).toEqual([]);
	expect(await next.pending("other")).toEqual(["X"]);
});

test.each(kinds)(
	"a %s queue sends nothing while nobody is signed in, and reports it",
	async (kind) => {
		const { queues } = await start();
		expect(await queues[kind].sendAll()).toBe(false);
		expect(requests).toEqual([]);
	},
);

test.each(kinds)(
	"removing an item from a %s queue removes no other item",
	async (kind) => {
		const { queues, signIn } = await start();
		signIn("me");
		await queues[kind].add("me", ["A", "B"]);
		await queues[kind].remove("me", ["B", "X"]);
		expect(queues[kind].cached("me")).toEqual(["A"]);
		await queues[kind].remove("me", ["A"]);
		expect(await queues[kind].pending("me")).toEqual([]);
		expect(Object.keys(localStorage).join()).not.toContain("test/");
	},
);
