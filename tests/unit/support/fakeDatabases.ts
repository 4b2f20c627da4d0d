// A fake IndexedDB in memory for the page's databases, which a test can read and make hang, refuse or run full.

type Values = Map<string, unknown>;
type Handler = (() => void) | null;

interface PendingRequest {
	result?: unknown;
	error?: DOMException;
	onsuccess?: Handler;
	onerror?: Handler;
	onupgradeneeded?: Handler;
}
interface Transaction {
	error?: DOMException;
	oncomplete?: Handler;
	onabort?: Handler;
}
interface FakeConnection {
	close(): void;
}

export interface FakeDatabases {
	/** Stands in for `indexedDB`. */
	factory: {
		open(name: string): PendingRequest;
	};
	/** The values by database, store and key. */
	disk: Map<string, Map<string, Values>>;
	/** How every request fails; null if requests work. */
	trouble: "hangs" | "refuses" | "full" | null;
	/** The names of the opened databases, in order. */
	opened: string[];
	/** Closes all connections to a database without an event. */
	closeAll(name: string): void;
	/** Creates a database with these values. */
	place(name: string, values: Values): void;
}

const fault = (name: string) => new DOMException("No", name);

export function fakeDatabases(): FakeDatabases {
	const connections = new Map<string, Set<FakeConnection>>();
	const openOf = (name: string) => {
		const open = connections.get(name) ?? new Set();
		connections.set(name, open);
		return open;
	};
	/** Runs the work in a microtask, unless the disk hangs or refuses. */
	const ask = (pending: PendingRequest, work: () => void): PendingRequest => {
		queueMicrotask(() => {
			if (fake.trouble === "hangs") return;
			if (fake.trouble === "refuses") {
				pending.error = fault("UnknownError");
				pending.onerror?.();
			} else work();
		});
		return pending;
	};
	const request = (work: () => unknown): PendingRequest => {
		const pending: PendingRequest = {};
		return ask(pending, () => {
			pending.result = work();
			pending.onsuccess?.();
		});
	};

	function connect(name: string): FakeConnection {
		const connection = {
			close: () => void openOf(name).delete(connection),
			createObjectStore: (store: string) =>
				fake.disk.get(name)?.set(store, new Map()),
			transaction(storeName: string, mode: string) {
				if (!openOf(name).has(connection)) throw fault("InvalidStateError");
				const values = fake.disk.get(name)?.get(storeName);
				if (!values) throw fault("NotFoundError");
				const transaction: Transaction = {};
				const write = (work: () => void) => {
					if (mode !== "readwrite") throw fault("ReadOnlyError");
					ask({}, () => {
						if (fake.trouble !== "full") {
							work();
							transaction.oncomplete?.();
							return;
						}
						transaction.error = fault("QuotaExceededError");
						transaction.onabort?.();
					});
				};
				return {
					objectStore: () => ({
						transaction,
						get: (key: string) => request(() => values.get(key)),
						getAll: () => request(() => [...values.values()]),
						getAllKeys: () => request(() => [...values.keys()]),
						put: (value: unknown, key: string) =>
							write(() => values.set(key, structuredClone(value))),
						delete: (key: string) => write(() => values.delete(key)),
					}),
				};
			},
		};
		openOf(name).add(connection);
		return connection;
	}

	const fake: FakeDatabases = {
		factory: {
			open(name) {
				fake.opened.push(name);
				const pending: PendingRequest = {};
				return ask(pending, () => {
					const isNew = !fake.disk.has(name);
					if (isNew) fake.disk.set(name, new Map());
					pending.result = connect(name);
					if (isNew) pending.onupgradeneeded?.();
					pending.onsuccess?.();
				});
			},
		},
		disk: new Map(),
		trouble: null,
		opened: [],
		closeAll: (name) => openOf(name).clear(),
		place(name, values) {
			fake.disk.set(name, new Map([["kept", values]]));
		},
	};
	return fake;
}
