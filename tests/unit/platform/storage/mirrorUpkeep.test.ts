// Proves that every start makes both copies of the saved codes equal, so that the loss of either later loses no code (O01).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { makeRecord } from "../../../../src/domain/app/storedRecord";
import { bareCard } from "../../../../src/domain/code/codeCard";
import type { StorageBackend } from "../../../../src/platform/storage/mirroredStore";
import { unequalCodes } from "../../../../src/platform/storage/mirrorUpkeep";
import { waitFor } from "../../../support/waitFor";
import { fakeCaches } from "../../support/fakeCaches";
import { fakeDatabases } from "../../support/fakeDatabases";
import { tokenOf } from "../../support/token";

let phone = fakeDatabases();
let caches = fakeCaches();
/** What waits until the browser is idle. */
let idle: (() => void)[] = [];
const me = "me/1";
const keyOf = (id: string, sub = me) =>
	`code/${encodeURIComponent(sub)}/${encodeURIComponent(id)}`;
const recordOf = (id: string, code = "A", at = 1, sub = me) =>
	makeRecord(
		keyOf(id, sub),
		JSON.stringify({
			...bareCard("PV_1"),
			...v.parse(rewardCode, {
				code,
				privilegetype: 4,
				transaction_id: id,
				privilege_id: "P1",
			}),
			sub,
			saved_at: 1,
		}),
		at,
	);
const intact = (record: object) => {
	const { json, at }: Partial<ReturnType<typeof recordOf>> = record;
	return { json, at };
};

let first = new Map<string, unknown>();
let mirror: StorageBackend;
/** Starts the app of this customer, and lets the browser be idle. */
async function start(sub = me) {
	vi.resetModules();
	if (sub) localStorage.setItem("token", tokenOf(sub));
	const { startMirrorUpkeep } = await import(
		"../../../../src/platform/storage/mirrorUpkeep"
	);
	startMirrorUpkeep();
	return () => {
		for (const work of idle.splice(0)) work();
	};
}
async function expectBoth(id: string, record: object) {
	await waitFor(async () => {
		expect(first.get(keyOf(id))).toMatchObject(intact(record));
		expect(await mirror.get(keyOf(id))).toMatchObject(intact(record));
	});
}

beforeEach(async () => {
	localStorage.clear();
	phone = fakeDatabases();
	caches = fakeCaches();
	idle = [];
	first = new Map();
	phone.place("galaxy-gift", first);
	vi.stubGlobal("indexedDB", phone.factory);
	vi.stubGlobal("caches", caches.storage);
	vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
	({ mirrorCache: mirror } = await import(
		"../../../../src/platform/storage/mirrorCache"
	));
});
afterEach(() => vi.unstubAllGlobals());

test("a code lost, damaged or older in one copy is repaired in both once the browser is idle, not earlier", async () => {
	const { json: _, ...damaged } = recordOf("damaged");
	first.set(keyOf("lost/1"), recordOf("lost/1"));
	first.set(keyOf("older"), recordOf("older", "old", 1));
	await mirror.set(keyOf("older"), recordOf("older", "new", 2));
	first.set(keyOf("damaged"), damaged);
	await mirror.set(keyOf("damaged"), recordOf("damaged"));
	const becomeIdle = await start();
	expect(await mirror.get(keyOf("lost/1"))).toBeUndefined();
	becomeIdle();
	await expectBoth("lost/1", recordOf("lost/1"));
	await expectBoth("older", recordOf("older", "new", 2));
	await expectBoth("damaged", recordOf("damaged"));
});

test("a start after all caches were deleted mirrors every code again", async () => {
	const ids = Array.from({ length: 30 }, (_, at) => `T${at}`);
	for (const id of ids) first.set(keyOf(id), recordOf(id));
	(await start())();
	for (const id of ids) await expectBoth(id, recordOf(id));
});

test("another customer's codes are not touched, and without a customer none are", async () => {
	const other = recordOf("T1", "A", 1, "you");
	first.set(keyOf("T1", "you"), other);
	first.set(keyOf("T1"), recordOf("T1"));
	(await start(""))();
	first.set(keyOf("T2"), recordOf("T2"));
	(await start())();
	await expectBoth("T2", recordOf("T2"));
	expect(await mirror.get(keyOf("T1", "you"))).toBeUndefined();
});

test("without a customer no codes are read, and nothing fails", async () => {
	first.set(keyOf("T1"), recordOf("T1"));
	(await start(""))();
	await new Promise((later) => setTimeout(later, 0));
	expect(phone.opened).toEqual([]);
	expect(caches.caches.size).toBe(0);
});

test("without Cache Storage the second database stays the second copy, and is made equal", async () => {
	Reflect.deleteProperty(globalThis, "caches");
	const second = new Map<string, unknown>();
	phone.place("galaxy-gift-copy", second);
	first.set(keyOf("T1"), recordOf("T1"));
	(await start())();
	await waitFor(() =>
		expect(second.get(keyOf("T1"))).toMatchObject(intact(recordOf("T1"))),
	);
});

test("codes that are equal in both copies are not read one by one", async () => {
	const read: string[] = [];
	vi.stubGlobal("caches", {
		...caches.storage,
		match: async (address: string) => void read.push(address),
	});
	for (const id of ["T1", "T2", "T3"]) {
		first.set(keyOf(id), recordOf(id));
		if (id !== "T3") await mirror.set(keyOf(id), recordOf(id));
	}
	(await start())();
	await waitFor(() => expect(read.join()).toContain("T3"));
	expect(read.join()).not.toMatch(/T1|T2/);
});

/** A copy with these values, some of whose calls fail. */
const copyOf = (
	values: Map<string, unknown>,
	given: Partial<StorageBackend> = {},
): StorageBackend => ({
	get: async (key) => values.get(key),
	set: async () => undefined,
	remove: async () => undefined,
	keys: async () => [...values.keys()],
	entries: async () => [...values.entries()],
	...given,
});
const whole = (...ids: string[]) =>
	new Map<string, unknown>(ids.map((id) => [keyOf(id), recordOf(id)]));
const fail = () => Promise.reject(new Error("no answer"));

test("equal copies are left alone, as is a code damaged in both", async () => {
	const both = whole("T1");
	both.set(keyOf("T2"), "damaged");
	expect(await unequalCodes([copyOf(both), copyOf(both)], me)).toEqual([]);
});

test("a newer copy of the same code, and a different one of the same time, count as unequal", async () => {
	const one = new Map([
		[keyOf("T1"), recordOf("T1", "A", 1)],
		[keyOf("T2"), recordOf("T2", "A", 1)],
	]);
	const other = new Map([
		[keyOf("T1"), recordOf("T1", "A", 2)],
		[keyOf("T2"), recordOf("T2", "B", 1)],
	]);
	for (const copies of [
		[copyOf(one), copyOf(other)],
		[copyOf(other), copyOf(one)],
	])
		expect(await unequalCodes(copies, me)).toEqual(["T1", "T2"]);
});

test("a copy whose keys and values cannot be read counts as empty", async () => {
	const broken = copyOf(whole("T1"), { keys: fail, entries: fail });
	for (const copies of [
		[copyOf(whole("T1", "T/2")), broken],
		[broken, copyOf(whole("T1", "T/2"))],
	])
		expect(await unequalCodes(copies, me)).toEqual(["T1", "T/2"]);
});

test("an invalid key does not affect the others", async () => {
	const odd = `code/${encodeURIComponent(me)}/%`;
	const values = whole("T1")
		.set(odd, makeRecord(odd, "{}", 1))
		.set(keyOf("T2", "you"), recordOf("T2", "A", 1, "you"));
	expect(await unequalCodes([copyOf(values), copyOf(new Map())], me)).toEqual([
		"T1",
	]);
});
