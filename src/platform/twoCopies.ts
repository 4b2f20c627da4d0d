// Keeps a value in two copies with a checksum each: what is damaged, older or should be gone in one is made good from the other. Never throws.
import * as v from "valibot";
import { checksum } from "./checksum";
import { serverNow } from "./clock";

/** One place that keeps values; may reject or give damaged ones. */
export interface Copy {
	get(key: string): Promise<unknown>;
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	keys(): Promise<string[]>;
	/** Everything in one go: a thousand single reads would hold a start up. */
	entries(): Promise<[key: string, value: unknown][]>;
}

export interface Keeper<Value> {
	/** Whether the value could be read back; it stays readable in memory in any case. */
	save(key: string, value: Value): Promise<boolean>;
	read(key: string): Promise<Value | null>;
	/** All values under keys that start so, from the first copy: a thousand in one go. Whether one is the newest only `read` knows. */
	list(prefix: string): Promise<Value[]>;
	/** The same, each read: for a few, of which none may be old. */
	readAll(prefix: string): Promise<Value[]>;
	/** Removes every key that the test names, damaged ones included. */
	removeWhere(test: (key: string) => boolean): Promise<void>;
}

const record = v.object({
	json: v.string(),
	sum: v.string(),
	/** When it was written, server time in ms: of two good records the later one counts. */
	at: v.number(),
});
type Kept = v.InferOutput<typeof record>;

/** What stands for a value that was removed while another copy did not answer: that one may still have it. */
const gone = "null";

/** The checksum is bound to the key, so that one customer's record never passes for another's. */
const sumOf = (key: string, json: string) => checksum(`${key}\n${json}`);
/** A record whose checksum is right, else null. */
const soundRecord = (key: string, value: unknown): Kept | null =>
	v.is(record, value) && value.sum === sumOf(key, value.json) ? value : null;
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

/** A keeper over copies; the first is written first, and lists are read from it. */
export function keepIn<Schema extends v.GenericSchema>(
	copies: readonly Copy[],
	schema: Schema,
): Keeper<v.InferOutput<Schema>> {
	const memory = new Map<string, string>();

	/** The good record of a copy, else null. */
	const keptIn = (copy: Copy, key: string) =>
		quietly(async () => soundRecord(key, await copy.get(key)), null);

	const write = (
		copy: Copy,
		key: string,
		{ json, at }: Pick<Kept, "json" | "at">,
	) =>
		quietly(async () => {
			await copy.set(key, { json, at, sum: sumOf(key, json) });
			return (await keptIn(copy, key))?.json === json;
		}, false);
	const remove = (copy: Copy, key: string) =>
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
	const decode = (json: string | null) => {
		if (json === null) return null;
		const value = v.safeParse(schema, JSON.parse(json));
		return value.success ? value.output : null;
	};

	/** In whichever copy they are. */
	const keysUnder = async (prefix: string) => {
		const kept = copies.map((copy) => quietly(() => copy.keys(), []));
		const all = new Set([
			...(await Promise.all(kept)).flat(),
			...memory.keys(),
		]);
		return [...all].filter((key) => key.startsWith(prefix));
	};

	const keeper: Keeper<v.InferOutput<Schema>> = {
		async save(key, value) {
			const json = JSON.stringify(value);
			memory.set(key, json);
			const kept = { json, at: serverNow() };
			const written: boolean[] = [];
			for (const copy of copies) written.push(await write(copy, key, kept));
			const saved = written.includes(true);
			// What a copy that is full still has from before must not pass for the newest.
			for (const [index, copy] of copies.entries())
				if (saved && !written[index]) await remove(copy, key);
			return saved;
		},
		async read(key) {
			const found = await Promise.all(copies.map((copy) => keptIn(copy, key)));
			const [newest] = found
				.filter((kept) => kept !== null)
				.sort((one, other) => other.at - one.at);
			if (!newest) return decode(memory.get(key) ?? null);
			if (newest.json === gone) {
				// The copy that did not answer may do so now; what was saved since stays.
				await keeper.removeWhere((it) => it === key && !memory.has(it));
				return null;
			}
			const from = copies[found.indexOf(newest)];
			for (const [index, copy] of copies.entries())
				if (found[index]?.json !== newest.json)
					await inTurn(async () => {
						if ((await keptIn(from, key))?.json === newest.json)
							await write(copy, key, newest);
					});
			return decode(newest.json);
		},
		async list(prefix) {
			const entries = quietly(() => copies[0].entries(), []);
			const keys = await keysUnder(prefix);
			const kept = new Map(await entries);
			return present(
				keys.map((key) => {
					const sound = soundRecord(key, kept.get(key));
					// At once, for a start waits for a thousand of them; what is missing or damaged in the first is read by itself, which heals it.
					return sound ? decode(sound.json) : keeper.read(key);
				}),
			);
		},
		readAll: async (prefix) =>
			present((await keysUnder(prefix)).map(keeper.read)),
		removeWhere: (test) =>
			inTurn(async () => {
				for (const key of await keysUnder("")) {
					if (!test(key)) continue;
					memory.delete(key);
					let everywhere = true;
					for (const copy of copies)
						everywhere = (await remove(copy, key)) && everywhere;
					const sign = { json: gone, at: serverNow() };
					if (!everywhere)
						for (const copy of copies) await write(copy, key, sign);
				}
			}),
	};
	return keeper;
}
