// A queue in both copies of the phone's database, one record an item: for what must not be lost.
import type * as v from "valibot";
import { currentSession } from "../session/session";
import { databases } from "../storage/databases";
import { mirroredStore } from "../storage/mirroredStore";
import { mutex } from "../storage/mutex";
import type { QueueStorage } from "./outbox";

/** `prefix`: of the storage keys; `idOf`: the end of an item's key, of which only the latest item counts; `mayBeBare`: as of mirroredStore. */
export function mirroredQueue<Item>({
	prefix,
	schema,
	idOf,
	isSame = () => true,
	mayBeBare,
}: {
	prefix: string;
	schema: v.GenericSchema<unknown, Item>;
	idOf: (item: Item) => string;
	/** Whether two items of one id say the same. */
	isSame?: (one: Item, other: Item) => boolean;
	mayBeBare?: boolean;
}): QueueStorage<Item> {
	const store = mirroredStore(databases, schema, { mayBeBare });
	/** Writes and removals in their order: a removal must not delete a newer item. */
	const exclusively = mutex();
	/** The latest item by key; the disk has it a moment later. */
	const latest = new Map<string, Item>();
	/** Keys of `latest` that are on the disk: one that is gone from it was removed by another tab. */
	const written = new Set<string>();

	const ofCustomer = (sub: string) => `${prefix}${encodeURIComponent(sub)}/`;
	const keyOf = (sub: string, item: Item) => ofCustomer(sub) + idOf(item);
	const cached = (sub: string) =>
		[...latest]
			.filter(([key]) => key.startsWith(ofCustomer(sub)))
			.map(([, item]) => item);
	const stillPending = (sub: string, items: readonly Item[]) =>
		items.filter((item) => {
			const queued = latest.get(keyOf(sub, item));
			return queued !== undefined && isSame(queued, item);
		});

	return {
		cached,
		stillPending,
		pending: (sub) =>
			exclusively(async () => {
				const own = ofCustomer(sub);
				const disk = new Map(
					(await store.readAll(own)).map((item) => [keyOf(sub, item), item]),
				);
				for (const key of written)
					if (key.startsWith(own) && !disk.has(key)) latest.delete(key);
				for (const [key, item] of disk) {
					// An item that is not written yet is newer than the disk's.
					if (latest.has(key) && !written.has(key)) continue;
					latest.set(key, item);
					written.add(key);
				}
				return cached(sub);
			}),
		async add(sub, items) {
			if (currentSession()?.sub !== sub) return;
			for (const item of items) {
				latest.set(keyOf(sub, item), item);
				written.delete(keyOf(sub, item));
			}
			await exclusively(async () => {
				const saving = items.map(async (item) => {
					const key = keyOf(sub, item);
					if ((await store.save(key, item)) && latest.get(key) === item)
						written.add(key);
				});
				await Promise.all(saving);
			});
		},
		async remove(sub, items) {
			const keys = stillPending(sub, items).map((item) => keyOf(sub, item));
			for (const key of keys) {
				latest.delete(key);
				written.delete(key);
			}
			await exclusively(() =>
				store.remove(keys.filter((key) => !latest.has(key))),
			);
		},
		async clearOthers(sub) {
			const isOthers = (key: string) => !key.startsWith(ofCustomer(sub));
			for (const key of latest.keys()) if (isOthers(key)) latest.delete(key);
			await exclusively(() => store.removeWhere(isOthers, prefix));
		},
	};
}
