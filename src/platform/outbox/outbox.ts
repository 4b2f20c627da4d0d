// The outbox: named queues of changes that the server has not received yet, each bound to its customer and kept across restarts (O04, O05).
import { combineStops, onVisibility } from "../browser/listen";
import { withLock } from "../browser/locks";
import { onNetworkChange } from "../browser/online";
import { ApiFailure, isRetryable } from "../http/apiFailure";
import { assertSignedIn, currentSession } from "../session/session";

/** Where a queue is stored; `sub` is the customer whose items these are. */
export interface QueueStorage<Item> {
	/** The queued items that are known without waiting for the disk. */
	cached(sub: string): Item[];
	/** All queued items, other tabs' included. */
	pending(sub: string): Promise<Item[]>;
	/** The given items that are still queued unchanged. */
	stillPending(sub: string, items: readonly Item[]): Item[];
	/** Queues items, which are in `cached` at once; resolves when they are on the disk. Adds nothing for a customer who is not signed in. */
	add(sub: string, items: readonly Item[]): Promise<void>;
	/** Removes the items that are still queued unchanged. */
	remove(sub: string, items: readonly Item[]): Promise<void>;
}

interface QueueDefinition<Item, Storage> {
	/** The name of the lock under which all tabs send. */
	name: string;
	storage: QueueStorage<Item> & Storage;
	request(sub: string, batch: [Item, ...Item[]]): Promise<unknown>;
	/** Groups the items that share a request, by default one each, and leaves out items that are not due. */
	batches?(items: Item[]): Item[][];
	/** Sends a batch and returns the items that need no further request, by default all. */
	attempt?(
		sub: string,
		batch: readonly Item[],
		send: () => Promise<unknown>,
	): Promise<readonly Item[]>;
}

/** Creates a queue; it also has the functions of its storage. */
export function createQueue<Item, Storage>({
	name,
	storage,
	request,
	batches = (items) => items.map((item) => [item]),
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

	/** Sends one batch of a customer. Throws a failure that is worth a retry; a refused item is removed and passed to `onRefused`, sent ones are passed to `onSent` and then removed. */
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
			// One item may have caused the refusal of the whole batch, so each is sent alone.
			if (others.length > 0) {
				for (const item of due) await send(sub, [item], onRefused, onSent);
				return;
			}
			assertSignedIn(sub);
			for (const item of due) onRefused?.(item);
		}
		await storage.remove(sub, done);
	}

	/** Sends all due items of the signed-in customer, oldest first; resolves to true if something was sent and no request must be retried. Never rejects. */
	const sendAll = (onRefused?: OnRefused, onSent?: OnSent) =>
		exclusively(async () => {
			const sub = currentSession()?.sub;
			if (!sub) return false;
			try {
				const due = batches(await storage.pending(sub));
				for (const batch of due) await send(sub, batch, onRefused, onSent);
				return due.some(({ length }) => length > 0);
			} catch {
				// The next start, network change or return to the app retries.
				return false;
			}
		});

	return { ...storage, exclusively, send, sendAll };
}

/** Waits for a call whose reply is not used; a reply of a wrong shape is ignored, because the request has arrived. */
export async function ignoringReply(sent: Promise<unknown>): Promise<void> {
	await sent.catch((failure: unknown) => {
		if (!(failure instanceof ApiFailure && failure.reason === "shape"))
			throw failure;
	});
}

/** Runs the work now and whenever the network returns or the page becomes visible. Returns a stop function. */
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
