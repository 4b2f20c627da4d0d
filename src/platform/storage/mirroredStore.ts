// Stores values in two copies with checksums: a missing, damaged or older copy is repaired from the other. Never throws.
import * as v from "valibot";
import { isStorageFull } from "../../domain/app/isStorageFull";
import {
	isSameRecord,
	makeRecord,
	newestRecord,
	readRecord,
	type StoredEntry,
	type StoredRecord,
	tombstone,
} from "../../domain/app/storedRecord";
import { succeeds } from "../browser/succeeds";
import { serverNow } from "../http/clock";
import { parseJsonAs } from "./storage";

/** Returns a function that runs its works one after the other; a failed one does not stop the next. */
export function mutex() {
	let last: Promise<unknown> = Promise.resolve();
	return <Result>(work: () => Promise<Result>): Promise<Result> => {
		const done = last.then(work);
		last = done.catch(() => undefined);
		return done;
	};
}

/** One copy; may reject or return damaged values. */
export interface StorageBackend {
	get(key: string): Promise<unknown>;
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	keys(prefix?: string): Promise<string[]>;
	entries(prefix?: string): Promise<StoredEntry[]>;
}

/** If more keys than this are missing in the first copy, they are read in bulk, else one by one. */
const bulkReadFrom = 20;

const withoutNulls = async <Value>(
	values: (Value | null | Promise<Value | null>)[],
) => (await Promise.all(values)).filter((value) => value !== null);

/** Creates a store over the copies, which are written in their order. `mayBeBare`: values that older releases stored without a record count as the oldest. `makeRoom`: removes less important values when a full phone refuses one; false if none is left. */
export function mirroredStore<Schema extends v.GenericSchema>(
	copies: readonly StorageBackend[],
	schema: Schema,
	{ mayBeBare = false, makeRoom = async () => false } = {},
) {
	type Value = v.InferOutput<Schema>;
	/** `isStored`: a copy has had the value; if none has the key any more, another tab has removed it. */
	type OwnRecord = Pick<StoredRecord, "json" | "at"> & { isStored: boolean };
	const memory = new Map<string, OwnRecord>();

	const validRecord = (key: string, value: unknown): StoredRecord | null =>
		mayBeBare && v.is(schema, value)
			? { json: JSON.stringify(value), sum: "", at: 0 }
			: readRecord(key, value);
	/** The copy's valid record or null; `isNone`: the copy has nothing under this key. */
	const readCopy = async (copy: StorageBackend, key: string) => {
		try {
			const value = await copy.get(key);
			return { record: validRecord(key, value), isNone: value === undefined };
		} catch {
			return { record: null, isNone: false };
		}
	};
	const readRecordOf = async (copy: StorageBackend, key: string) =>
		(await readCopy(copy, key)).record;

	const write = async (
		copy: StorageBackend,
		key: string,
		{ json, at }: Pick<StoredRecord, "json" | "at">,
	): Promise<"written" | "full" | "failed"> => {
		try {
			await copy.set(key, makeRecord(key, json, at));
		} catch (failure) {
			return isStorageFull(failure) ? "full" : "failed";
		}
		const isWritten = (await readRecordOf(copy, key))?.json === json;
		return isWritten ? "written" : "failed";
	};
	/** A time later than that of a known record, even if the clock was set back since. */
	const newTime = (knownAt = 0) => Math.max(serverNow(), knownAt + 1);

	/** Removals and repairs run one after the other, because a repair must not restore what is being removed. */
	const exclusively = mutex();
	const decode = (json: string | undefined) => parseJsonAs(schema, json);
	const inMemory = (key: string) => decode(memory.get(key)?.json);
	/** Whether memory may be newer than the copies: its value is not written yet, or was saved after `known` was read. */
	const isAhead = (key: string, known: object | undefined) => {
		const own = memory.get(key);
		return own !== undefined && (own !== known || !own.isStored);
	};
	/** Forgets a value that another tab has removed. */
	const forgetStored = (key: string, known: object | undefined) => {
		if (!isAhead(key, known)) memory.delete(key);
	};

	const keysUnder = async (prefix: string) => {
		const lists = copies.map((copy) => copy.keys(prefix).catch(() => []));
		const known = (await Promise.all(lists)).flat();
		return [...new Set([...known, ...memory.keys()])].filter((key) =>
			key.startsWith(prefix),
		);
	};
	const entriesUnder = async (prefix: string, copy: StorageBackend) =>
		new Map(await copy.entries(prefix).catch(() => []));

	/** Removes a key from memory and every copy; writes a tombstone if a copy does not answer. */
	async function removeKey(key: string, knownAt = memory.get(key)?.at) {
		const removal = { json: tombstone, at: newTime(knownAt) };
		memory.delete(key);
		let everywhere = true;
		for (const copy of copies)
			everywhere = (await succeeds(copy.remove(key))) && everywhere;
		if (!everywhere) for (const copy of copies) await write(copy, key, removal);
	}

	async function read(key: string): Promise<Value | null> {
		const known = memory.get(key);
		const results = await Promise.all(
			copies.map((copy) => readCopy(copy, key)),
		);
		const records = results.map(({ record }) => record);
		const newest = newestRecord(records);
		if (!newest) {
			if (results.every(({ isNone }) => isNone)) forgetStored(key, known);
			return inMemory(key);
		}
		if (newest.json === tombstone) {
			forgetStored(key, known);
			await exclusively(async () => {
				if (!memory.has(key)) await removeKey(key, newest.at);
			});
			return inMemory(key);
		}
		const from = copies[records.indexOf(newest)];
		for (const [index, copy] of copies.entries())
			if (!isSameRecord(records[index], newest))
				await exclusively(async () => {
					if (from && isSameRecord(await readRecordOf(from, key), newest))
						await write(copy, key, newest);
				});
		const own = memory.get(key);
		if (own && own.at >= newest.at && isAhead(key, known))
			return decode(own.json);
		if (!own || own.isStored) memory.set(key, { ...newest, isStored: true });
		return decode(newest.json);
	}

	return {
		/** Saves a value, which stays readable in memory in any case; returns whether it could be read back from a copy. */
		async save(key: string, value: Value): Promise<boolean> {
			const json = JSON.stringify(value);
			const at = newTime(memory.get(key)?.at);
			const record = { json, at, isStored: false };
			memory.set(key, record);
			let results: string[];
			let saved: boolean;
			do {
				results = [];
				for (const copy of copies) results.push(await write(copy, key, record));
				saved = results.includes("written");
			} while (!saved && results.includes("full") && (await makeRoom()));
			record.isStored = saved;
			// A copy that could not be written loses its old value, which must not pass for the newest.
			for (const [index, copy] of copies.entries())
				if (saved && results[index] !== "written")
					await succeeds(copy.remove(key));
			return saved;
		},
		read,
		/** All values under a prefix, from the first copy that has a valid one; fast, but not always the newest. */
		async list(prefix: string): Promise<Value[]> {
			const before = new Map(memory);
			const [first, ...others] = copies;
			// The keys are read too, because one unreadable value may fail the bulk read.
			const [firstValues, known] = await Promise.all([
				first ? entriesUnder(prefix, first) : new Map<string, unknown>(),
				keysUnder(prefix),
			]);
			const keys = new Set(known);
			const listed: Value[] = [];
			const takeValid = (from: ReadonlyMap<string, unknown>) => {
				for (const key of keys) {
					if (isAhead(key, before.get(key))) continue;
					const value = decode(validRecord(key, from.get(key))?.json);
					if (value === null) continue;
					listed.push(value);
					keys.delete(key);
				}
			};
			takeValid(firstValues);
			for (const copy of others)
				if (keys.size > bulkReadFrom)
					takeValid(await entriesUnder(prefix, copy));
			// Single reads also repair the first copy; sync/prefetchCodes reads every code, which repairs a copy that was lost as a whole.
			return [...listed, ...(await withoutNulls([...keys].map(read)))];
		},
		/** All values under a prefix, each the newest; slow for many, because each is read singly. */
		readAll: async (prefix: string): Promise<Value[]> =>
			withoutNulls((await keysUnder(prefix)).map(read)),
		remove: (keys: readonly string[]): Promise<void> =>
			exclusively(async () => {
				for (const key of keys) await removeKey(key);
			}),
		removeWhere: (test: (key: string) => boolean, prefix = ""): Promise<void> =>
			exclusively(async () => {
				for (const key of await keysUnder(prefix))
					if (test(key)) await removeKey(key);
			}),
	};
}
