// Cache Storage in memory, as the page's mirror and the worker use it; what stands in it can be looked at and damaged.

interface Entry {
	status: number;
	headers: [string, string][];
	bytes: Uint8Array<ArrayBuffer>;
	/** The browser has lost its content. */
	isLost?: boolean;
}
type Key = string | { url: string };

export interface FakeCaches {
	/** Stands in for `caches`. */
	storage: object;
	/** By cache name and absolute address. */
	caches: Map<string, Map<string, Entry>>;
	/** Puts text there as a reply, past everything. */
	place(name: string, address: string, text: string, type?: string): void;
	/** From now on every write, or every one of addresses with `part`, fails as on a full disk, or works again. */
	fill(isFull: boolean, part?: string): void;
	/** The content of every reply with `part` in its address can no longer be read. */
	lose(part: string): void;
}

const lostContent = () =>
	new ReadableStream({
		start: (stream) => stream.error(new TypeError("The content is lost")),
	});

export function fakeCaches(origin = "https://gift.example"): FakeCaches {
	const all: FakeCaches["caches"] = new Map();
	/** Writes of addresses with it fail; null: none. */
	let fullPart: string | null = null;
	const addressOf = (key: Key) =>
		new URL(typeof key === "string" ? key : key.url, origin).href;
	const replyOf = ({ bytes, status, headers, isLost }: Entry) =>
		new Response(isLost ? lostContent() : Uint8Array.from(bytes), {
			status,
			headers,
		});
	const cacheNamed = (name: string) => {
		const found = all.get(name) ?? new Map<string, Entry>();
		all.set(name, found);
		return found;
	};
	const asCache = (entries: Map<string, Entry>) => ({
		match: async (key: Key) => {
			const entry = entries.get(addressOf(key));
			return entry && replyOf(entry);
		},
		put: async (key: Key, reply: Response) => {
			const bytes = new Uint8Array(await reply.arrayBuffer());
			if (fullPart !== null && addressOf(key).includes(fullPart))
				throw new DOMException("No room", "QuotaExceededError");
			entries.set(addressOf(key), {
				status: reply.status,
				headers: [...reply.headers],
				bytes,
			});
		},
		delete: async (key: Key) => entries.delete(addressOf(key)),
		keys: async () => [...entries.keys()].map((url) => ({ url })),
		matchAll: async () => [...entries.values()].map(replyOf),
	});
	const storage = {
		open: async (name: string) => asCache(cacheNamed(name)),
		has: async (name: string) => all.has(name),
		keys: async () => [...all.keys()],
		delete: async (name: string) => all.delete(name),
		match: async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
			const names = cacheName === undefined ? [...all.keys()] : [cacheName];
			for (const name of names) {
				const entry = all.get(name)?.get(addressOf(key));
				if (entry) return replyOf(entry);
			}
			return undefined;
		},
	};
	return {
		storage,
		caches: all,
		place(name, address, text, type = "application/json") {
			cacheNamed(name).set(addressOf(address), {
				status: 200,
				headers: [["content-type", type]],
				bytes: new TextEncoder().encode(text),
			});
		},
		fill(isFull, part = "") {
			fullPart = isFull ? part : null;
		},
		lose(part) {
			for (const entries of all.values())
				for (const [address, entry] of entries)
					if (address.includes(part)) entry.isLost = true;
		},
	};
}
