// Keeps a value in two copies with a checksum each: what is damaged, older or should be gone in one is made good from the other. Never throws.
import * as v from "valibot";
import {
	makeRecord,
	newestRecord,
	readRecord,
	type StoredRecord,
	tombstone,
} from "../../domain/app/storedRecord";
import { serverNow } from "../http/clock";

/** One place that keeps values; may reject or give damaged ones. */
export interface StorageBackend {
	/** undefined where it has none. */
	get(key: string): Promise<unknown>;
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	/** Those under a prefix; it may give others too. */
	keys(prefix?: string): Promise<string[]>;
	/** The same with their values in one go: a thousand single reads would hold a start up. */
	entries(prefix?: string): Promise<[key: string, value: unknown][]>;
	/** It is read, and its values may be removed; none is written. */
	isReadOnly?: boolean;
}

export interface MirroredStore<Value> {
	/** Whether the value could be read back; it stays readable in memory in any case. */
	save(key: string, value: Value): Promise<boolean>;
	read(key: string): Promise<Value | null>;
	/** All values under keys that start so in any copy, at once from the first that has a good one. Whether one is the newest only `read` knows. */
	list(prefix: string): Promise<Value[]>;
	/** The same, each read: for a few, of which none may be old. */
	readAll(prefix: string): Promise<Value[]>;
	remove(keys: readonly string[]): Promise<void>;
	/** Removes every key under a prefix that the test names, damaged ones included. */
	removeWhere(test: (key: string) => boolean, prefix?: string): Promise<void>;
}

/** Up to this many keys that the first copy lacks are read one by one; for more all copies are read at once. */
const few = 20;

const quietly = async <Value>(work: () => Promise<Value>, or: Value) => {
	try {
		return await work();
	} catch {
		return or;
	}
};

const present = async <Value>(
	values: (Value | null | Promise<Value | null>)[],
) => (await Promise.all(values)).filter((value) => value !== null);

const isSame = (one: StoredRecord | null | undefined, other: StoredRecord) =>
	one?.json === other.json && one.at === other.at;

/**
 * A keeper over copies; the first is written first. `mayBeBare`: older releases
 * stored these values without a record around them, which counts as the oldest.
 */
export function mirroredStore<Schema extends v.GenericSchema>(
	copies: readonly StorageBackend[],
	schema: Schema,
	{ mayBeBare = false } = {},
): MirroredStore<v.InferOutput<Schema>> {
	/** What this page has written or read, by key: it stays readable while no copy answers. */
	const memory = new Map<string, string>();
	/** Those of them that a copy had: where every copy answers without it, another tab has removed it. */
	const stored = new Set<string>();
	const writable = copies.filter(({ isReadOnly }) => !isReadOnly);

	const soundRecord = (key: string, value: unknown): StoredRecord | null =>
		mayBeBare && v.is(schema, value)
			? { json: JSON.stringify(value), sum: "", at: 0 }
			: readRecord(key, value);
	/** The good record of a copy, else null, and whether the copy says that it has nothing under this key. */
	const look = (copy: StorageBackend, key: string) =>
		quietly(
			async () => {
				const value = await copy.get(key);
				return { kept: soundRecord(key, value), isNone: value === undefined };
			},
			{ kept: null, isNone: false },
		);
	const keptIn = async (copy: StorageBackend, key: string) =>
		(await look(copy, key)).kept;

	const write = (
		copy: StorageBackend,
		key: string,
		{ json, at }: Pick<StoredRecord, "json" | "at">,
	) =>
		quietly(async () => {
			await copy.set(key, makeRecord(key, json, at));
			return (await keptIn(copy, key))?.json === json;
		}, false);
	const remove = (copy: StorageBackend, key: string) =>
		quietly(async () => {
			await copy.remove(key);
			return true;
		}, false);

	/** Removals and heals take turns: a heal must not bring back what is being removed. */
	let turn: Promise<unknown> = Promise.resolve();
	const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
		const done = turn.then(work);
		turn = done.catch(() => undefined);
		return done;
	};
	const decode = (json: string | undefined): v.InferOutput<Schema> | null => {
		if (json === undefined) return null;
		try {
			const value = v.safeParse(schema, JSON.parse(json));
			return value.success ? value.output : null;
		} catch {
			return null;
		}
	};
	const remember = (key: string, json: string) => {
		memory.set(key, json);
		stored.add(key);
	};
	/** Another tab has removed it; what no copy has taken yet stays. */
	const forgetStored = (key: string) => {
		if (stored.delete(key)) memory.delete(key);
	};

	/** The keys under a prefix, in whichever of these copies they are. */
	const keysUnder = async (prefix: string, of = copies) => {
		const kept = of.map((copy) => quietly(() => copy.keys(prefix), []));
		const all = new Set([
			...(await Promise.all(kept)).flat(),
			...memory.keys(),
		]);
		return [...all].filter((key) => key.startsWith(prefix));
	};
	/** Everything under a prefix that a copy has, by key. */
	const allUnder = async (prefix: string, copy: StorageBackend) =>
		new Map(await quietly(() => copy.entries(prefix), []));

	/** From memory and every copy; where one does not answer, a tombstone stands for it. */
	async function removeKey(key: string) {
		memory.delete(key);
		stored.delete(key);
		let everywhere = true;
		for (const copy of copies)
			everywhere = (await remove(copy, key)) && everywhere;
		const sign = { json: tombstone, at: serverNow() };
		if (!everywhere) for (const copy of writable) await write(copy, key, sign);
	}

	const keeper: MirroredStore<v.InferOutput<Schema>> = {
		async save(key, value) {
			const json = JSON.stringify(value);
			memory.set(key, json);
			stored.delete(key);
			const kept = { json, at: serverNow() };
			const written: boolean[] = [];
			for (const copy of writable) written.push(await write(copy, key, kept));
			const saved = written.includes(true);
			if (saved && memory.get(key) === json) stored.add(key);
			// What a copy that is full still has from before must not pass for the newest.
			for (const [index, copy] of writable.entries())
				if (saved && !written[index]) await remove(copy, key);
			return saved;
		},
		async read(key) {
			const found = await Promise.all(copies.map((copy) => look(copy, key)));
			const records = found.map(({ kept }) => kept);
			const newest = newestRecord(records);
			if (!newest) {
				if (found.every(({ isNone }) => isNone)) forgetStored(key);
				return decode(memory.get(key));
			}
			if (newest.json === tombstone) {
				forgetStored(key);
				// The copy that did not answer may do so now; what was saved since stays.
				await inTurn(async () => {
					if (!memory.has(key)) await removeKey(key);
				});
				return decode(memory.get(key));
			}
			const from = copies[records.indexOf(newest)];
			for (const copy of writable)
				if (!isSame(records[copies.indexOf(copy)], newest))
					await inTurn(async () => {
						if (isSame(await keptIn(from, key), newest))
							await write(copy, key, newest);
					});
			if (!memory.has(key) || stored.has(key)) remember(key, newest.json);
			return decode(newest.json);
		},
		async list(prefix) {
			const [first, ...others] = copies;
			// The first one's keys too: one value that it cannot give may fail the reading of all.
			const [kept, known] = await Promise.all([
				allUnder(prefix, first),
				keysUnder(prefix),
			]);
			const keys = new Set(known);
			/** From a copy at once, for a start waits for a thousand of them; taken from the keys that are still to be read. */
			const take = (from: ReadonlyMap<string, unknown>) => {
				for (const key of keys) {
					const value = decode(soundRecord(key, from.get(key))?.json);
					if (value === null) continue;
					listed.push(value);
					keys.delete(key);
				}
			};
			const listed: v.InferOutput<Schema>[] = [];
			take(kept);
			for (const copy of others)
				if (keys.size > few) take(await allUnder(prefix, copy));
			// Read one by one, what is missing or damaged in the first is healed; the many that a whole lost copy had, later (platform/mirrorUpkeep).
			return [...listed, ...(await present([...keys].map(keeper.read)))];
		},
		readAll: async (prefix) =>
			present((await keysUnder(prefix)).map(keeper.read)),
		remove: (keys) =>
			inTurn(async () => {
				for (const key of keys) await removeKey(key);
			}),
		removeWhere: (test, prefix = "") =>
			inTurn(async () => {
				for (const key of await keysUnder(prefix))
					if (test(key)) await removeKey(key);
			}),
	};
	return keeper;
}
