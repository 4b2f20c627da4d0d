// Queues in local storage, with one list for each customer or one for all; an item is written before `add` returns.
import type * as v from "valibot";
import { optionalList } from "../../contract/fields";
import { currentSession } from "../session/session";
import { local } from "../storage/storage";
import type { QueueStorage } from "./outbox";

/** Saves a list, or removes its key where it is empty. */
export const writeList = (key: string, items: readonly unknown[]) => {
	if (items.length > 0) local.write(key, items);
	else local.remove(key);
};

const isEqualJson = (one: unknown, other: unknown) =>
	JSON.stringify(one) === JSON.stringify(other);

/** Creates a queue in local storage; a damaged list counts as empty, and a damaged item is left out. */
export function localQueue<Item>({
	key,
	schema,
	isOwn = () => true,
	isUnique = false,
	limit = Infinity,
}: {
	/** The storage key of a customer's list. */
	key: (sub: string) => string;
	schema: v.GenericSchema<unknown, Item>;
	/** Whether an item is the customer's, where all customers share one list. */
	isOwn?: (item: Item, sub: string) => boolean;
	/** Whether an item replaces an equal one that is queued already. */
	isUnique?: boolean;
	/** The oldest items beyond this number are dropped. */
	limit?: number;
}): QueueStorage<Item> {
	const read = (sub: string): Item[] =>
		local.read(key(sub), optionalList(schema)) ?? [];
	const write = (sub: string, items: Item[]) => writeList(key(sub), items);
	const without = (all: Item[], items: readonly Item[]) => {
		const rest = [...all];
		for (const item of items) {
			const at = rest.findIndex((each) => isEqualJson(each, item));
			if (at >= 0) rest.splice(at, 1);
		}
		return rest;
	};
	const cached = (sub: string) => read(sub).filter((item) => isOwn(item, sub));
	return {
		cached,
		pending: async (sub) => cached(sub),
		stillPending: (sub, items) => {
			const queued = cached(sub);
			return items.filter((item) => queued.some((it) => isEqualJson(it, item)));
		},
		async add(sub, items) {
			if (currentSession()?.sub !== sub) return;
			const before = isUnique ? without(read(sub), items) : read(sub);
			write(sub, [...before, ...items].slice(-limit));
		},
		remove: async (sub, items) => write(sub, without(read(sub), items)),
	};
}
