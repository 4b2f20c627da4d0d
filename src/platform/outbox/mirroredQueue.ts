// A queue in both copies of the phone's database, one record an item: for what must not be lost.
import type * as v from "valibot";
import { chosenHost } from "../http/host";
import { currentSession } from "../session/session";
import { databases } from "../storage/databases";
import { mirroredStore } from "../storage/mirroredStore";
import { mutex } from "../storage/mutex";
import type { QueueStorage } from "./outbox";

/** `prefix`: what the storage keys begin with; `idOf`: the end of an item's key, under which only the latest item stays; `isOfHost`: each API host has its own items; `mayBeBare`: see mirroredStore. */
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
	/** Whether two items of one id say the same. */
	isSame?: (one: Item, other: Item) => boolean;
	/** What is queued where an item takes the place of an earlier one of its id. */
	replace?: (earlier: Item, item: Item) => Item;
	isOfHost?: boolean;
	mayBeBare?: boolean;
}): QueueStorage<Item> & {
	/** A customer's queued items, for all API hosts. */
	readAll(sub: string): Promise<Item[]>;
} {
	const store = mirroredStore(databases, schema, { mayBeBare });
	/** Writes and removals in their order: a removal must not delete a newer item. */
	const exclusively = mutex();
	/** The latest item by key, null for a removed one; the disk follows a moment later. */
	const latest = new Map<string, Item | null>();
	/** Keys of `latest` that are on the disk: one that is gone from it was removed by another tab. */
	const written = new Set<string>();

	const customer = (sub: string) => prefix + encodeURIComponent(sub);
	const ofHost = () =>
		isOfHost && chosenHost() ? `@${encodeURIComponent(chosenHost())}` : "";
	const ofCustomer = (sub: string) => `${customer(sub)}${ofHost()}/`;
	const keyOf = (sub: string, item: Item) => ofCustomer(sub) + idOf(item);
	const cached = (sub: string) =>
		[...latest]
			.filter(([key]) => key.startsWith(ofCustomer(sub)))
			.flatMap(([, item]) => (item ? [item] : []));
	const stillPending = (sub: string, items: readonly Item[]) =>
		items.filter((item) => {
			const queued = latest.get(keyOf(sub, item));
			return queued && isSame(queued, item);
		});

	return {
		cached,
		stillPending,
		readAll: (sub) =>
			exclusively(async () => {
				const own = await store.readAll(`${customer(sub)}/`);
				const others = await store.readAll(`${customer(sub)}@`);
				return [...own, ...others];
			}),
		pending: (sub) =>
			exclusively(async () => {
				const own = ofCustomer(sub);
				const disk = new Map(
					(await store.readAll(own)).map((item) => [keyOf(sub, item), item]),
				);
				for (const key of written)
					if (key.startsWith(own) && !disk.has(key)) latest.delete(key);
				for (const [key, item] of disk) {
					// What is not written yet is newer than the disk's.
					if (latest.has(key) && !written.has(key)) continue;
					latest.set(key, item);
					written.add(key);
				}
				return cached(sub);
			}),
		async add(sub, items) {
			if (currentSession()?.sub !== sub) return;
			const unread = new Set<string>();
			for (const item of items) {
				const key = keyOf(sub, item);
				const earlier = latest.get(key);
				if (!earlier) unread.add(key);
				latest.set(key, earlier ? replace(earlier, item) : item);
				written.delete(key);
			}
			await exclusively(async () => {
				const saving = items.map(async (given) => {
					const key = keyOf(sub, given);
					const onDisk = unread.has(key) ? await store.read(key) : null;
					const newest = latest.get(key);
					if (!newest) return;
					const item = onDisk === null ? newest : replace(onDisk, newest);
					latest.set(key, item);
					if ((await store.save(key, item)) && latest.get(key) === item)
						written.add(key);
				});
				await Promise.all(saving);
			});
		},
		async remove(sub, items) {
			const removed = stillPending(sub, items).map(
				(item) => [keyOf(sub, item), item] as const,
			);
			for (const [key] of removed) {
				latest.set(key, null);
				written.delete(key);
			}
			await exclusively(async () => {
				for (const [key, item] of removed) {
					if (latest.get(key)) continue;
					latest.delete(key);
					const onDisk = await store.read(key);
					// A newer one that another tab has queued stays.
					if (onDisk === null || isSame(onDisk, item))
						await store.remove([key]);
				}
			});
		},
		async clearOthers(sub) {
			const isOthers = (key: string) =>
				!["/", "@"].some((end) => key.startsWith(customer(sub) + end));
			for (const key of latest.keys()) if (isOthers(key)) latest.delete(key);
			await exclusively(() => store.removeWhere(isOthers, prefix));
		},
	};
}
