// The outbox: named queues of what the server has not received yet, each bound to its customer and kept over a restart (O04, O05).
import { combineStops, onVisibility } from "../browser/listen";
import { withLock } from "../browser/locks";
import { onNetworkChange } from "../browser/online";
import { ApiFailure, isRetryable } from "../http/apiFailure";
import { assertSignedIn, currentSession } from "../session/session";

/** Where a queue is stored; `sub` is the customer whose items these are. */
export interface QueueStorage<Item> {
	/** Queued items that are known without waiting for the disk. */
	cached(sub: string): Item[];
	/** All queued items, other tabs' included. */
	pending(sub: string): Promise<Item[]>;
	/** The given items that are still queued unchanged. */
	stillPending(sub: string, items: readonly Item[]): Item[];
	/** Cached at once; resolves when on the disk. Adds nothing for a customer who is not signed in. */
	add(sub: string, items: readonly Item[]): Promise<void>;
	/** Removes the items that are still queued unchanged. */
	remove(sub: string, items: readonly Item[]): Promise<void>;
}

interface QueueDefinition<Item, Storage> {
	/** The name of the lock that all tabs send under. */
	name: string;
	storage: QueueStorage<Item> & Storage;
	request(sub: string, batch: [Item, ...Item[]]): Promise<unknown>;
	/** Which items share a request; each has its own by default. Items that are not due are left out. */
	batches?(items: Item[]): Item[][];
	/** What the host fails on comes after all others in the next round, known by this id; without it the order stays. */
	idOf?(item: Item): string;
	/** Runs the request of a batch and returns the items that need no further one; all by default. */
	attempt?(
		sub: string,
		batch: readonly Item[],
		send: () => Promise<unknown>,
	): Promise<readonly Item[]>;
}

/** Whether a host that answers failed on the request: another item's may succeed. */
const isHostFailure = (failure: unknown): boolean =>
	failure instanceof ApiFailure &&
	failure.reason === "status" &&
	failure.status >= 500;

/** A queue that has all that its storage has. */
export function createQueue<Item, Storage>({
	name,
	storage,
	request,
	batches = (items) => items.map((item) => [item]),
	idOf,
	attempt = async (_sub, batch, send) => {
		await send();
		return batch;
	},
}: QueueDefinition<Item, Storage>) {
	type OnRefused = (item: Item) => void;
	type OnSent = (items: readonly Item[]) => void;

	/** Runs work while no tab sends this queue. */
	const exclusively = <Result>(work: () => Promise<Result>) =>
		withLock(name, work);

	/** Sends one batch of a customer. Throws what is worth a retry; a refused item is removed and passed to `onRefused`, sent ones are passed to `onSent` and then removed. */
	async function send(
		sub: string,
		items: readonly Item[],
		onRefused?: OnRefused,
		onSent?: OnSent,
	): Promise<void> {
		const due = storage.stillPending(sub, items);
		const [first, ...others] = due;
		if (first === undefined) return;
		assertSignedIn(sub);
		let done: readonly Item[] = due;
		try {
			done = await attempt(sub, due, () => request(sub, [first, ...others]));
			onSent?.(done);
		} catch (failure) {
			if (isRetryable(failure)) throw failure;
			// One item may have caused the refusal of the whole batch.
			if (others.length > 0) {
				for (const item of due) await send(sub, [item], onRefused, onSent);
				return;
			}
			assertSignedIn(sub);
			for (const item of due) onRefused?.(item);
		}
		await storage.remove(sub, done);
	}

	/** Ids that the host failed on, the longest ago first; only those of one group share a request. */
	let failedGroups: string[][] = [];
	/** Those that the host fails on for ever must not hold the others up. */
	function inOrder(items: Item[]): Item[][] {
		if (!idOf) return batches(items);
		const isIn = (ids: readonly string[]) => (item: Item) =>
			ids.includes(idOf(item));
		const groups = failedGroups.map((ids) => items.filter(isIn(ids)));
		const others = items.filter((item) => !isIn(failedGroups.flat())(item));
		return [others, ...groups].flatMap(batches);
	}
	/** Notes whether the host failed on a batch; of several items it is halved. */
	function noteResult(batch: readonly Item[], isFailed: boolean): void {
		if (!idOf) return;
		const ids = batch.map(idOf);
		failedGroups = failedGroups
			.map((group) => group.filter((id) => !ids.includes(id)))
			.filter(({ length }) => length > 0);
		const half = Math.ceil(ids.length / 2);
		if (isFailed)
			for (const group of [ids.slice(0, half), ids.slice(half)])
				if (group.length > 0) failedGroups.push(group);
	}

	/** Sends all that is due of the signed-in customer, oldest first; ends at the first failure worth a retry. True where something was sent. Never rejects. */
	const sendAll = (onRefused?: OnRefused, onSent?: OnSent) =>
		exclusively(async () => {
			const sub = currentSession()?.sub;
			if (!sub) return false;
			let isSent = false;
			try {
				for (const batch of inOrder(await storage.pending(sub))) {
					if (batch.length === 0) continue;
					await send(sub, batch, onRefused, onSent).catch((failure) => {
						if (isHostFailure(failure)) noteResult(batch, true);
						throw failure;
					});
					noteResult(batch, false);
					isSent = true;
				}
			} catch {
				// The next start, network or visit retries.
			}
			return isSent;
		});

	return { ...storage, exclusively, send, sendAll };
}

/** Waits for a call whose reply nobody reads: with a reply of any shape it has arrived. */
export async function ignoringReply(sent: Promise<unknown>): Promise<void> {
	await sent.catch((failure: unknown) => {
		if (!(failure instanceof ApiFailure && failure.reason === "shape"))
			throw failure;
	});
}

/** Runs the work now and whenever the network or the person comes back. Returns a stop function. */
export function onRetry(work: () => void): () => void {
	const stop = combineStops(
		onNetworkChange((online) => {
			if (online) work();
		}),
		onVisibility("visible", work),
	);
	work();
	return stop;
}
