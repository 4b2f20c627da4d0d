// Proves that moving the second database of an older release to Cache Storage loses nothing: each record is saved before the database is deleted.
import { beforeEach, expect, test } from "vitest";
import { makeRecord } from "../../../../src/domain/app/storedRecord";
import { moveRecords } from "../../../../src/platform/storage/formerCopy";
import type { StorageBackend } from "../../../../src/platform/storage/mirroredStore";
import { copyOver } from "../../../support/copyOver";

type Disk = Map<string, unknown>;
let first: Disk;
let mirror: Disk;
let former: Disk;
const move = (given: Partial<StorageBackend> = {}) =>
	moveRecords(copyOver(first), copyOver(mirror, given), copyOver(former));

const key = "code/me/T1";
/** As the older release wrote it. */
const old = (json: string, at: number, of = key) => {
	const { proof: _, ...record } = makeRecord(of, json, at);
	return record;
};
const fail = () => Promise.reject(new Error("no answer"));

beforeEach(() => {
	first = new Map();
	mirror = new Map();
	former = new Map();
});

const good = old('{"code":"new"}', 2);
const older = old('{"code":"old"}', 1);
const gone = old("null", 3);
const damaged = { ...good, json: '{"code":"nEw"}' };

test.each([
	["both have the same", good, good, good],
	["the first alone has it", good, undefined, good],
	["the former copy alone has it", undefined, good, good],
	["the first is damaged", damaged, good, good],
	["the former copy is damaged", good, damaged, good],
	["the first is older", older, good, good],
	["the former copy is older", good, older, good],
	["the former copy notes a removal", good, gone, gone],
	["the first notes a removal", gone, good, gone],
	["nothing is good", damaged, damaged, undefined],
])(
	"%s: the mirror has the newest good one",
	async (_, one, other, expected) => {
		if (one) first.set(key, one);
		if (other) former.set(key, other);
		expect(await move()).toBe(true);
		expect(mirror.get(key)).toEqual(expected);
	},
);

test("what the mirror has already, newer, stays", async () => {
	first.set(key, older);
	former.set(key, older);
	mirror.set(key, good);
	expect(await move()).toBe(true);
	expect(mirror.get(key)).toEqual(good);
});

test.each([
	["cannot be written", { set: fail }],
	["does not keep what it is given", { set: async () => undefined }],
	["keeps it damaged", { set: async () => void mirror.set(key, damaged) }],
])(
	"a mirror that %s: the former copy is not called moved",
	async (_, given) => {
		former.set(key, good);
		expect(await move(given)).toBe(false);
		expect(former.get(key)).toEqual(good);
	},
);

test("a former copy that does not answer is not called moved", async () => {
	first.set(key, good);
	expect(
		await moveRecords(
			copyOver(first),
			copyOver(mirror),
			copyOver(former, { keys: fail }),
		),
	).toBe(false);
});

test("a first database that does not answer is no hindrance", async () => {
	former.set(key, good);
	const broken = { keys: fail, get: fail };
	expect(
		await moveRecords(
			copyOver(first, broken),
			copyOver(mirror),
			copyOver(former),
		),
	).toBe(true);
	expect(mirror.get(key)).toEqual(good);
});

test("broken off anywhere and begun again, also by two tabs at once, it ends with everything in the mirror", async () => {
	const keys = Array.from({ length: 10 }, (_, at) => `code/me/T${at}`);
	for (const each of keys) former.set(each, old('{"code":"A"}', 1, each));
	for (let writes = 0; writes < keys.length; writes++) {
		mirror.clear();
		let left = writes;
		const killed = async (at: string, value: unknown) => {
			if (left-- <= 0) throw new Error("killed");
			mirror.set(at, value);
		};
		expect(await move({ set: killed })).toBe(false);
		expect(former.size).toBe(keys.length);
		expect(await Promise.all([move(), move()])).toEqual([true, true]);
		expect([...mirror.keys()].sort()).toEqual(keys);
	}
});

test("what is removed while it is being moved does not come back with it", async () => {
	former.set(key, good);
	let reads = 0;
	const removedMeanwhile = {
		get: async (at: string) => {
			const value = former.get(at);
			if (++reads === 1) former.delete(at);
			return value;
		},
	};
	expect(
		await moveRecords(
			copyOver(first),
			copyOver(mirror),
			copyOver(former, removedMeanwhile),
		),
	).toBe(true);
	expect(mirror.size).toBe(0);
});
