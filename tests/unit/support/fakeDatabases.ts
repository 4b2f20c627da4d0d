// IndexedDB in memory, as the page's databases use it; what stands in it can be looked at, and it can hang, refuse or be full.

type Values = Map<string, unknown>;
type Handler = (() => void) | null;

interface Asked {
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
		open(name: string): Asked;
	};
	/** By names of database, store and key. */
	disk: Map<string, Map<string, Values>>;
	/** What the disk does from now on with each request; null: it works. */
	trouble: "hangs" | "refuses" | "full" | null;
	/** Names in the order in which they were opened. */
	opened: string[];
	/** Closes all connections without an event. */
	closeAll(name: string): void;
	/** Makes a database with these values. */
	place(name: string, values: Values): void;
}

const fault = (name: string) => new DOMException("No", name);

export function fakeDatabases(): FakeDatabases {
	const connections = new Map<string, Set<FakeConnection>>();
	const openOf = (name: string) => {
		const found = connections.get(name) ?? new Set();
		connections.set(name, found);
		return found;
	};
	/** Runs the work soon and then tells its end, unless the disk hangs or refuses. */
	const ask = (asked: Asked, work: () => void): Asked => {
		queueMicrotask(() => {
			if (fake.trouble === "hangs") return;
			if (fake.trouble === "refuses") {
				asked.error = fault("UnknownError");
				asked.onerror?.();
			} else work();
		});
		return asked;
	};
	const request = (work: () => unknown): Asked => {
		const asked: Asked = {};
		return ask(asked, () => {
			asked.result = work();
			asked.onsuccess?.();
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
				const asked: Asked = {};
				return ask(asked, () => {
					const isNew = !fake.disk.has(name);
					if (isNew) fake.disk.set(name, new Map());
					asked.result = connect(name);
					if (isNew) asked.onupgradeneeded?.();
					asked.onsuccess?.();
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
