// A queue in both copies of the phone's database, with one record per item, for data that must not be lost.
import type * as v from "valibot";
import { chosenHost } from "../http/host";
import { currentSession } from "../session/session";
import { databases } from "../storage/databases";
import { mirroredStore, mutex } from "../storage/mirroredStore";
import type { QueueStorage } from "./outbox";

/** `prefix`: the start of the storage keys; `idOf`: the end of an item's key, under which only the latest item stays; `isOfHost`: each API host has its own items; `mayBeBare`: see mirroredStore. */
export function mirroredQueue<Item>({
	prefix,
	schema,
	idOf,
	isSame = () => true,
	replace = (_earlier, item) => item,
	isOfHost = false,
	mayBeBare,
}: {
	prefix: string;
	schema: v.GenericSchema<unknown, Item>;
	idOf: (item: Item) => string;
	/** Whether two items with the same id are equal. */
	isSame?: (one: Item, other: Item) => boolean;
	/** Returns the item to queue when one replaces an earlier one with the same id. */
	replace?: (earlier: Item, item: Item) => Item;
	isOfHost?: boolean;
	mayBeBare?: boolean;
}): QueueStorage<Item> & {
	/** A customer's queued items, for all API hosts. */
	readAll(sub: string): Promise<Item[]>;
	/** Removes the items of every other customer. */
	clearOthers(sub: string): Promise<void>;
} {
	const store = mirroredStore(databases, schema, { mayBeBare });
	/** Runs writes and removals in their order, because a removal must not delete a newer item. */
	const exclusively = mutex();
	/** The latest item by key, null for a removed one; the disk follows a moment later. `isWritten`: it is on the disk, so that another tab has removed it if the disk lacks it. */
	const latest = new Map<string, { item: Item | null; isWritten: boolean }>();

	const customerPrefix = (sub: string) => prefix + encodeURIComponent(sub);
	const hostSuffix = () => {
		const host = isOfHost ? chosenHost() : "";
		return host && `@${encodeURIComponent(host)}`;
	};
	/** The prefix of a customer's keys; read once in each call, because another tab may change the API host while the call waits. */
	const ownPrefix = (sub: string) => `${customerPrefix(sub)}${hostSuffix()}/`;
	const withKeys = (own: string, items: readonly Item[]) =>
		items.map((item) => [own + idOf(item), item] as const);
	const latestUnder = (own: string) =>
		[...latest]
			.filter(([key]) => key.startsWith(own))
			.flatMap(([, { item }]) => (item ? [item] : []));
	const pendingWithKeys = (sub: string, items: readonly Item[]) =>
		withKeys(ownPrefix(sub), items).filter(([key, item]) => {
			const queued = latest.get(key)?.item;
			return queued && isSame(queued, item);
		});

	return {
		cached: (sub) => latestUnder(ownPrefix(sub)),
		stillPending: (sub, items) =>
			pendingWithKeys(sub, items).map(([, item]) => item),
		readAll: (sub) =>
			exclusively(async () => {
				const own = await store.readAll(`${customerPrefix(sub)}/`);
				const others = await store.readAll(`${customerPrefix(sub)}@`);
				return [...own, ...others];
			}),
		pending(sub) {
			const own = ownPrefix(sub);
			return exclusively(async () => {
				const disk = new Map(withKeys(own, await store.readAll(own)));
				for (const [key, { isWritten }] of latest)
					if (isWritten && key.startsWith(own) && !disk.has(key))
						latest.delete(key);
				// An item that is not written yet is newer than the disk's.
				for (const [key, item] of disk)
					if (latest.get(key)?.isWritten !== false)
						latest.set(key, { item, isWritten: true });
				return latestUnder(own);
			});
		},
		async add(sub, items) {
			if (currentSession()?.sub !== sub) return;
			const unread = new Set<string>();
			const added = withKeys(ownPrefix(sub), items);
			for (const [key, item] of added) {
				const earlier = latest.get(key)?.item;
				if (!earlier) unread.add(key);
				const newest = earlier ? replace(earlier, item) : item;
				latest.set(key, { item: newest, isWritten: false });
			}
			await exclusively(async () => {
				const saving = added.map(async ([key]) => {
					const onDisk = unread.has(key) ? await store.read(key) : null;
					const newest = latest.get(key)?.item;
					if (!newest) return;
					const item = onDisk === null ? newest : replace(onDisk, newest);
					const saved = { item, isWritten: false };
					latest.set(key, saved);
					saved.isWritten = await store.save(key, item);
				});
				await Promise.all(saving);
			});
		},
		async remove(sub, items) {
			const removed = pendingWithKeys(sub, items);
			for (const [key] of removed)
				latest.set(key, { item: null, isWritten: false });
			await exclusively(async () => {
				for (const [key, item] of removed) {
					if (latest.get(key)?.item) continue;
					latest.delete(key);
					const onDisk = await store.read(key);
					// A newer item that another tab has queued stays.
					if (onDisk === null || isSame(onDisk, item))
						await store.remove([key]);
				}
			});
		},
		async clearOthers(sub) {
			const isOthers = (key: string) =>
				!["/", "@"].some((end) => key.startsWith(customerPrefix(sub) + end));
			for (const key of latest.keys()) if (isOthers(key)) latest.delete(key);
			await exclusively(() => store.removeWhere(isOthers, prefix));
		},
	};
}
